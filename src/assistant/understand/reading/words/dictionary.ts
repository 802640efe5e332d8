// Is a word one of English? What is none, in the place of a person, is a name (see strange-name.ts).
import hunspell from 'dictionary-en';
import { COMMON_WORDS } from './common-words.ts';
import { BRANDS, COMPANY_WORDS } from './company-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { NEVER, STATES } from './name-words.ts';
import { SHORTHAND } from './shorthand.ts';
import * as vocabulary from './vocabulary.ts';

/**
 * Is it a word of the lists, or made from one by an ending, a syllable before it or another word? Of a name it is false,
 * unless the name is a word too.
 *
 *     isEnglish('unravelled'); // true
 *     isEnglish('tadhg'); // false
 */
export function isEnglish(text: string): boolean {
  known ??= allKnown();
  if (known.has(text) || isDerived(text, known) || (!SURNAME.test(text) && isCompound(text, known)))
    return true;
  const american = BRITISH.reduce((said, [british, other]) => said.replace(british, other), text);
  return american !== text && (known.has(american) || isDerived(american, known));
}

/** One of the dictionary's own, or its plural: "mattress", "paws"; not "lockridge", which is put together. */
export function isDictionaryWord(text: string): boolean {
  known ??= allKnown();
  return known.has(text) || known.has(text.replace(/s$/, ''));
}

/**
 * One of the lists, or a word as the dictionary bends it: unlike "taked", "wraped" and "everthing", which are put together as English
 * words are.
 *
 *     isSpelledRight('wrapped'); // true
 *     isSpelledRight('wraped'); // false
 */
export function isSpelledRight(text: string): boolean {
  known ??= allKnown();
  if (known.has(text)) return true;
  return BENDS.some(({ flag, part, rest, takes, isStart }) => {
    if (!(isStart ? text.startsWith(part) : text.endsWith(part))) return false;
    const stem = isStart ? text.slice(part.length) : text.slice(0, text.length - part.length) + rest;
    return takes.test(stem) && (marks.get(stem)?.includes(flag) ?? false);
  });
}

/** "neighbour", "organise", "centre", "travelled" */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=(?:e[drs]?|ing|ations?)$)/, 'iz'],
  [/tre(?=s?$)/, 'ter'],
  [/ll(?=(?:ed|ing|ers?)$)/, 'l'],
  [/ogue(?=s?$)/, 'og'],
  [/ence(?=s?$)/, 'ense'],
];

/** "thornbury", "lockwood", "whitfield": put together of two words, and of places where families come from. */
const SURNAME =
  /(?:bury|borough|wood|field|worth|brook|burn|shaw|croft|ford|gate|dale|hurst|son|ham|land|way|combe|thorpe)$/;

/** Put together at the first strange word: most messages have none. */
let known: ReadonlySet<string> | undefined;

const allKnown = (): ReadonlySet<string> =>
  new Set([
    ...stems(),
    ...FURTHER_WORDS.trim().split(/\s+/),
    ...COMMON_WORDS,
    ...EVERYDAY_WORDS,
    ...NEVER,
    ...STATES,
    ...COMPANY_WORDS,
    ...BRANDS,
    ...SHORTHAND.keys(),
    ...vocabulary.SPELLED,
    ...vocabulary.GARMENTS,
    ...vocabulary.PIECES,
    ...vocabulary.PEOPLE,
    ...vocabulary.NOT_PIECES,
    ...vocabulary.COLORS,
    ...vocabulary.VEHICLE_MAKES,
    ...vocabulary.BLANK_MAKERS,
  ]);

/** The dictionary's words in small letters; what is in capitals are names. */
function stems(): Iterable<string> {
  for (const [, stem = '', flags = ''] of new TextDecoder()
    .decode(hunspell.dic)
    .matchAll(/^([a-z]+)(?:\/(\w+))?$/gm))
    marks.set(stem, flags);
  return marks.keys();
}

/** How each of the dictionary's words is bent, a letter for each way. */
const marks = new Map<string, string>();

