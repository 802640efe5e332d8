export const NONE = `
are your inks nontoxic
is the print safe for kids skin
are the shirts latex free
is the thread hypoallergenic
are the inks free of chemicals
is the ink ok for allergies
let me think about it
let me sleep on it
i will think about it
i will sleep on it
going to sleep on it
let me ask my boss
hold on let me check with my wife
i need to talk it over first
blue
navy and white
front and back
left chest
on the sleeve
a big one on the back
for a birthday party
for our annual picnic
it is for my team
it is for a wedding
it is for our employees
for a school event
we are a small company
i run a bakery
we have twelve employees
we are a church
we are a nonprofit
it is a gift for my dad
it is for the kids
my company is smith plumbing
my name is dana
it is dana
this is kim
dana smith
by the end of the month
in two weeks
no rush
whenever is fine
as soon as possible
sometime in may
the event is in june
about fifty
maybe thirty
somewhere around a hundred
two small four large
mostly large
mixed sizes
i am not sure
not sure yet
maybe
it depends
either one
whichever is easier
you decide
whatever you think is best
what do you think
say that again
what did you say
what do you mean
i do not understand
huh
sorry what
can you speak spanish
do you speak spanish
speak english please
can we talk in french
change the language
start over
let us start over
go back
cancel
delete my data
what do you do with my information
it says happy birthday on the front
it should say our team name
it should say staff on the back
the text is grand opening
the slogan is we do it better
with our logo and phone number on it
the rules for the pool on a sign
the sign should say no parking
our logo is a bear
our logo is red and black
two color logo
white ink
black shirts with white letters
one color print
soft cotton ones
the cheap ones
the good ones
something nice
the same as last year
like the ones on your website
like the picture
three by six feet
about four feet wide
small size
a ford transit
just the doors
the whole van
on both sides of the truck
it will hang outside
on the window
for the front of the store
a page with our menu
five pages and a contact form
by email
by phone
here in the chat
the form
i will type it here
i will fill out the form
i have the logo
logo is ready
we have the file
i will send it later
actually make it forty
change it to blue
make that fifty
add ten more
oh and also black
instead of red do green
we did it last year and they were nice
they turned out good
my email is dana at example dot com
my number is on file
you already have my number
i told you my name
it is a surprise
it is outside
we want people to notice it
the kids picked the color
with names on the back
with number too
a mix of adults and kids
around the fourth of july
it has to last a few years
cotton please
the heavier one
doing a fundraiser
for the summer camp
let me check with my husband first
i need to ask my wife first
i have to ask my boss how many
let me look at the calendar
let me count them
we sell tacos
we sell coffee
we make candles
we do lawn care
we do roofing and siding
we build houses
i am a teacher
i am a photographer
i am the coach
i am the office manager
i own a salon
i work at a school
i work for the city
it is our ten year anniversary
it is our first event
it is a fundraiser for my cousin
it is for charity
it is just for fun
it is for a parade
it goes on the side of a truck
it goes on the window
it goes on the pocket
with our address and hours on it
with the website and phone number
with our name and number
with a picture of my dog
with the school mascot
a picture of a fish
a skull with roses
a big star
just text
just the name
just our logo
just something simple
nothing fancy
nothing crazy
something bright
keep it simple
the team colors
our school colors
our brand colors
boss said navy
my wife likes purple
the girls want pink
the kids love green
probably black
probably just the front
probably around sixty
mostly adults
all the same size
i will find out
i will have to count
i have to check
i am still deciding
we are still deciding
have not decided
still thinking
could go either way
hard to say
depends how many sign up
around my birthday
for the season
when school starts
before the holiday
after easter
for halloween
the week of the fair
it is not urgent
there is time
we have plenty of time
sorry i meant sixty
i meant the other one
the first one
the big one
both
all of them
same thing
same as before
the usual
like i said
as i said before
a friend told me about you
i found you on google
i saw your truck
you did our shirts before
my neighbor used you
what was that
what do you mean by that
i did not get that
i do not follow
can you say it differently
can you explain that
i can not tell
i do not know that
who knows
good question
let me think
hmm
one sec
brb
here it is
here you go
see attached
attached
just browsing
i am just browsing
only looking around
skip the back print
skip the name
change the font
lower it a little
turn it around
louder colors
should i leave it
should we leave that one out
should i keep it
should we drop it
should we skip it
should we skip that then
do we leave that blank
would you leave it in
how long have you been in business
how long have you been around
how long has the shop been open
when did you open the shop
not this one the next
not this week but the next
the weekend after that
you ask
you ask me
you go first
you do the asking
you ask the questions
i do not know yet
not really sure
let me ask the coach
i have to ask my wife
ask my husband
let me check and see
what does that mean
what is that
still waiting on two families
still waiting to hear back
waiting on a head count
depends on the price
depends who shows up
it is for my mom
it is for a birthday
for a birthday
it is a gift
for the kids
we are a small crew
hold on a sec
one second
may i ask a question
may i ask you something
might i ask something
`;
