export const GOODBYE = `
bye
goodbye
see you later
see you soon
talk soon
talk to you later
later
later man
catch you later
i have to go
i got to go
i need to go
i have to run
i am leaving now
i am out
i am off
heading out
time to go
i am done for now
that is it for today
that is all for tonight
that is all
that is all i need
that is all for today
that is everything
that is everything i need
that will be all
nothing else
i will be back
i will be back tomorrow
i will come back later
i will check back
i will check back tomorrow
i will get back to you
let me get back to you
let me think about it and get back to you
let me check with my boss and get back to you
i will ask my wife and let you know
i will be in touch
we will be in touch
i will let you know
i will reach out later
i will call later
i will finish this later
maybe another time
maybe later
some other time
have a good day
have a good night
have a great weekend
have a blessed day
enjoy your day
enjoy the weekend
take care
take it easy
peace
so long
until then
it was nice talking to you
nice chatting
good talking with you
end the chat
close the chat
we are finished here
have to bounce
i am going to bounce
i am out of here
i am going to bed
off to bed
night
good night
nighty night
talk tomorrow
see you tomorrow
see you friday
see you at the shop
until tomorrow
lunch break is over got to go
my break is over
meeting time bye
i will stop by later bye
i will look around and come back
i will shop around
i will browse and come back
i will message you later
hit you up later
catch you tomorrow
that is it from me
nothing more from me
that wraps it up
we can stop here
let us stop here for today
i am finished
i must go now
i must be off
i must leave
i should go
i should get going
i better go
i am leaving
that will be all thank you
that will be everything thanks
it has been nice
it was good to talk
this was a nice talk
glad we could talk
that is it for me
headed into a meeting
heading into a meeting will finish later
will finish later
i will pick this back up tomorrow
i will be in touch after the board meets
be back later
back in a bit
i will think about it and come back
my lunch break is over
my ride is here
see you when i pick up
we see us
we see each other
later then
later gator
`;
