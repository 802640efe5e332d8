export const ABUSIVE = `
you are an idiot
you are stupid
you are so dumb
you are worthless
you are the worst
you are terrible
you are a joke
you are pathetic
you are garbage
you are trash
you are a moron
you suck
you guys suck
this sucks
this bot sucks
this bot is trash
this bot is stupid
this thing is useless
this thing is dumb as rocks
dumbest bot i have ever used
the worst chatbot ever
worst company ever
worst service i have ever had
what a joke
what a joke of a company
what a piece of junk
piece of garbage
what a bunch of crooks
you are a bunch of thieves
you people are crooks
you people are scammers
bunch of liars
total scam
this is a scam
this place is a rip off
you ripped me off
shut up
shut your mouth
go to hell
go away you idiot
screw you
screw this
screw off
get lost
drop dead
kill yourself
i hate you
i hope you get fired
i hope your shop burns down
stupid robot
stupid machine
stupid computer
dumb machine
dumb bot
useless bot
idiot
moron
loser
you loser
you clown
clowns
are you stupid
are you an idiot
are you dumb or something
how stupid are you
are you braindead
what is wrong with you idiot
you have no brain
do you have a brain
learn to read idiot
can not you read stupid
bite me
kiss my ass
up yours
you are ugly
you are a waste of space
you are a fraud
you guys are con artists
bunch of con artists
this company is run by idiots
whoever made you is an idiot
whoever built this is stupid
your company is trash
your service is garbage
your prices are a joke
your shop is a joke
your work is garbage
you people are morons
you people are useless
you people are the worst
you all are thieves
you stole my money
i hate this company
i hate this place
i hate this stupid thing
this is garbage
this is trash
this is bullcrap
this is crap
what the hell is wrong with you
what is wrong with you people
are you kidding me you idiot
are you brain dead
can you be any dumber
could you be more useless
you are as dumb as a rock
you are dumber than a rock
dumb ass
stupid ass bot
lazy idiots
liars
cheaters
crooks
scammers
rip off artists
ripoff
jerk
you jerk
jerks
creep
nobody likes you
you are disgusting
you make me sick
i will kill you
i will burn your shop down
burn in hell
rot in hell
drop dead robot
worthless piece of trash
what a bunch of cooks
bunch of cooks
bunch of clowns
you hunk of junk
hunk of junk
you suck worst shop in town
worst shop in town
you are a thief
what a scam
what a ripoff
you people are thieves
go jump in a lake
you are dumb as a rock
`;
