export const LOCATION_HOURS = `
where are you located
where is your shop
where are you guys at
what is the address
what street are you on
what part of town are you in
which side of the city are you on
what city are you in
are you in kansas or missouri
are you anywhere near overland park
how far are you from lawrence
are you close to the airport
how do i get there
can you give me directions
is there parking out front
what are your hours
what hours are you open
what time do you open
what time do you close today
when do you open up
how late are you there
are you open now
are you open on saturday
are you open weekend
are you closed for the holiday
are you open on memorial day
you open tomorrow
is the shop open this evening
can i come by after work
can i come in today
can i stop in and look at shirts
can i drop in to see samples
can i walk in
do you take walk ins
can i just show up
do i need an appointment
do i have to make an appointment
can i make an appointment to come in
can i visit the shop
can i come see the hats in person
can i feel the shirts before i order
do you have a showroom
do you have a physical store
do you have a storefront or only online
are you online only
is there a store i can go to
can i pick up my order
where do i pick up
can i pick them up instead of shipping
do you have local pickup
can someone else pick it up
can i drop off my shirts
where do i bring my truck
where do i drop off the jackets
what is your phone number
what number can i call
is there a number to call
what is your email
what is a good email for you
how do i contact you
how can i reach you
how do i get a hold of you
do you have more than one location
do you have a shop in wichita
are you on facebook
what is your instagram
what is your website
are you anywhere close to me
are you near the stadium
are you by the mall
you guys near downtown
how close are you to the interstate
what is the nearest crossroad
is it easy to find
which building is it
is there a sign out front
where is the entrance
are you on the bus line
do you have a loading dock
is it wheelchair accessible
do you close for lunch
are you there during lunch
what is a good time to come in
what is the best time to stop by
when can i come in
when is a good time to visit
is somebody there at eight in the morning
is somebody there on saturday
how early do you open
how late do you stay open
what days are you open
what days are you closed
you closed on monday
closed on sunday
still open
open late
do you have weekend hours
do you have holiday hours
are you open the day after thanksgiving
can i see the shirts in person
can i try on sizes
can i look at samples there
can my kid come with me
can we tour the shop
can i swing through today
i am outside is the door open
i am driving over now
i would like to stop by
i want to come in and talk
we would like to visit
do you have an office
do you have a location in missouri
is this a local company
are you local
are you based in kansas city
where are you based
what time zone are you in
how can i email you
which number should i text
what is your fax
what is your phone number please
what phone number do i call
you guys near the river
you near the college
you all by the highway
book a time to come by
can i make an appointment
set up a time to come in
do i need a reservation to come in
which shop is closest to me
when does the shop close
does the store close at five
is the lobby open
what side of town are you on
which end of town are you in
how far of a drive is it
how far of a drive from lawrence
is it far from the airport
is there someplace i can see shirts in person
is there a place i can see them in person
can i come see some samples
can i come look at what you have
i want to come in and look at colors
open late any nights
any evening hours
are you open on good friday
are you open during spring break
do i need an appointment or can i walk in
do i just walk in
my gps sends me somewhere else
my phone says you are closed
is there parking
where do i park a big truck
can i fit a trailer in your lot
is there room to turn around with a trailer
is there a loading dock
what is a good number to reach the shop
what number do i call
what is the best way to reach you
what is the cross street
which door do i use
is the shop wheelchair accessible
do you have more than one store
is this the shop on grand
what suite are you in
`;
