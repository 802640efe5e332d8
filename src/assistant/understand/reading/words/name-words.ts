// Words that look like names and are none, and names that look like words.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Given names that are also months, colours or plain words. */
export const AMBIGUOUS = list(`
  april may june rose violet ruby autumn faith grace joy dawn dale dean hope max pat rob sue mark bill
  will drew chase art gene grant ray jack page miles frank angel crystal destiny ginger heather holly iris
  jay mason mercedes misty penny robin sandy sky summer dee ed al ali jo christian dallas jordan israel
  florence austin independence jean carol olive king jesus lee roman german jersey don omega otis wade
  chad skip chip clay rusty cliff pearl opal hazel laurel melody viola porter tanner hunter walker norm lance woody nick
  kit sparky rocky butch buck buddy ivy lily sage river reed jade wren raven star merle tiny red coral eve jean heath earl ty herb van
  dusty duke ace smokey scooter dutch peaches sunny stormy birdie buster cash colt trinity gunner
  fern blessing precious mercy patience charity temperance honor ash scarlett sterling
`);

/** Ordinary words that are surnames too: they may follow a given name. */
export const WORDS_AND_SURNAMES = list(`
  brown white black green gray grey gold silver rose rich young long short king baker cook carter cooper
  fisher hunter mason miller parker porter potter taylor turner walker weaver wright bell bird bush field
  fields ford forest fox hall hill hills house lake lamb lane love march may moon park parks pond price
  reed rice rivers sharp small snow stone street strong summers waters west winters wolf wood woods power
  powers best day hope banks barnes cross marks page person sands sellers singer sparks speed wells wise
  christian church french gross grant guy case chase cole craft dean english
  archer barber bishop butler cannon chandler curry devine dyer fowler franks freeman fuller funk gardner glover graves grimes
  hardy hood hull knight levy lyons marsh mercer merchant mills moss nash noble palmer parsons payne peck pierce pike pitts
  plummer pollard pope potts pratt prince proctor rhodes savage shepherd skinner slater spears spence stark stokes stout swift
  temple thatcher underwood ward waller warner watts weathers webb weeks welsh wheeler whitehead wills greene robles flagg stickler stricker towell beane
  beard berry bowers bowman burns carpenter castle chambers combs crow dove downs finch flowers frost gates golden goode hale
  hooper horn huff hurt keen keyes locke lott money neal peace pickens poe riddle robins root rowe shade shores snipes sparrow
  squires starr steele storm styles sweet thorn towns trout wilder wing workman worth wren
`);

/** Never part of a name, capitals or not. */
export const NEVER = list(`
  fwd fw
  nor either neither i me my mine we our us you your he she they them it its this that these those the a an and or but if so
  not no yes ok to of in on at by for from with about as is am are was were be been being do does did done
  have has had having can could will would shall should may might must need needs want wants looking
  trying hoping wondering interested calling writing asking ordering getting going here there where when
  what which who why how just only also too very really quite still already ready good great fine well bad
  sorry sure happy glad new old back please thanks thank hi hello hey later soon now today tomorrow asap
  anytime email phone number name contact address company business carl ai bot someone somebody anyone
  nobody everyone everybody important secret none nothing private anonymous irrelevant owner manager
  designer customer student teacher coach director president founder confused lost unsure certain located
  based available unable able curious busy free open closed finished tired sick mad upset angry worried
  excited more most some any all both each every other another same different like love hate think know
  see call text quote order price help off out up down over after before again then than let get got give
  go come make made take one two three four five six seven eight nine ten dozen hundred thousand because
  since while until til till lgtm per via re regarding gonna wanna kind kinda sort bit little lot much many few right
  wrong correct perfect awesome cool nice amazing whatever maybe tonight morning afternoon evening bye
  goodbye cya ciao adios cheers stop cancel lol skip pass wait huh test hmm nope idk send day week month
  year time first second third last next mr mrs ms dr sir madam maam llc inc corp instead says said
  speaking cell mobile cellphone fax tel telephone whatsapp landline direct desk number y soy somos mi para con por que tengo necesito quiero busco pero
  obv obvs duh ofc tbh ngl haha hahaha hehe lmao fyi jk smh iirc
  xo xoxo sent keep stay outta whoops whoopsie oops oopsie woops yikes leave move switch
`);

