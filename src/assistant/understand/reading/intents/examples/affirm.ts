export const AFFIRM = `
yes
yes that is right
yes it is
yes sir
yes i do
yes we do
yes go ahead
sure why not
of course
ok sounds good
ok do it
ok that works
ok great
right
that is right
correct
all correct
all good
everything is right
everything looks good
everything looks right
looks good
looks good to me
looks perfect
looks right
looks great send it
sounds good
sounds good to me
sounds great
sounds perfect
sounds like a plan
perfect
perfect thank you
great
that is perfect
that works
that works for me
that works for us
that will work
that will do
that is it
that is the one
that is fine
that is fine with me
fine by me
good with me
i am good with that
i am fine with that
i am ok with it
i am down
i am in
i approve
approved
i think so
i believe so
go ahead
go for it
go ahead and send it
please go ahead
please do
do it
let us do it
let us do that
let us go
let us go with that
send it over
submit it
send it in
put it in
place it
book it
definitely
exactly
exactly right
you got it
you bet
by all means
no problem with that
works great
cool with me
good to go
we are good to go
ready to go
sign me up
count me in
affirmative
roger
ten four
true
it is true
very true
indeed
certainly
without a doubt
of course it is
that would be great
that would be fine
i would like that
i would love that
yes indeed
yes exactly
yes all of it
yes thank you
everything is correct
everything checks out
it all checks out
it looks right
it looks good
that looks right
that looks good
that sounds right
that is what i want
that is what i said
that is my number
i guess so
i suppose so
i suppose
i would say yes
yes i guess
ship it
print it
run it
make it happen
let it rip
let us roll
let us get it done
get it going
go on
please proceed
proceed
continue
keep going
ok with me
ok good
ok perfect
ok yes
ok sure
all set go ahead
no changes
no changes needed
no changes go ahead
nothing to change
nothing to add
good
good enough
good call
very good
right on
right you are
for real
of course please
why not
100 percent
amen
deal
done deal
agreed
confirmed
consider it approved
you have my approval
thumbs up
yay
sweet
word
facts
that would be correct
that would be right
that would be a yes
that is the truth
that is a fact
i would say so
i would have to agree
i believe that is right
you are right
you are correct
you are right about that
you have it right
you got that right
you heard right
yes that one
it is so
yes we are
yes of course
yes that is everything
that is all of it
looks right to me
that is what we need
you nailed it
nailed it
please submit
please send it
that is the plan
works on my end
`;
