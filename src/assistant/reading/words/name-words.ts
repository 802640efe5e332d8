// Words that look like names and are none, and names that look like words.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Given names that are also months, colours or plain words. */
export const AMBIGUOUS = list(`
  april may june rose violet ruby autumn faith grace joy dawn dale dean hope max pat rob sue mark bill
  will drew chase art gene grant ray jack page miles frank angel crystal destiny ginger heather holly iris
  jay mason mercedes misty penny robin sandy sky summer dee ed al ali jo christian dallas jordan israel
  florence austin independence jean carol olive king jesus lee roman german jersey don omega otis wade
  chad
`);

/** Ordinary words that are surnames too: they may follow a given name. */
export const WORDS_AND_SURNAMES = list(`
  brown white black green gray grey gold silver rose rich young long short king baker cook carter cooper
  fisher hunter mason miller parker porter potter taylor turner walker weaver wright bell bird bush field
  fields ford forest fox hall hill hills house lake lamb lane love march may moon park parks pond price
  reed rice rivers sharp small snow stone street strong summers waters west winters wolf wood woods power
  powers best day hope banks barnes cross marks page person sands sellers singer sparks speed wells wise
  christian church french gross grant guy case chase cole craft dean english
`);

/** Never part of a name, capitals or not. */
export const NEVER = list(`
  i me my mine we our us you your he she they them it its this that these those the a an and or but if so
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
  since while until per via re regarding gonna wanna kind kinda sort bit little lot much many few right
  wrong correct perfect awesome cool nice amazing whatever maybe tonight morning afternoon evening bye
  goodbye cya ciao adios cheers stop cancel lol skip pass wait huh test hmm nope idk send day week month
  year time first second third last next mr mrs ms dr sir madam maam llc inc corp instead says said
  speaking
`);

/** Small words inside a name: "van der Berg". */
export const PARTICLES = list(`
  de la del van von der di da le st bin al o mc jr sr dos du ter el
`);
