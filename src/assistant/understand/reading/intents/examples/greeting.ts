export const GREETING = `
hello there
hey carl
hi carl
hi there
good evening
good day to you
morning
what is up
what is good
what is happening
how are you
how are you doing today
how is it going
how goes it
how do you do
how have you been
how is your day going
how is life
you doing ok
are you doing well
are you all right
hope you are well
hope you are having a good day
nice to meet you
pleased to meet you
hello is this working
hello anyone there
i have a question
quick question
can i ask you something
can you help me
i need some help
hi i need help
knock knock
greetings
howdy partner
top of the morning
yo carl
what is crackin
what is cooking
what is new
hello anybody home
hello is anyone there
hey can you hear me
testing is this on
hi are you there
hey you
good afternoon sir
evening
happy friday
hope all is well
hello my friend
hey buddy
how do
how do you feel
how do you feel today
how are you feeling
how is everything
how is everything going
how are things going
how is the day treating you
are you having a good day
are you good
tell me how you are
i want to know how you are
what have you been up to
how have you been lately
how have things been
how has your day been
how has your week been
que onda
what is going on
hey there carl
how is everybody
how you been
`;
