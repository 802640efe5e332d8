export const OFF_TOPIC = `
what is the weather today
is it going to rain
will it snow tomorrow
how hot is it outside
what is the temperature in chicago
tell me a story
tell me something interesting
tell me a fun fact
do you know any jokes
make me laugh
sing me a song
play some music
play my playlist
play the next song
turn up the volume
turn off the lights
set an alarm for six
set a timer for ten minutes
remind me to call mom
add milk to my shopping list
what is on my calendar
what time is it in london
what day is it
what year is it
how many days until christmas
what is the capital of spain
who is the president
who wrote hamlet
who won the world series
who is the best quarterback
what was the score of the game
did the chiefs win
the royals play tonight
are you watching the game
when does the movie start
what is a good movie
what should i watch
have you seen the new movie
what is a good book to read
what is a good restaurant
where can i get good barbecue
where is the nearest gas station
is there a pharmacy near here
recommend a plumber
do you know a good doctor
can you recommend a hotel
book me a hotel room
book a flight to new york
is my flight on time
when does my plane leave
rent a car for me
call me an uber
how is the traffic
how do i get to the highway
order me a pizza
order me some chinese food
what should i have for dinner
what should i cook tonight
how do i make pancakes
how long do i boil eggs
how many calories are in an apple
how many cups in a quart
how many ounces in a pound
how many feet in a mile
convert dollars to euros
what is two plus two
what is the square root of nine
what is fifteen times twelve
solve this equation
help me with my homework
write me a poem
write an essay for me
write me a python script
how do i fix my computer
how do i reset my password
my phone is not working
my internet is down
my car broke down
how do i change a tire
how do i jump start my car
when should i change my oil
what is my bank balance
transfer money to my savings
pay my electric bill
what is my credit score
how do i apply for a loan
how do i do my taxes
should i buy stocks
what is bitcoin worth
is my card blocked
i lost my credit card
report a lost card
what is my routing number
how do i lose weight
i have a headache
i feel sad today
i am bored
i am hungry
i am so tired
my dog is sick
what should i name my dog
do you like your job
where are you from
do you believe in god
what is the meaning of life
why are we here
what is love
will you marry me
i love you
how do you say hello in japanese
what does this word mean
define serendipity
how do you spell necessary
translate this to german
what is a synonym for happy
what is the news today
what happened in the election
who should i vote for
what do you think about politics
is the earth round
how far is the moon
how tall is mount everest
how many people live in china
what is the population of texas
when was the civil war
why is the sky blue
how do planes fly
what is photosynthesis
how does a vaccine work
can dogs eat chocolate
what is the fastest animal
roll a dice
flip a coin
pick a number
let us play a game
what is my horoscope
what are the lottery number
find me a job
are there any jobs open
i would like to apply for a job
where do i send my resume
how do i get a passport
what is the time zone in denver
it might snow this weekend
it is so hot today
my kids are driving me crazy
i just got back from vacation
i had a long day
did you see the news
that game was crazy
my mother in law is visiting
do you want to go out with me
sell me your car
do you sell food
do you sell shoes
do you sell tires
do you fix cars
do you do haircuts
do you repair phones
do you do oil changes
do you deliver pizza
can you cut my hair
can you mow my lawn
can you babysit
how long is the movie
how long is summer break
how long is the flight
how far out is the storm
do you know math
do you know what time it is
do you know any good restaurant
do you know who won the game
do you know my mom
are you busy tonight
are you from here
what are you doing
what are you wearing
what do you think about
what is your sign
what is your job
what makes you happy
what would you like for dinner
what language do you know
tell me something about cats
tell me about the history of rome
tell me the news
tell me the time
i would like to hear a joke
i want to hear a song
i want to know the weather
i need a recipe for chili
i need a ride to work
i need a taxi
i need a babysitter
i need a lawyer
i need a loan
i need to book a hotel
i need to pay my phone bill
i need to renew my passport
i need directions to the museum
i want to buy a house
i want to go on a trip
find me a good restaurant
find me a cheap flight
show me pictures of puppies
give me a recipe for soup
give me tips for a job interview
give me a random number
put on some music
turn on the heat
open the garage door
read me my messages
send a text to my wife
what is my next appointment
what is on my schedule today
what is on my to do list
what is my schedule like
schedule a meeting with my boss
cancel my dentist appointment
how much do i have in checking
how much did i spend on food
what is my credit limit
what is the interest rate
what is the exchange rate
what is the minimum payment on my card
when is my bill due
when is my rent due
how do i open a bank account
how do i roll over my retirement
how do i get rid of ants
how do i get a stain out of carpet
how do i clean my oven
how do i grow tomatoes
how do i tie a tie
how do i train my dog
how do i learn guitar
how do i make friends
how do i ask a girl out
how do i get better at golf
how do i delete my facebook
how do i install windows
how do birds fly
how does electricity work
how does a car engine work
how old is the president
how old is the earth
how big is the moon
how deep is the ocean
how fast is a cheetah
how long do cats live
how long does it take to fly to paris
how many states are there
how many people live here
how many planets are there
how much does a house cost
how much is a plane ticket
how much water should i drink
how much protein is in chicken
which state is the biggest
which team is the best
which phone should i buy
which movie won the oscar
what is the best phone
what is the best car
what is the best way to cook steak
what is the best diet
what is the name of that song
what is the plot of that movie
what is the tallest building
what is the largest country
what is the current temperature
what is the speed of light
what is the gas mileage of my car
what is the recipe for pancakes
what is the traffic like
what is the nearest hospital
what are the symptoms of the flu
what are the ingredients in bread
what does my insurance cover
what should i do today
what should i wear tonight
what should i get my wife
what happened to the dinosaurs
what causes rain
where is the best beach
where is my phone
where is my car
where can i buy a couch
where can i get tires
where can i vote
where was the president born
when is the next full moon
when is the super bowl
when did the war end
when does school start
when does the store downtown close
why is grass green
why do cats purr
why did the chicken cross the road
who is the mayor
who is the governor
who is your favorite player
who plays tonight
who sings this song
who was the first president
is it going to be hot
is it safe to eat
is it ok to feed my dog grapes
is there life on mars
is there a bus to the airport
is there school today
is pluto a planet
is the stock market up
is my flight delayed
did it rain yesterday
did the game get canceled
can you drive
can you cook
can you dance
can you tell me a secret
can you tell me the score
can you help me with math
can you help me move
can you help me find a job
can you solve a riddle
can you order food
can you book a table
can you play chess
can you read minds
can you check the weather
can you watch my kids
can you fix my phone
can you lend me money
will it be sunny
will the market crash
should i get a dog
should i break up with my boyfriend
should i call the doctor
my stomach hurts
my back hurts
my cat ran away
my team lost
my wife is mad at me
my boss is a jerk
my flight got canceled
my phone died
my power is out
i love pizza
i like turtles
i hate monday
i watched a movie last night
i won the lottery
i am lonely
i am getting old
i am stuck in traffic
i lost my wallet
i got a speeding ticket
i ate too much
guess what happened today
knock knock who is there
that is what she said
happy birthday to me
merry christmas
has anyone seen my glasses
has anyone seen my dog
i wonder if ghosts exist
i wonder what is for lunch
is it possible to grow lemons inside
is it possible to travel in time
how do you make spaghetti
how do you make a cake
how do you play checkers
how do you spell that
how do you say cat in french
how do you say good night in italian
how would you say tree in german
how might i say sorry if i were japanese
how do they say goodbye in korea
what is the word for dog in russian
can you tell me how to say thank you in chinese
walk me through making bread
walk me through baking a pie
what are the steps to make soup
what goes into a lasagna
what goes in a smoothie
will i need a coat tomorrow
do i need a jacket tonight
will i need an umbrella
what is the forecast for this week
give me the weekly forecast
what is the humidity
let us flip a coin
let us do a coin flip
coin flip please
call it heads
heads or tails
i pick tails
how many calories does rice have
how much calories does a cookie have
what is the calorie count of a donut
what is the nutrition of milk
is chocolate healthy
how many hours are in a week
how many hours should i sleep
how many days are in a leap year
what size battery does this car take
what size tires do i need
where is the dipstick
how do i dispute a charge on my card
how do i report fraud
how do i close my account at the bank
how much is an oil change
how much is a tank of gas
how much is gold worth
how much did the stock go up today
how much has the market dropped
how much money do i have
how much money does he make
do i have enough money for a car
do i have enough in savings to buy shoes
how long should i bake chicken
how long should i cook rice
how long do i have to wait for the bus
how long is the drive to dallas
how long was the war
remove the old files on my laptop
delete the photos on my phone
back up my computer
look up the definition of irony
look up the lyrics
search the web for recipes
go to youtube and play a video
find a video about knitting
find me the cheapest gas
what are the rules of soccer
what are the rules of chess
what are the lyrics to that song
what are the best team this year
what are good hiking trails nearby
what are some good baby names
which fast food place is the best
which restaurant is most popular
which city has the most people
which bank has the best rates
what is the most popular song
what is the most popular car
what is the most spoken language
what is the biggest mall
what is the top movie right now
what is the origin of the word
what is the purpose of life
what is the point of living
why do we exist
why do human dream
why do people yawn
what is my account balance
what is in my checking account
what is in my wallet
tell me how much money is in my account
is my flight on schedule
is my flight going to be late
when does my flight arrive
when does my flight land
when do i board
what gate is my flight
what seat do i have on the plane
where is my gate
did my paycheck come in
when do i get paid
can women serve in the army
can fish feel pain
do birds have teeth
do snakes have bones
do people still use fax machines
do men live longer than women
do kids still play marbles
fill up my glass
fill up the tank
fill the tub with water
clean the kitchen
wash the dishes
feed the cat
walk the dog
check the mail
take out the trash
lock the front door
charge my phone
start the car
call my mother
text my brother
email my teacher
what did i spend last month
what did you dream about
what would happen if the sun died
what year did the war end
what year was he born
what was the first computer
what was the name of that actor
who was the first man on the moon
who was that actor
who is the richest man
who has the best record
who is in first place
who came in second
who is playing tonight
where was that movie filmed
where do penguins live
where did the romans live
where should i travel
where is the cheapest gas
when is mothers day
when is the next holiday
when was america founded
when is the best time to plant tomatoes
how can i become a nurse
how can i improve my credit
how can i get a better job
how can i lose ten pounds
how can i learn spanish
how do i become a pilot
how do i register to vote
how do i remove wallpaper
how do i unclog a drain
how do i install a ceiling fan
how do i make my own soap
how do i file my taxes
how did he die
how tall is that actor
how fast does light travel
how cold is it
how cold is it in alaska
how windy is it
what kind of weather should i expect
what sort of weather do they have
when should i rotate my tires
when should i get my brakes checked
when is my car due for service
how often should i change the filter in my car
what kind of gas does my car need
what type of oil goes in a truck
does my car take regular or premium
how many miles per gallon does my truck get
my check engine light is on
my brakes are squeaking
the car will not start
is my tire low
how much air goes in my tires
how far is the next gas station
what do i need for a trip to africa
what shots do i need to travel
do i need vaccines to go to brazil
do i need a visa to visit india
do i need a passport for mexico
is it safe to travel to egypt
are there travel warnings for turkey
what plug do they use in england
can i bring a razor on the plane
how many bags can i carry on
the airline lost my bag
my luggage never came
what time is check in at the hotel
are there hotels near the beach
what is there to do in rome
connect to my speaker
connect to the wifi
connect to my bluetooth
pair with my headphones
sync with my phone
reset your settings
change your voice
talk slower
talk faster
speak in a british accent
whisper from now on
be quiet
turn yourself off
louder please
lower your voice
what is the name of this song
skip this song
play the radio
play something relaxing
turn off the bedroom light
set the thermostat to seventy
start the dishwasher
lock the doors
dim the lamp
snooze my alarm
wake me up at seven
start a ten minute timer
how long is left on my timer
remind me to take my pills
read me my reminders
put eggs on my list
what do i have to do today
clear my to do list
where did i leave my keys
find my phone
make my phone ring
share my location with mom
where am i
what is my current location
call dad
dial my sister
text mom that i am late
send an email to my professor
what is nine percent of fifty
divide ten by two
how many grams in a kilo
what is the definition of irony
how do you spell restaurant
what time is it in tokyo
what is the date today
what is tomorrow
roll two dice
pick a card
tell me a riddle
tell me something about history
do you know something funny
say something in french
what is hello in arabic
what does bonjour mean
is the bank open
my card was declined
why was my card declined
freeze my account
unfreeze my account
i think someone stole my card
there is a charge i did not make
my card expired
my card is cracked
when does my card expire
how long for a new card to come
raise the limit on my card
what is my pin
i forgot my pin
change my pin
order new checks
how many points do i have
redeem my points
what is my apr
is there a fee abroad
move money to savings
send fifty dollars to my brother
what did i buy yesterday
list my last transactions
how do i deposit a check
how much is my water bill
when is the gas bill due
pay my cable bill
did i get paid
how do i set up direct deposit
where is my w2
how much tax do i owe
how many vacation days do i have
i want to take friday off work
was my time off approved
book a meeting room
what meetings do i have today
when is my next meeting
how do i sign up for health insurance
does my plan cover glasses
how is my credit
how do i raise my credit score
make a reservation at a steakhouse
book a table at the diner
cancel my dinner reservation
does the restaurant take reservations
how busy is the restaurant
how are the reviews for that place
is the thai place any good
what can i cook with eggs
give me a dinner idea
what do i need to bake bread
what goes well with salmon
can i use oil instead of butter
what can i use instead of milk
how long does milk last in the fridge
is this meat still good
how long do leftovers keep
at what temperature do i bake fish
how healthy is a burger
how much sugar is in a soda
how much fat is in cheese
what is the sunset time
is it humid
is it foggy out
should i bring an umbrella
will it be nice this weekend
i have a fever
my back is sore
my throat hurts
can i take aspirin with coffee
how do i stop a nosebleed
how much sleep does a baby need
how do i get rid of a cold
my kid will not sleep
my house is too cold
i can not find my glasses
i can not sleep
i burned dinner
my computer is slow
my laptop keeps crashing
the printer at home is jammed
my game froze
update my apps
who is the lead singer
who directed that film
who discovered gravity
what team does he play for
what is on tv tonight
what channel is the game on
when is the next season
how tall is the eiffel tower
how long is the great wall
how far is it to the beach
what is the longest river
what language do they speak in peru
is there a movie theater around here
what is a good gift for my dad
which laptop is the best
which credit card should i get
do women still wear corsets
do people still ride trains
do they still have parades there
fill up the kettle
fill my tank
water the plants
vacuum the living room
order me a coffee
get me a cab
i need help with my tax return
help me with my rent
give me directions to the stadium
did my paycheck hit my account
volume up
volume down
what is my blood pressure
my toilet is leaking
where did i leave my phone
where did i put my keys
i lost my phone again
have you seen my phone
i can not find my charger lol
explain how a radio works
explain gravity to me
explain the offside rule
describe the plot of that book
define irony for me
name the planets in order
convert ten pounds to kilos
how many feet are in a mile
how many ounces are in a cup
calculate the tip on my dinner
what is the cube root of nine
what is half of seventy
do i need shots to visit peru
do i need a vaccine before i travel
which vaccines do i need for thailand
is there a travel alert for chile
what is the best time to visit iceland
what is fun to do in boston
what are some tourist spots in kenya
will my phone work in europe
what is the socket type in japan
how do i change a flat tire
how do i jump a dead battery
what is the tire pressure in my car
is my engine overheating
how is traffic on the highway
how long is the drive to work
is there an accident on my way home
turn the lights off in the bedroom
make the house warmer
switch on the fan
is the oven still on
did i lock the back door
open the curtains
remind me to call grandma
what are my reminders
what is next on my calendar
move my meeting to noon
is my calendar free tomorrow
add milk to my list
take bread off my list
is laundry on my to do list
what did i plan for this weekend
text my friend that i am here
read my last message
how do i improve my sleep
how many calories are in a pear
how much salt is in soup
are eggs good for you
how long can i keep milk open
can i freeze cooked pasta
what can i replace flour with
how do i poach an egg
find a recipe with beans
is there a good burger place nearby
how are the reviews of the new restaurant
how long is the wait at the diner
cancel my table for tonight
what is the balance of my savings
show my spending on gas
transfer money between my accounts
pay my rent
my bank card got stolen
is my card activated
block my account right now
what is my credit rating
how do i boost my credit
when does my next paycheck come
how do i move my retirement plan
how much vacation have i used
has my leave been approved
what is the name of my insurance
change my insurance plan
is today a holiday
what day of the week is it
how many days until summer
what is the time in london
where is my phone hiding
tell me a joke about lawyers
tell me a fact about whales
what is a fun fact about space
tell me something i do not know
flip a penny
roll a twenty sided die
guess my number
what does this abbreviation mean
use the word quaint in a sentence
spell rhythm
what is another word for fast
who painted the mona lisa
who invented the telephone
who is the king of england
who holds the record for the mile
which actor played the joker
which country has the most lakes
what is the currency of sweden
what is the height of that tower
when did the first train run
where do whales sleep
why do leaves change color
why is the sea salty
how do magnets work
how do planes stay up
how were the pyramids built
are bats blind
are tomatoes fruit
can cats see in the dark
can a person live on mars
is honey good for a cough
is there a cure for the cold
does coffee stunt growth
does it snow in hawaii
did the dodgers win
has the mail come yet
have the kids eaten
who left the fridge open
list the books by that author
show me the highlights of the match
look for videos on yoga
search for cheap apartments
pull up the article about bees
compare two phones for me
recommend a book for a teenager
download the latest update
print my tax forms
turn my screen down
enter whisper mode
change your accent
pause the podcast
what is trending on twitter
what is the score
i need a new roommate
i need to learn how to swim
i want to go fishing
i am thinking about moving to spain
my tooth hurts
my baby has a rash
my dog ate a sock
my neighbor is too loud
my internet is slow
how do i make bread from scratch
make waffles from scratch
tell me what my body weight is
what is my blood type
how many people work at the white house
how many people live there
are there any shows downtown tonight
is there a parade on friday
is it cheaper to drive or take the train
show me the pictures from my trip
find the photos from my birthday
i want to buy a boat
i want to sell my car
schedule a tune up for monday
book my car in for service
put the baby to bed
put the dishes away
can you change the song
switch to another channel
can i use my mastercard in spain
what time does the bakery close
will the price of oil go up
how do i get my deposit back from my landlord
my roommate never pays rent
do you sell used cars
do you sell plants
do you fix lawn mowers
do you cut hair
are you hiring
are you all hiring
you hiring
are you looking for help
do you have any job opening
do you have any jobs
any job opening
is there a job open
i am looking for a job
i am looking for work
i want to work for you
can i apply
where do i apply
how do i apply for a job there
do you need a press operator
do you need a driver
do you offer internships
is your summer internship paid
how much do you pay your people
ran a press for six years and need a job
i would like to sell you something
i want to sell you some toner
we sell toner cartridges
we offer seo services
we can get your shop more leads
i can get you to the top of google
can i talk to you about your business loan
would you like to buy ad space
i noticed your website could rank higher
interested in a business loan
finish the rest of the poem
roses are red violet are blue
write me a poem about tacos
can you help my kid with her homework
help my son with his algebra
what is your take on the trade
what is your take on the chefs
who do you like in the game
`;
