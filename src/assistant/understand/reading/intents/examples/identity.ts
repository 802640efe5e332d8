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
do you like dogs
do you like cats
do you have any pets
do you have a dog
do you have a family
do you have kids
do you have a girlfriend
do you have feelings
do you have hobbies
what do you do for fun
what are your hobbies
what is your favorite color
what is your favorite food
do you eat
do you sleep
do you dream
do you drink coffee
do you get paid
do you get tired
how old are you
when is your birthday
when were you born
where were you born
where did you grow up
where do you live
what country are you from
who do you work for
who is your boss
are you alive
are you smart
are you married
do you love me
do you have siblings
do you have parents
do you have a mom
do you have a favorite team
do you have a body
do you have a car
do you have a degree
do you go to school
do you go on vacation
do you play video games
do you like music
do you like pizza
do you watch tv
are you single
are you a boy or a girl
are you a man or a woman
do you own any animals
do you own a cat
what kind of pets do you have
how many kids do you have
do you have brothers or sisters
what is your age
how many years old are you
what year were you born
where did you come from
what country do you come from
what is your nationality
what do you like to do
what do you like to do in your free time
what do you enjoy doing
do you have a hobby
what are you into
who is your employer
are you working for somebody
who do you answer to
who is in charge of you
do you have a boss
what do you look like
are you happy
do you get bored
do you get lonely
who are your parents
what are you made of
what is your purpose
tell me about yourself
tell me where you are from
were you born yesterday
were you made in america
what do you eat
are you hungry
are you tired
what do you do all day
how did you come to be
how did you come about
how did you come into existence
what is the name that you were given
tell me what you were named
how long have you been alive
how long have you existed
what do you do when you are bored
what do you do after work
do you have a favorite hobby
what makes you tick
`;