/** The ways: "SFX D y ied [^aeiou]y" puts "ied" in the place of the "y" of "carry". */
const BENDS = Array.from(
  new TextDecoder().decode(hunspell.aff).matchAll(/^([SP])FX (\w) +(\w+) +(\w+) +(\S+)$/gm),
  ([, kind, flag = '', rest = '', part = '', takes = '']) => ({
    flag,
    part,
    rest: rest === '0' ? '' : rest,
    takes: new RegExp(kind === 'P' ? `^${takes}` : `${takes}$`),
    isStart: kind === 'P',
  }),
);

/** A name of the dictionary's, in small letters: "kowalski", "antwerp". */
export function isProperName(text: string): boolean {
  names ??= new Set(
    new TextDecoder()
      .decode(hunspell.dic)
      .match(/^[A-Z][a-z]+(?=\/|$)/gm)
      ?.map((name) => name.toLowerCase()),
  );
  return names.has(text);
}

let names: ReadonlySet<string> | undefined;

/** "unravelled", "cagier", "zoologist" */
function isDerived(text: string, words: ReadonlySet<string>): boolean {
  if (isBent(text, words)) return true;
  return STARTS.some((start) => {
    const rest = text.slice(start.length);
    return rest.length > 3 && text.startsWith(start) && (words.has(rest) || isBent(rest, words));
  });
}

/** "hats", "cagier", "zoologist": a word with another ending. */
function isBent(text: string, words: ReadonlySet<string>): boolean {
  for (const [ending, bases] of ENDINGS) {
    const stem = text.slice(0, -ending.length);
    if (stem.length < 2 || !text.endsWith(ending)) continue;
    if (bases.some((base) => stem.length + base.length > 2 && words.has(stem + base))) return true;
    if (stem.length > 3 && stem.at(-1) === stem.at(-2) && words.has(stem.slice(0, -1))) return true;
  }
  return false;
}

const STARTS =
  'un re in de con pro non pre over out under mis dis sub inter super anti counter auto multi micro mega mini ultra'.split(
    ' ',
  );
/** With what the word has in its place. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['s', ['']],
  ['es', ['']],
  ['ies', ['y']],
  ['ied', ['y']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['ily', ['y']],
  ['ed', ['', 'e']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
  ['ing', ['', 'e']],
  ['in', ['', 'e']],
  ['y', ['', 'e']],
  ['ly', ['']],
  ['like', ['']],
  ['ish', ['', 'e']],
  ['or', ['', 'e']],
  ['al', ['', 'e']],
  ['ic', ['', 'e']],
  ['ist', ['', 'e', 'y']],
  ['ism', ['', 'e', 'y']],
  ['ize', ['', 'e', 'y']],
  ['ized', ['', 'e', 'y']],
  ['ful', ['', 'y']],
  ['less', ['']],
  ['able', ['', 'e']],
  ['ible', ['', 'e']],
  ['ability', ['', 'e']],
  ['ness', ['', 'y']],
  ['ment', ['']],
  ['ion', ['', 'e']],
  ['ation', ['', 'e']],
  ['ive', ['', 'e']],
  ['ity', ['', 'e']],
  ['ous', ['', 'e', 'y']],
  ['ance', ['', 'e']],
  ['ant', ['', 'e']],
  ['ical', ['', 'y']],
  ['ward', ['']],
  ['ship', ['']],
  ['hood', ['']],
];

/** "billboard", "spellcheck" */
function isCompound(text: string, words: ReadonlySet<string>): boolean {
  for (let at = 3; at <= text.length - 4; at += 1)
    if (text.length > (at === 3 ? 7 : 6) && words.has(text.slice(0, at)) && words.has(text.slice(at)))
      return true;
  return false;
}

/**
 * Is it one letter away from a word that begins alike: "becuase", "wednsday"? Tries what the word may have been meant for, so
 * that nothing is kept for it.
 */
export function isSlipOfEnglish(text: string): boolean {
  known ??= allKnown();
  for (let at = 1; at <= text.length; at += 1) {
    const start = text.slice(0, at);
    const rest = text.slice(at + 1);
    const [one = '', other = ''] = text.slice(at, at + 2);
    if (
      isEnglish(start + rest) ||
      isEnglish(start + start.at(-1) + text.slice(at)) ||
      known.has(`${start}${other}${one}${text.slice(at + 2)}`)
    )
      return true;
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      if (known.has(start + letter + rest) || known.has(start + letter + text.slice(at))) return true;
  }
  return false;
}

