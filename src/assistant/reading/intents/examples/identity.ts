export const IDENTITY = `
who created you
who programmed you
what company made you
what should i call you
can i change your name
i am going to call you bob
are you a real person
are you an ai
is this a real person or a computer
am i talking to a machine
what are you
what model are you
are you like siri
do you know siri
are you human or what
are you a computer program
who is your creator
who is your daddy
who owns you
who invented you
who trained you
tell me your name
who are your makers
who is your maker
who came up with you
who is the creator of this bot
who is behind you
who designed this bot
who wrote your code
who is responsible for making you
tell me who created you
do you know who created you
i would like to know who made you
i want to know who built this ai
can you tell me who programmed you
what company are you from
what company created you
which company built this bot
what team made you
where did you come from who made you
were you made by google
were you created by a person
do you have a creator
do you have a name
do you have a first name
do you go by a name
what name should i use for you
what name do they call you
what are you called
what are you named
what do people call you
what do they call you
what do you go by
what do i call you
what may i call you
what can i call you
what would you prefer i call you
what would you like to be called
what should i refer to you as
how should i address you
how should i refer to you
how do i address you
is there a name i should call you
may i ask your name
may i have your name
could you tell me your name
can i get your name
can i know your name
i would like to know your name
i did not get your name
give me your name
say your name
state your name
who am i speaking with
who am i talking to
who is this
who are you
who are you exactly
what exactly are you
are you a bot
are you a chatbot
are you a machine
are you a human being
are you a person
are you a live person
are you a real live person
are you an actual person
are you an actual human
are you artificial intelligence
are you chat gpt
are you a language model
are you a real boy
are you real
are you real or fake
are you automated
is this automated
is this an automated reply
is this a human
is this ai
is this an ai or a person
is there a person behind this
is a human typing this
am i talking to a person
am i talking to a real human
am i chatting with a bot
am i speaking to a computer
you are a bot right
you are not a real person are you
so you are a robot
tell me if you are a bot
tell me if you are a real person
let me know if you are a robot
let me know if you are an ai
i would like to know if you are a machine
i want to know if you are human
do i speak to a human or a machine
can you prove you are human
do you identify as human
i think you are a bot
i bet you are a robot
sounds like you are a bot
`;
