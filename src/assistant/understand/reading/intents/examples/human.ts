export const HUMAN = `
can i talk to a person
let me talk to somebody
i want to speak with someone
get me a human
i need a human being
is there a real person there
is anybody there
is anyone available to talk
is someone there i can speak with
is there someone i can talk to
is there a manager i can talk to
who can i talk to
who do i talk to about this
who should i ask for
who is in charge
who runs the place
can i speak to the manager
put the boss on
get your supervisor
transfer me
can you transfer me
can i be transferred to sales
connect me
pass me on to someone who knows
pass me to a representative
agent
operator
customer service
representative
can somebody call me
could someone give me a call
call me
call me back please
can you call me tomorrow
please have someone reach out
have a representative contact me
have someone get back to me
can someone email me
can someone text me back
can i get a callback
i want a phone call
i would like to talk on the phone
i would rather talk on the phone
i would rather do this by phone
can we do this over the phone
can i call someone
can i call you instead
could we set up a call
can we schedule a call
can we meet with someone
can i meet with a designer
i would like a meeting
i do not want to talk to a bot
i do not like chatting with robots
i do not trust a machine with this
i hate these chatbots
i am done with this bot
no more bot
stop the bot and give me a person
this is too complicated for a bot
you can not help me i need a person
you are not understanding me get someone
you do not get it
this is going nowhere
we are going in circles
this is not helping
this is a waste of time
this is not working
you keep asking the same thing
you are not listening
i already told you that
that is not what i asked
can someone actually help me
i need help from a real employee
i want to complain to somebody
i want to make a complaint
i want to file a complaint
speak to a live agent
live chat with staff
is this chat monitored by a person
do you have a sales team
do you have someone i can email
who handles large orders
who handles wraps
who is my representative
is my representative in today
is joe there
is dave in today
is anyone around
is someone around to talk
is there someone local i can talk to
i would feel better with a person
i would feel better talking to someone
i prefer a real person
i prefer people
i need to discuss this with somebody
i need to explain this to a person
it is easier to explain by phone
it is hard to explain here
this is complicated can someone call
somebody needs to call me
somebody better call me back
have your guy call me
have the owner call me
tell the manager to call me
can the designer call me
can i get your manager
can i leave a message for someone
can you take a message
leave a message for the owner
pass this on to the team
forward this to a person
enough with the bot
enough of this robot
no robots
not a bot please
i am tired of the bot
i need actual help
i need more help than this
you are no help
you did not answer my question
you did not help
that did not help
you are wasting my time
you do not understand me
you are not getting it
forget the bot where is the staff
when can i talk to someone
how do i talk to a human
how do i reach a person
how can i get someone on the phone
will a person read this
does anyone read these messages
can someone come out and look
can someone come measure
can someone come to my office
hand me over to a colleague
pass me to your colleague
can a colleague of yours help
get me your coworker
is there someone else i can talk to
give me someone real
someone real please
put someone real on
i want someone who knows
i want a member of staff
i want the front desk
let me talk to the front desk
i would like an advisor
i need an advisor
an employee please
a real employee
just let me speak to a real human
i want to speak to a real human being
let me speak with a real live person
is your boss in
is the boss in today
is your manager around
is your supervisor there
i would feel better talking on the phone
i would feel better going over this on the phone
can we just talk on the phone
i would rather just call
can a live body help me
is anybody real there
is anyone there who can help
is kathy in she always handles my stuff
is kathy there
is dave working today
i usually deal with kathy
i always work with dave
tell dave to call me
can you have dave call me
get me somebody who knows
let me speak with whoever is in charge
who do i talk to about a redo
who would i talk to
have somebody get back to me
have somebody ring me
not with the machine
i want a person and not the machine
this is too complicated to type
too much to type can someone call
i am not good at typing
i do not do well with computers
i need to explain it to somebody
`;
