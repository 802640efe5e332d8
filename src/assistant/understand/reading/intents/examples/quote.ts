export const QUOTE = `
i need shirts for my team
we need hats for our crew
looking to get some hoodies made
i want to order banners for our grand opening
want to get my truck wrapped
need a new sign for our building
i need a website for my business
we are looking for a new website
i am in the market for uniforms
we could use some stickers
i would like to place an order
i want to order
i would like to get started on an order
i have a project for you
i have a job for you
i want to start a project
i need some stuff printed
we want to get some things printed with our logo
my boss asked me to get merch made
my boss wants me to order polos
i was asked to find a printer for our jerseys
i was told to get jackets for everyone
i am putting together an order for the school
my daughter needs shirts for her dance team
our church needs shirts for vacation bible school
our family reunion needs matching shirts
my wife wants a sign for her salon
my company needs branded gear
our office needs new polos
the guys need new work shirts
hook us up with some caps
set me up with some decals
put me down for fifty mugs
give me two dozen hats
get me a quote
can i get a quote
can you quote this
could you give me an estimate
please quote the following
request for quote
we are accepting bids for uniforms
can you bid on this job
can i get some shirts made
could i get some hats embroidered
can you make some shirts for us
can you make jerseys for my team
can you print some flyers for my event
can you make signs for my yard sale
can you wrap my van
could you build us a website
could you do some pens with our name
trying to get shirts done for a fundraiser
thinking about getting koozies for the wedding
hoping to get some totes for a conference
planning an event and need giveaways
we are opening a restaurant and need everything
starting a clothing line and want to print tees
starting a business and need signs and shirts
i own a landscaping company and need truck lettering
i coach baseball and need caps
i run a gym and want some merch
it is for a charity run we need tees
i need to reorder
i would like to reorder the same shirts
we want more of the same hats
need more of those polos we got last year
same thing as last time please
another batch of the black tees
forty tees with our logo on the front
thirty navy polos embroidered
two banners and some yard signs
custom jerseys for a softball league
vehicle graphics for our fleet
swag for a new employee kit
a chatbot for our website
coach wants visors with our mascot
the coach needs caps for the boys
the school needs a banner for the gym
our booster club needs shirts to sell
our troop needs neckerchiefs
our band wants merch to sell at shows
our bar wants shirts for the staff
my salon needs smocks
my restaurant needs aprons and menus
my brother and i started a lawn business and need shirts
my husband needs decals for his truck
my dad wants a hat with his boat on it
me and my friends want matching shirts
my fraternity needs rush shirts
the team wants warmups
we are having a fundraiser and need shirts
we are doing a golf outing and need giveaways
we are throwing a party and want koozies
we have a trade show and need a backdrop
we have a new location and need signs
we have a fleet that needs lettering
we need our logo on the vans
we need our website redone
we want to sell merch online
just got hired to plan the company picnic need shirts
just opened a shop need a sign
running for city council need yard signs
getting married and want totes for guests
hosting a reunion and want tees
selling my house need a sign
need a banner
need some hats
need a couple signs
need swag
need uniforms
shirts please
hats for my crew
stickers for my laptop business
a sign for our office
a wrap for my trailer
looking for someone to do our jerseys
looking for a company to print our catalogs
looking to get a quote on a wrap
want a quote
quote please
how do i get a quote
i would like an estimate
ready to order
i am ready to place my order
let us get this order going
sign me up for fifty
i will take two dozen
i will take a hundred of those
add hats to that
also need a banner
lettering for a gas truck
our gas station needs decals
a banner for a tire shop
stickers for my oil company
signs for the restaurant
shirts for the movie crew
hats for our flight school
redoing our storefront lettering
redoing our window lettering phone number changed
our sign needs a new phone number
our phone number changed on the truck
need a new one the wind ate ours
the old one blew away need another
want to outfit my crew
wanting to outfit the crew in jackets
put me down for two dozen
put us down for fifty
we are in want of a banner
we are in the market for jackets
shopping around for league shirts
same as last time but thirty
my landlord wants a sign
my boss wants hats
my boss wants shirts for everybody
our board wants new signs
just need the name and the hours on the door
vinyl on the door is peeling need it redone
can you redo the vinyl on our door
could i pick up five polos by tuesday with our logo
help me make a tshirt
hoping to get polos for the choir
want to start an order
looking to get something made
looking to get a few things made
need the whole thing done both sides and the back
`;
