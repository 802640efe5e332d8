export const ORDER_STATUS = `
what is going on with my order
what is happening with our shirts
any news on my hoodies
any word on our banners
any update
did my order ship
did my shirts go out yet
have my shirts been printed
has it shipped yet
has it been mailed
are my polos ready
are my hats done yet
is my order ready for pickup
is my stuff ready
is our sign finished
is my wrap done
can i pick up my shirts yet
still waiting on our jackets
we are still waiting for the order
i have been waiting three weeks
it has been two weeks and nothing
i ordered a month ago
i ordered last tuesday
i placed an order with you last week
we put in an order on monday
i paid for shirts and never got them
i have not heard anything about my order
nobody told me when it will be ready
you said they would be here by friday
i was told it would be done yesterday
they were supposed to be here today
it was supposed to come on monday
the delivery never came
my package never arrived
the package says delivered but it is not here
when will my order get here
when will it arrive
when are my shirts coming
when should i expect delivery of my order
what day will my package come
can you track my order
track my package
tracking number
do you have a tracking number for me
can you look up my order
can you find my order
can you check on an order
i want to check the status
i need the status of an order
checking in on our order
following up on the order under smith
order under the name johnson
order number 4432
status of order 5521
my order number is 3381
i have a question about my order
i need to change my order
can i change the size on my order
can i add to my order
i need to cancel my order
can i still cancel the order
change the shipping address on my order
i need to update an existing order
there is a problem with my order
something is wrong with my order
my order came in wrong
you sent me the wrong color
you sent the wrong size
i got the wrong shirts
we got somebody elses order
half of the shirts are missing
we are short two shirts
two shirts are missing from the box
the box was missing some hats
my mugs came broken
some of them arrived damaged
the print is crooked on my shirts
the logo is on the wrong side
the name is spelled wrong on the sign you made
the print is peeling off after one wash
the shirts i got are too small
picked up our shirts and they are misprinted
got my hats today and the color is off
i have not gotten a tracking number
i have not gotten my confirmation
i never got a confirmation email
did you get my order
did my order go through
did you receive my payment
i paid yesterday did it go through
i paid the invoice what happens now
i approved the proof what is next
i approved the proof last week any news
when does my order go to print
is my order in production
has production started on our job
has anyone started on my order
supposed to pick up hats today
i was supposed to get them today
i am supposed to pick up my banners today
are they there yet
is it there yet
have they come in
did they come in
the hats showed up broken
the shirts showed up late
the cups came cracked
the box came damaged
the sign fell apart
the sticker is already peeling
the wrap is bubbling
the letters are falling off
the wrap you did is coming off
the stitching is coming undone
the color is not what i ordered
that is not what i ordered
this is not what we ordered
these are the wrong hats
you spelled our name wrong
you misspelled it
there is a typo on our banner
you printed it backwards
you forgot the logo on the back
we ordered forty and got thirty eight
we only got half
we got too few
i want a reprint of my order
can you reprint the bad ones
i need to return an order
how do i return the shirts i got
where is the rest of it
where are they
where is it at
how is my order coming along
how is it coming along
what is the status
what is the hold up
why is it taking so long
why is my order late
why have i not heard back
no one has gotten back to me about my order
reference number 5561
i can not find my order number
i lost my order number
i do not have the order number
the name on the order is garcia
where is my box
where are my things
where is my hoodie
where is our sign
when does my package get here
how long until my order arrives
how long until it gets here
start on my order
where is my shirt
when is my invoice due
did the reprint ship yet
has the reorder gone out yet
when is my delivery due
when is my parcel due
what day is my delivery
where is my delivery now
i would like a refund
i want my money back for the order
can i get a refund on those
has the proof gone out yet
did the proof for my job get sent
i have not seen the proof for my order
i need to change a size on what i already ordered
can i add more to the order i already placed
i want to cancel
i want to cancel what i ordered
cancel the order we placed
i need to cancel it it was for the magnets
any word on our stuff
did my hats make it in
is it ready to be picked up yet
i put in an order and never got a confirmation
never heard back after i paid the deposit
you all left a letter out of our name
the name is misspelled on the ones you made
these peel after one wash
they fell apart the first time we washed them
the print is already coming off
third time i am writing about this
i dropped off the deposit and have not heard a peep
we were told friday and it is now monday
when was my order supposed to be done
the box is short by twenty
there are pieces missing from the box
how is our order coming along
has it shipped
is there a tracking number
did you get my payment for the order
where are we at on the shirts you are making us
is my wrap done can i come get the van
`;