/** What is none of a dictionary's words and is written to a shop: countries and cities, months in short, brands, talk of the net, words bent otherwise. */
const FURTHER_WORDS = `
  sukkot shavuot nowruz holi songkran vesak
  teeth oxen woken fallen sawn sunken molten shrunken learnt spelt spilt spoilt led snuck mown plough moustache axe dwarves
  ads barbeque catalogued travellers chilli saviour sox crawfish leggins nite smidge intake influx
  abc abend abit accra acctg adelaide advil afaik afghanistan aframe africa ain airbnb alabama alaikum alaska albania
  albanian albuquerque aldi algeria allah allez allright alors amsterdam anaheim angola ankeny annapolis annyeong
  antarctica antivax antwerp api appleton appt appts apr arf argentina arigato arizona arkansas arlington armenia
  asheville asia asics asl assalamu asus aswell athens atlanta atleast att atv atvs auckland aug aussi australia
  austria austrian avec awww ayo azerbaijan bachelorette bachelorettes backlit backordered bahamas bahrain bajillion
  bakeoff bakersfield baltimore bangkok bangladesh bangladeshi barbados barcelona basel bazinga bbc bcc beaucoup
  beijing belarus belfast belgian belgium belize belton bem benin bentonville berkeley berlin bermuda bestfriend
  bestie bhutan bic biloxi bipoc birmingham bismarck bitte bizz bleh boba bodoni bogota boho boise bolivia bom bonjour
  bonsoir boomers bordeaux bosnia boston botswana bougie branson brazil brazilian brighton brisbane bristol britain
  british brooklyn brussels bruv budapest buddha buenas bulgaria bulgarian buon buonasera buongiorno burbank burma
  burundi bw cabernet cairo calgary calibri california cambodia cambodian cambria cameroon camry canada cardiff
  carwrap cashapp cbs cdt ceo cfo chai chanukah chao charleston chatgpt chattanooga cherokee chicago chicana chicano
  chipotle chiro choctaw chula cia cincinnati clearwater cleveland cnn colombia colombian colorado colosseum columbia
  columbus comcast comicon congo connecticut contigo copenhagen cornhole coro cortana coulda covid cricut croatia
  croatian css cst cto cuba cuban cupholder cupholders cvs cybersecurity czech dangit danke dat dayton dba deboss
  debossed dec delaware delhi denmark denver des detroit deutsch devops dey dhl dia dickies didot dieline disney
  diwali dj djs dm dms dmv dodgeball dominica dominican doordash dropdown dst dubai dublin dubuque duluth durham
  dziekuje ebola ecuador edinburgh edm edt edu egypt egyptian ehh eid ein eine emt emts england english epson erm espn
  esports est estonia ethiopia ethiopian eu eur europe everytime ew ey facetime fala falafel fargo fav favore favs
  fayetteville fb fbi feb fedex ffs fifa fiji filipina filipino finland fintech flemish florida fortnite francais
  france frankfurt fresno fri frick frickin fullerton fullzip futura fw gadzooks gah gainesville galveston gambia
  gamers gbp gelato geneva genz georgia gg ghana ghanaian giorno github gitlab glasgow glendale gmt grandkid grandkids
  grandview gras grazie greece greek greenland greensboro greenville grubhub gtg guac guatemala guatemalan guten
  guyana haben hackathon hackathons hafta hahaha haiti haitian halfzip hallo hanoi hanukkah harlem harrisburg hartford
  havana hawaii hawaiian hbo hbu hdqtrs hej helsinki heya hialeah hic highkey hihi hilton hiphop hispanic hm hmmm
  hmong hmu holland hollywood homeschool homeschooled honduran honduras honolulu hoowee houston hubba hulu hungarian
  hungary huntsville hyatt hydroflask iban iceland ich icymi idaho idc idek ig ik ikea ikr illinois ily ima imma
  incase india indiana indianapolis indonesia influencers infront inhouse insta instock intl ios iowa ipa ipas iran
  iranian iraq iraqi ireland irl irs irvine isbn israeli ist istanbul italiano iykyk jacksonville jakarta jamaica
  jamaican javascript je jeepers jerzees jfc jfk jk joliet joplin js json jul juneau juneteenth kann kansas kazakhstan
  kb kcsed kentucky kenyan keyring keyrings kiev kiitos kimchi knoxville kombucha konnichiwa koran korea kpop krakow
  kroger kubernetes kuwait kwanzaa kyiv kyoto lafayette lagos lakota lansing laos laredo latina latinas latino latinos
  latinx lato latvia leawood lebanese lebanon leeds lego lenexa lenovo les lexington lgbt lgbtq lgbtqia liberia libya
  lightbox lima linux lisbon lithuania liverpool livestream livestreams llm lmk lobsterfest lolol london longview
  louisiana louisville lubbock lululemon lviv lycra lyft lyon macbook macedonia macon madagascar madrid mahalo maine
  mais malaysia maldives mali malta manchester manhattan marhaba marriott marseille maryland massachusetts matcha
  mauritius mazda mcdonalds mdt melbourne memphis merci merhaba merlot merriam mexico mezcal mgmt mhm miami michigan
  milan mille milwaukee mimaki minecraft minneapolis minnesota minsk mississippi missouri mlb mlk mmhm mmm mochte
  modesto moldova mon mongolia montana montenegro montgomery montreal montserrat morgen moroccan moscow mozambique mst
  mumbai munich myanmar nailtech nairobi nalgene namaste namibia naperville naples nasa nascar nashville nato navajo
  nba nbc ncaa nebraska nederlands negatory nepal netflix netherlands nevada newark nfl ngl ngo nhl nicaragua nicht
  nigeria nigerian nihao nintendo nom noone norfolk norway norwegian nov npr nuh nvidia nye nyet oakland obrigada
  obrigado ocala oct ofc ogden ohio oke oki okie okies okk oklahoma oktoberfest ola olathe omaha oman omfg omw ong
  oooh openai oracal orajet oregon orlando osaka oslo ottawa ouchie oughta oui oxnard oy pakistan pakistani palo
  panasonic panera paraguay parla parlent parlez pasadena passover patagonia pbs pdt pennsylvania peoria perth peru
  peruvian pfft philadelphia philippines philly pho phonecase pickleball pilsner pittsburgh pixar pixelate pixelated
  plano playstation plzz pokemon poland polycotton pomona popsocket popsockets portland portugal portugues postpay
  powerlifting powerpoint prague preciso prego prek prius provo psh pst publix puerto qa qatar quarterzip quero queso
  ra raleigh ramadan ramen raymore raytown reebok reno res reykjavik ribbit richardson richmond ricoh riga ringspun
  roblox roboto rochester rockford roeland rollout rollup rollups romania romanian rome rotterdam russia rv rvs rwanda
  saas sacramento safeway saigon salam salina salinas salut salvadoran samoa samoan saudi schon scotland scottish
  scottsdale scranton seattle sedalia semitruck senegal seoul sept serbia serbian seville shawnee sheesh sheraton
  shortsleeve shotglass shoulda shreveport sie signup signups sil simp singapore sintra skype slovak slovakia slovenia
  softstyle somali somalia sono spasibo spiderman spokane spotify sprechen spreek spricht springfield ssn starbucks
  ste stepandrepeat stockholm stockton subreddit sudan suis suriname sus sweden swiss switzerland syracuse syria
  syrian tahoma taipei taiwan takk tallahassee tallinn tampa tanzania tbf tempe tennessee texas thai thailand thurs
  tis tmobile togo tokyo toledo tonga tongan topeka torah toronto toshiba tres triblend trinidad tucson tudo tues
  tulsa tunisia turin turkish tx tyedye tylenol uber ubereats ubuntu ufc uganda ughh uhh uhhuh uhuh uk ukraine
  ukrainian un und une upcharge upcharges uruguay usa usps utah utc utv uzbekistan valencia vancouver vax vaxxed vbs
  vectorise vegas venezuela venezuelan venice verdana verizon vermillion vermont vid vids vienna vietnam vilnius vlog
  vneck vnecks voce volvo vorrei voudrais vous vs waco wahoo walgreens warsaw washington wassup waterbottle
  waterbottles webpage webpages wendys whaddup whn whoohoo wichita wie wikipedia wilmington wisconsin woohoo worcester
  woulda wowza wp wth www wya wyandotte wyd wyoming xbox xd xfinity xiexie xml xoxo yadda yah yardsign yardsigns yeet
  yemen yippie yonkers youse youtuber yowch yowza yuma yw zambia zimbabwe zoinks zoomers zumba zurich zut`;
