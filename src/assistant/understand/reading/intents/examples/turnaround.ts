export const TURNAROUND = `
how long does it take
how soon can you have them done
how quick can you make fifty shirts
when could i have them
when would my hats be ready if i order now
how many days does it take to make signs
about how many weeks for a wrap
what is the wait time
what is the wait like right now
how backed up are you
are you busy right now or can you do it fast
how far out are you booking
how far in advance should i order
how early do i need to place the order
when is the latest i can order for may
what is the cutoff to get them by saturday
when do you need everything by
if i order today when would i get them
if i pay today when will they arrive
if we approve tomorrow can we have them friday
can you have them by friday
can you make it by the tenth
could you get it done before the weekend
would you be able to finish by next week
will they be here in time for the game
will i have them for my event
is there time before the race
is that enough time
is two weeks long enough
is a month enough to make uniforms
can you do it in three days
can it be done in a week
is it possible to get them by monday
is it possible to have them in hand by then
would the fifteenth work
is the twentieth doable
is friday too soon
is that date possible
can you meet that deadline
can you make our deadline
think you can pull it off by thursday
any way to get them sooner
any chance of having it this week
could it be faster
can you speed it up
can you rush this
i need it fast is that possible
do you do rush orders
do you have same day service
can i get it today
can i get shirts made while i wait
what is your fastest option
what is the soonest you can do
what is standard production time
what is the timeline
what is the turnaround on embroidery
what is the lead time for promo items
how much time do you need
how much notice do you need
do you need a lot of notice
how long after i approve the proof
how long until they ship
how long is shipping
how many days for delivery
when would it ship
how long does it take to build a website
how long does the install take
how long will my truck be in the shop
can you squeeze us in
the date got moved up can you still do it
we are in a time crunch can you help
how late can i order
how late can we wait
when is the deadline to order for christmas
when do you need the final count
when do you need my number by
by when do i have to decide
tournament is in a week can you do it
the party is saturday can you do it
we leave in ten days is that possible
need it by tuesday is it too late
is it too late to order for this weekend
is it too late
am i too late for easter
do we still have time
do we have enough time
how quickly can you ship
how quickly do they go out
how fast do banners ship
how fast is a rush
how long do mugs take
how long for twenty hats
how long for a simple sign
how long would that take
about how long
how long we talking
how long is the wait
what is the earliest date
when is the earliest i could have it
earliest you could get to it
when can you start
when can you get me in
when is your next opening for a wrap
when could you install it
would ten days be enough
would a week work
is next thursday realistic
can you guarantee friday
can you promise it by then
will it be on time
will you make it in time for my wedding
do you work weekend to finish jobs
what if i need it tomorrow
what if i need them sooner
i am in a hurry how fast are you
i am in a rush what can you do
do you do overnight shipping
how many business days
how many weeks out are you
do you have anything quicker
need jerseys soon the tournament is next week can you do it
when do you need the order by if the event is in june
when do i have to order by
realistically what is the soonest
how busy are you these days
could i have them by then
would i have them in hand by the weekend
is there time before the event
are we out of luck for this friday
is that enough notice
how far ahead should i order
when is the cutoff to order
when do i need to order by
what is the deadline to get them by easter
is it too late to order for saturday
can it be sped up
can you do it faster
can you do a rush
do you do rush jobs
do you do same week
can you turn something around overnight
how many business days should i plan on
how long once the proof is approved
when would they have them
when for would you have them
if i ordered today when could i have them
is next week pushing it
is friday pushing it
`;
