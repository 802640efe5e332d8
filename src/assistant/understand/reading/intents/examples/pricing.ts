export const PRICING = `
senior discount ?
do you give a discount to veterans
what would a hundred of those set us back
what are your rates for screen printing
how much do you charge for a dozen hats
what is the price on hoodies
how does your pricing work
what is it going to cost me
what am i looking at for thirty shirts
what does a van wrap go for
what do stickers go for these days
ballpark figure for a storefront sign
give me a rough number on fifty mugs
can you tell me what that comes to
what would the total be
how much more for a second color
does it get cheaper if i order more
do you give a price break for larger orders
is there a discount for school
any deals for first time customers
can you do better on that price
is that your best price
can you lower the price a little
that is more than i expected
that seems high can you come down
that is too much for a shirt
why is it so expensive
another printer quoted me less can you beat that
would you match a price from another shop
i found it for eight dollars somewhere else
is there a setup charge
are there hidden fees
do you charge extra for large sizes
is it extra for names and number on the back
what does a rush cost
is rush extra
is delivery free
how much is shipping to texas
do i pay for shipping
is the proof free
is there a charge for artwork
do you charge for design
do i have to pay a deposit
how much down do you need
do you need money up front
is the deposit refundable
when do i pay
how do we pay you
what forms of payment do you take
do you take cards or cash
can i pay by check
do you accept paypal
do you take apple pay
can we pay when we pick up
do you send an invoice
can you bill my company
can you invoice us later
do you offer terms for business
are you able to do net thirty terms
is there financing or a payment plan
can i split the payment
do you charge sales tax
we are tax exempt what do you need from us
do i get a refund if it is wrong
what is your refund policy
can i get my money back
is there a fee for changes
what is cheaper print or embroidery
which option is the most affordable
what is the cheapest way to do this
is vinyl cheaper than painting
what can i get for three hundred dollars
is five hundred enough for forty shirts
will a thousand dollars cover it
our budget is tight what can you do
are we talking hundred or thousand
does adding a logo on the sleeve raise the price
does the price go up with more colors
do more ink colors make it cost more
is the price per shirt or for all of them
does that price include the shirt
what is included in the price
is tax included
how is embroidery billed
do you charge by the stitch
what do you charge for digitizing
how much per square foot
what is the monthly cost for a website
do you have a price list
can you send me your prices
i need pricing on some banners
just trying to get an idea of cost
just want to know the price
price
cost
what about a hundred how much then
and for two hundred how much
what does something like this run
what do those usually go for
how much would you want for one
do i owe anything up front
do i have to pay before you start
do i pay when i order or when i pick up
is any money due now
what do i owe
what is my balance
how much is left to pay
can i pay with a purchase order
do you do purchase orders
do you take american express
can i pay in installments
can i get a receipt
i need an invoice for my accountant
what is the going rate for vinyl lettering
what is the damage
any specials right now
are you running any sales
do veterans get a discount
do churches get a better price
is there a bulk rate
do you have wholesale pricing
do i save money if i order more
how much would i save with one color
is it more for back printing
does the size of the print change the price
do long sleeves cost more
what do you charge to wrap a truck
what does a basic website cost
how much a month for hosting
what do you get for a dozen caps
what is your hourly rate
out of my price range
that is out of our budget
can you work with a small budget
what is the most affordable shirt you have
which is the cheaper option
give me the cheapest option
need a price on fifty koozies
looking for a price on decals
pricing for two hundred totes
what is the cost difference between the two
why did the price change
is the price negotiable
is that the final price
is setup included
are there any extra costs
is installation included in the price
what does delivery run
how much to ship to florida
how much is a sign
how much is a dozen caps
how much is it
how much are hats
how much are the big ones
how much for a mug
how much do pens cost
how much does a wrap cost
how much would a website be
how much would that be
how much is it to print a shirt
do i need a credit card to pay
how do i pay for it
can i pay with a card
is eight dollars a shirt about right
is ten dollars each about right
is that a fair price
is that price per shirt
what does it take to get a van wrapped money wise
how much would it set us back
can you give me a rough idea of the money
what would we be looking at
what do you get for a wrap
what do most people pay
is there a charge for the artwork
is there a set up fee
is there a fee for the setup
how much is the deposit
how much do you need down
do i pay up front
do you price match
can you beat their price
the other place quoted me less
does two sided cost more
is one side cheaper
is one color cheaper
cheaper to do one side only
is it cheaper to bring my own
do you charge by the letter
do you charge by the inch
do you charge by the hour
we are tax exempt
do school get a discount
do teachers get a break
any hidden fees
can we afford it
how much money
how much money is it
how much money for this one
how much money it cost
what can i get for that
what is it going to run
how do you price those
how is it price
do i get a discount if i order more
may i ask what the price would be
may i ask what that would come to
may i ask what it would cost us
might i ask what the charge comes to
may i ask how much you charge
`;