/** "Wen", "Ned", "Ty": given names that are shorthand for "when", "need", "thank you". */
export const isShortName = ({ raw }: { raw: string }): boolean => /^(?:wen|ned|ty|mos|tru|dem)$/i.test(raw);

/** Given names that also say how somebody is: "im rich". */
export const ADJECTIVES = list(`
  rich frank christian roman german red tiny sandy rusty rocky misty sunny happy art
`);

/** Before a name, and part of how its bearer is called: "Coach D", "Mrs. Kowalski", "Sister Mary Agnes". */
export const TITLES = list(`
  mr mister mrs ms miss mx dr doctor prof professor rev reverend pastor father fr sister brother deacon rabbi imam bishop
  coach captain capt chief sgt sergeant lt lieutenant col colonel maj commander cmdr cdr cpl corporal msgt ssgt admiral
  trooper chaplain officer deputy principal judge uncle aunt auntie grandma grandpa
  tia tio sr sra srta senor senora senorita dra hno hna hermano hermana lic ing arq profe secretary treasurer
`);

/** What somebody is to a company, a team or a family: "I'm the principal's secretary, Joanne". */
export const ROLES = list(`
  secretary treasurer president chair chairman chairwoman chairperson director manager owner founder partner assistant
  coordinator organizer planner administrator admin bookkeeper accountant receptionist clerk foreman supervisor lead leader
  principal teacher coach captain pastor minister deacon chief sergeant librarian nurse designer chef cook barber realtor
  wife husband mother mom mama father dad daughter son sister brother niece nephew cousin aunt uncle grandma grandpa
  girlfriend boyfriend fiance fiancee bride groom guy gal lady man woman person volunteer parent rep intern caretaker
  paralegal dispatcher nanny apprentice
`);

/** With these even a given name alone or with a second one keeps the title. */
export const RELIGIOUS_TITLES = list('sister brother father fr rabbi imam');

/** What a visitor may be at the moment, and who they are without their name: "im swamped", "mom here". */
export const STATES = list(`
  stuck slammed swamped broke afraid aware away behind beyond booked bored bummed cheap clueless cool cold dead deaf disabled
  done dumb due early eager fed finally flexible forever full glued gone guessing hot hungry hurt ill impressed in-house
  invited kidding lazy local lucky married mistaken nervous obsessed okay old-school online overdue overwhelmed part partial
  picky pleased poor pregnant pretty probably proud retired rushed sad safe scared screwed self serious short shopping shy
  sincerely single sleepy slow so sold speechless starving stoked stressed stumped super surprised terrible thankful
  thinking thrilled torn trans truly under underwhelmed unfamiliar unemployed unhappy upset used useless vegan very visiting
  wasted welcome worthless almost basically currently definitely honestly literally mainly mostly totally kinda legit lowkey
  hella dang damn fine aok cold fairly rather somewhat super-duper
  mom mommy mama dad daddy parent grandma grandpa grandmother grandfather husband wife son daughter brother sister cousin
  nana papa newbie rookie teacher nurse pastor coach captain chief realtor landlord contractor electrician plumber barber
  photographer artist musician author engineer lawyer attorney accountant veteran vet freelancer treasurer secretary
  chair chairman principal volunteer organizer bride groom planner admin assistant intern boss guy girl man woman lady dude
  gal kid person human resident neighbor fan member rep salesperson bartender chef baker cook farmer trucker mechanic
  client vendor supplier reseller distributor subcontractor employee supervisor foreman superintendent sophomore senior
  junior freshman american canadian mexican bilingual christian muslim jewish catholic republican democrat
  depends typing waiting testing pricing rather chat form race afk brb unknown
  ridiculous unacceptable urgent great awesome amazing horrible garbage trash spam bs crap bullshit insane wild nuts
  hilarious frustrating confusing absurd
  question questions quick problem issue emergency request inquiry reminder follow-up followup regarding concerning
  blue-collar diy work home office main best primary preferred
`);

/** Small words inside a name: "van der Berg". */
export const PARTICLES = list(`
  de la las los del van von der den di da dos du le st bin ibn al abu o mc jr sr ter el mac nic bint binti
`);
