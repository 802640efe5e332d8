export const SERVICES = `
what do you make
what all can you do for me
what kind of stuff do you print
what types of products do you have
tell me about your services
list everything you offer
show me what you got
what can you help me with
what can i ask you about
what are you able to do
what do you know about
what topics can you help with
what is it you guys do exactly
i would like to know your capabilities
do you print on glass
do you all do engraving
do you do laser cutting
are you able to embroider towels
is it possible to print on leather
is embroidery on jackets possible
is printing on nylon something you can do
can a hat be screen printed
can you put a logo on a water bottle
can you print photos on shirts
can you print on both sides of a bag
could you put names on the back
do you have youth sizes
do you carry plus sizes
do you have toddler shirts
what sizes do they come in
how big do your shirts go
what colors do the hats come in
do the hoodies run big
do these run true to size
how do they fit
what is the difference between the two
what is better screen print or embroidery
which lasts longer print or vinyl
which is better for jackets
what do you recommend for a golf outing
what do most people get
what is popular right now
what would you suggest for employees
what would work for a trade show
what material are the shirts made of
are they cotton or polyester
is the fabric soft or heavy
how thick are the hoodies
what brand are your shirts
do you have anything made in usa
got any organic cotton
do you have eco friendly products
anything recycled
anything weatherproof for outdoors
will it hold up outside
does it fade in the sun
will the print crack over time
does the ink come off
will the wrap damage my paint
how long does a wrap last
how long will the banner last outside
is the vinyl waterproof
can i put them in the dryer
can these be washed
how do i wash the shirts
what is the best way to clean a wrap
do i need to iron it
are the mugs dishwasher safe
do you install the signs
do you put the sign up for us
do you deliver
do you ship out of state
can you ship to several addresses
can you mail them to my house
do you ship to hawaii
can you drop ship
do i get samples
can i see a sample first
can i see examples of your work
do you have pictures of past jobs
do you have a catalog
can i supply my own garments
can we bring our own hats
can i bring in my own jacket
do you print on shirts from the store
can i mix colors in one order
can i mix sizes and styles
do you make patches
do you sell blank shirts
do you do one sided or two sided signs
do you make magnetic signs for cars
do you offer grommets on banners
do you build online stores
do you host the website too
does the website come with a domain
can the chatbot answer in spanish
do you take care of social media
do you do wedding favors
do you work with school
do you work with nonprofits
do you guarantee your work
what if i do not like it
what happens if a shirt is bad
what is your return policy
do you reprint mistakes
how does the process work
how do i place an order
how do i order
how does ordering work
what are the steps
what is sublimation
what is screen printing
what does digitizing mean
what does dtf stand for
explain what heat transfer is
what does full color mean
how many washes will it last
how many times can i wash it
will it shrink in the dryer
will the colors run
does the print feel thick
is it soft or stiff
does the logo peel
can you bleach it
how durable are the stickers
are the stickers good for a cooler
can the decals go through a car wash
is dri fit better than cotton
is polyester better for sports
is a heavier shirt worth it
is embroidery nicer than print
should i go with print or embroidery
what is the advantage of mesh banners
what thickness are the signs
what are the signs made of
which shirts are the softest
which hats are the best sellers
what kind of hats do you have
what colors do you have
what ink do you use
do you use water based ink
do you have glow in the dark
do you have metallic thread
do you have neon colors
do you have camo
do you have womens cuts
do you have tall sizes
do you have big and tall
do you carry nike or under armour
do you have richardson hats
do you carry carhartt
is that something you could do
is that something you offer
can that be done
is it possible to do both sides
is it doable on a curved surface
can you print full color
can you print all over a shirt
can you print on black
can you print on stuff i already own
can you print on something i bring in
can you put a patch on my hat
would you sew a patch on
can you embroider a name on a jacket i have
can you add names to shirts i already bought
do you work with other shops
do you take jobs from out of town
do you do jobs for the government
do you do trade shows
do you do photo booths
do you rent tents
do you do lighted signs
do you do neon signs
do you repair signs
do you remove old wraps
do you do window tint
do you do boats
do you do small items like keychains
do your websites work on phones
can you redo my old website
can you run my online store
can you help with google
who writes the text for the website
do you sponsor team
do you donate to school
what information do you need from me
what do you need to get started
this is my first time ordering what do i do
how do i get started
walk me through it
what happens after i order
can i order online
can i change my order later if needed
do you keep extras
can i order more later
what is the biggest sign you make
what is the largest print you can do
how big can you print
how can you be of help
how can you be useful to me
in what ways can you help
what are you good at
what are you best at
what are you good for
what are you capable of doing
what do you know
what do you know how to do
what do you specialize in
what is your specialty
what are your strengths
what are your areas of knowledge
what functions do you have
what features do you have
what do i ask you
what should i ask you
what would i ask you
what could i ask
let me know what you can do
let me know what to ask
tell me what i can ask
tell me what you can do
give me a list of what you do
what sort of help do you give
what kind of help can i get here
what kind of questions do you answer
what sorts of things do you do
do you have any other skills
is there anything else you can do
what kind of hats do you make
what kind of signs do you make
how do you make the shirts
what are my choices
what are the options here
what options do i have
which of your things are good for a small shop
talk to me about signs
tell me about your hoodies
my website is embarrassing can you make a new one
our site is trash we need a better one
our website is garbage can you redo it
list your abilities
list your skills
list what you are able to do
what are your skills
what abilities do you have
tell me all the things you are good at
tell me what you are good at
tell me what you are capable of
in what areas can you help me
what topics can i ask you about
what can i talk to you about
what sort of things can i ask
what kind of help do you offer
is engraving in your wheelhouse
is that in your wheelhouse
is that up your alley
is that your kind of thing
any experience with reflective vinyl
any experience with fire trucks
ever done anything like that
have you done one of these before
ever wrap a boat
ever print on wood
got anything for dogs
got anything eco friendly
got any nicer ones
i heard you might do awnings
i was told you do awnings
somebody said you do patches
is it true you make patches
wondering if you could do puff ink
curious what all you can put a logo on
can my name go on it too
can a name go on it too
could you put number on them
is a name on the sleeve possible
is it possible to do glow in the dark
would that be possible
would that work on nylon
would it show up on black
how do they hold up in the sun
how long does the vinyl last outside
does it crack or peel
what are they made of
how thick is the material
how heavy is the cotton
what brand are the shirts
can i pick the color of the thread
what colors do they come in
do they come in kids sizes
do they come in tall
how many colors can it have
which holds up better print or stitching
what would you put it on
what kind of shirt would you use
can it go through the wash
does it have to be black
are there sleeves that long
do you put them up for us
do you install
will you come out to install it
is installation something you handle
can you do one like it
is it a thing you sell
who is the owner
`;
