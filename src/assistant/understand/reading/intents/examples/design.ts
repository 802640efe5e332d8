export const DESIGN = `
can someone make it for me
ok can someone make it then
could somebody make one for us
can you design something for us
can you make me a logo
can you come up with a logo
we need a logo made
i need a new logo
our logo needs an update
can you redo our logo
can you fix up our old logo
can you freshen up our logo
can you redraw it
can your artist draw something
can your artist sketch a mascot
could somebody sketch it up for us
do you have an artist
do you have a designer
do you have graphics designer
is there someone who does graphics
who does your design work
do you do design work
do you make logo
do you create logo from scratch
do you help with designs
can someone help me with a design
can you help us come up with ideas
help me come up with something
help me with the look
i need design help
i need help making a design
i have an idea but no design
i have an idea but can not draw
i have a concept but nothing drawn
i know what i want but i can not draw it
i have no artwork
i have no logo yet
we do not have a logo
we do not have any art
we do not have a design yet
nothing designed yet
no logo can you make one
can you draw it
draw me something cool
draw up a few options
turn my sketch into a shirt
turn this idea into a design
could you put together a layout
can you lay it out for me
can you mock it up
can i get a mockup
can i see what it would look like
can you show me what it would look like on a shirt
show me how it would look on a hat
i want to see it on a black hoodie
i need someone to design a flyer
we want a mascot drawn
we need branding for our company
i need help with branding
looking for brand identity work
we are rebranding and need help
design consultation
i would like a design consultation
can we talk about design
can i design it online
do you have a design tool
do you have templates i can use
let us design something together
i want something unique designed
got anyone who can draw
is there anyone who can draw cartoons
do you have someone that draws
my logo looks bad can you help
my logo looks old
my logo is ugly and needs work
our logo is outdated
we hate our logo
can you make it look better
can you make it look vintage
can you make it look modern
make it pop
can you improve this design
can you change the design a little
can you add a slogan to the design
can you add something to our logo
can you do lettering by hand
can you do custom illustrations
can you do a cartoon of my boss
can you turn a photo into a drawing
can you make a design from our idea
can you make the art for us
will you make the art
will somebody design it
do you charge for someone to design it and who does it
we want your designer to do it
have your designer come up with something
your team can design it
open to ideas
open to suggestions on the design
no idea what it should look like
i do not know what to put on it
not sure how it should look can you help
need something creative
need a fresh look
need a logo for my new business
starting a business and have no logo
need a name and logo
can you name my business
need a brand
need art for a shirt
need a design for a tournament shirt
need a layout for a menu board
want a custom design
would love some design ideas
give me some design ideas
send me some mockup
let me see some options
show me some ideas
i need a mascot drawn
who there does the artwork
who does your artwork
can your artist draw it
can your artist take a crack at it
would your art department take a stab at it
i have no creative bone in my body
i have zero design skills
i want something cute but do not know what
no clue what it should look like
surprise me
i want you to come up with it
can you draw a pig
can you make our logo better
our logo looks old
our logo is outdated can you freshen it up
i would be obliged if your artist could prepare a sketch
could somebody draw me something
draw me something for my team
is design something you do
`;
