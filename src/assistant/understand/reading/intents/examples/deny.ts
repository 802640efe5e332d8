export const DENY = `
no thanks
no thank you
no that is wrong
no it is not
no sir
no way
no no no
not really
not at all
not now
not yet
not today
not interested
not for me
not what i want
not what i meant
that is not right
that is wrong
that is false
wrong
wrong one
you got it wrong
something is not right
i do not think so
i do not agree
i do not want to
i do not want that
i do not need that
i do not like it
i do not like that
i would rather not
i would rather not give that
i would prefer not to
i prefer not to say
i prefer to keep that private
i do not want to share that
i do not want to give my number
i am not giving you my email
i do not give out my phone
i am not comfortable with that
that is private
that is personal
none of your business
i will pass
pass
hard pass
skip it
skip that
skip this
do not do that
do not send it
do not do it yet
please do not
wait
wait not yet
hold on
hold on a second
hold up
hang on
one moment
give me a second
give me a minute
give me a sec
stop
never
never mind then
forget it
forget about it
do not worry about it
do not bother
i changed my mind
leave it
leave it out
leave that blank
absolutely not
definitely not
of course not
negative
neither
neither one
none of those
none of them
nothing
i am good
i am good thanks
we are good
i am all set
no need for that
it is not
it is not true
untrue
that is a lie
that is not true
i did not say that
i disagree
i doubt it
cancel that
not exactly
not that
not that one
not the right one
not what i ordered
not interested thanks
let us hold off
let us wait
let us not
hold off
hold off for now
hold that
not so fast
slow down
before you do that wait
do not submit it yet
change of plans
there is a mistake
there is an error
one thing is wrong
that needs to change
the date is wrong
the name is wrong
the number is wrong
the email is wrong
you misspelled my name
that is not my name
that is not my email
i do not like giving that out
i do not like to give out my info
i do not give that out
i am not giving that
i am not sharing that
can i skip that
can we skip that
do i have to
do i have to give my name
do i need to give my phone
is that required
is it required
must i
no comment
that is not needed
you do not need that
you do not need my number
no offense but no
i will not say
i can not give that
i do not have one
i do not have an email
i do not have a phone
maybe not
probably not
i think not
i guess not
never ever
no chance
no deal
no good
nothing for me
nothing thanks
i do not think that is right
i do not believe so
i would have to say no
i have to say no to that
no to that
no to all of it
you are wrong
you are mistaken
you have it wrong
that is a mistake
that is not so
it can not be
it is false
that is fake
certainly not
not a chance
not true
nothing else thanks
nothing else thank you
that is not what i am looking for
changed my mind do not need them anymore
we do not need them anymore
do not need it after all
we decided not to
we decided against it
going another direction
we are going in a different direction
going a different route thanks
found someone else
found somebody else never mind
the event got called off
the event was cancelled so we will not need them
they called it off
it is not happening
the date is off
the count is off
the name is off
that is off
one thing is off
that needs fixing
not what i said
i said something else
that is a negative
i do not hand that out
i would rather not give it out
nothing more
no nothing
no there is nothing
leave it alone
leave it as is
not this time
we are good without it
no need
do not brother
do not want one
we do not want that
there is no rush
no date
no deadline
none of that
`;
