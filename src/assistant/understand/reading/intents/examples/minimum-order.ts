export const MINIMUM_ORDER = `
is there a minimum
what is your minimum order
what is the smallest amount you will do
what is the least i can buy
how few can i get
how many do i have to buy
how many do i need to order
do i have to order a lot
do i have to order a certain number
do we need to get a bunch or is one fine
does it have to be a bunch
does it have to be a full dozen
is one ok
is it ok if i only want one
is ten ok or is that not enough
is five enough
is twelve too few
is that too small of an order for you
is my order too small
would you do just six
will you print just one
can i order only three
can i get a single shirt
can i get one made
can you make one banner or do i need more
could you do a one off
do you do one offs
do you do singles
do you do small orders
do you take small batches
do you accept tiny orders
do you print low quantities
are small runs possible
i only need two is that a problem
i just need one hat can you do that
i only want one for my dad
it is only four shirts is that all right
we do not need many is that ok
do i need to hit a certain quantity
is there a certain amount i have to order
what quantity do you start at
what number do you start at
where does the minimum start for embroidery
minimum for hoodies
min quantity on pens
minimum quantity
can i order less than twelve
can i go under the minimum
can the minimum be mixed sizes
does the minimum include different colors
is that even possible for just four
is it worth it for you to make only three
i only need about five shirts can you still do it
do you make people buy fifty at a time
do you make us order in twelve
do they come in packs or can i get one
do i have to order by the case
do i have to get all the same size to meet the minimum
what is the lowest number you will print
what is the lowest you go
how low can you go on quantity
how small of an order can i place
how small an order do you take
at least how many
is there a limit on how few
what if i only want a couple
what if we only need eight
just a couple shirts is that all right
would you bother with a small job
are small orders welcome
can i try one before ordering more
one shirt only
can i order one as a test
is a quantity of six possible
do you require a minimum for embroidery
any minimum
no minimum right
do i have to buy a dozen
do i have to get a whole box
would you even brother with five
would you even brother with an order that small
is that below your cutoff
are we below your cutoff
is that too small for you
is that too small a job
is there a floor on how many
do i have to buy a bunch
do i have to get a dozen
do i have to do a full dozen
or do i have to get more
do you only do bulk
do you only do big orders
is it bulk only
is it worth it for just a few
how small of an order will you take
what is the fewest you will do
from one piece
from a single piece on
do you make from just one piece
can it be just one
is ten enough
what is your smallest order
do i need to hit a certain number
is there a certain number i have to order
how many before you will do it
`;
