// A name in the place that a sentence leaves for one: "the booking is under Szymanski", "registered to Mrs. Doyle", "Anselm here".

import { isPossessive } from './introduced-name.ts';
import { readLanguage } from './language.ts';
import { spanAt } from './opening-name.ts';
import type { Question, Span } from './slot.ts';
import { ROLE } from './strange-name.ts';
import { allMatches } from './words/all-matches.ts';
import { GENERATION, isPersonsShape } from './words/capital-name.ts';
import { COMMON_WORDS } from './words/common-words.ts';
import { BRANDS, COMPANY_WORDS, PLACES } from './words/company-words.ts';
import { isDictionaryWord, isEnglish, isSlipOfEnglish } from './words/dictionary.ts';
import { EVERYDAY_WORDS } from './words/everyday-words.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import {
  isCapital,
  isKnownElse,
  isListed,
  isParticle,
  isWord,
  type NamePlace,
  nameAt,
  nameLength,
} from './words/name-length.ts';
import { AMBIGUOUS, NEVER, PARTICLES, STATES, TITLES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SHORTHAND } from './words/shorthand.ts';
import { slips } from './words/spelling.ts';
import { SURNAMES } from './words/surnames.ts';
import { mayMatch, worded } from './words/triggers.ts';
import { BLANK_MAKERS, COLORS, GARMENTS, MONTHS, PIECES } from './words/vocabulary.ts';
import { stemOf, type Word, type Words } from './words/words.ts';

/**
 * Why it should be a name: a given name or a title begins it; it is in capitals and no word of the language; it is a word in
 * capitals that is a surname too; it is no word of the language, in small letters.
 */
type Reason = 'known' | 'proper' | 'surname' | 'strange';

interface Frame {
  /** What stands before the name: the words' text with single spaces, marks as they are. */
  before: RegExp;
  takes: readonly Reason[];
  /** What must not stand before that. */
  unless?: RegExp;
  /** Said of anyone, not of who writes alone: only a name that can be nothing else, in full unless it says so; where places stand too. */
  of?: 'anyone' | 'anyone in full' | 'anyone or a place';
  /** It stands instead of one before it. */
  isInstead?: true;
}

/** Where one is; `isOfAnyone`: weaker than any name that is known. */
export interface FramedName extends Span {
  isOfAnyone: boolean;
}

const ANY: readonly Reason[] = ['known', 'proper', 'surname', 'strange'];
const CAPITAL: readonly Reason[] = ['known', 'proper'];
const KNOWN: readonly Reason[] = ['known'];

const JOB =
  '(?:order|booking|reservation|appointment|table|room|account|invoice|ticket|policy|card|claim|quote|estimate|proof|job|pickup|request|session|nights?|stay)';
const ENTERED =
  '(?:booked|reserved|registered|listed|filed|saved|signed|entered|placed|recorded|logged|scheduled|issued)';
const BE = '(?:is|was|be|will be|would be|should be|has to be|must be)';
const PRINTED =
  / (?:(?:back|front)(?! (?:desk|office|counter))|sleeves?|shirts?|tees?|jerseys?|hats?|caps?|print|printed|text|font|banners?|signs?|logo|design|embroider(?:ed)?|roster|players?|art|artwork|file|proof|mockup|website|site|drawing) /;

const MONEY =
  '(?:transfer|payment|deposit|money|order|request|gift|package|parcel|call|check|wire|invoice|booking|message|email)';

/** Who is written to for the visitor, besides those of the family and the house. */
const OFFICER =
  '(?:owner|president|director|coordinator|admin|administrator|foreman|superintendent|receptionist|buyer|rep|lead|dispatcher|principal|coach|pastor|planner|chair|chairman|chairwoman|captain|chief|marketing person|guy|gal|lady|person|contact)';

/** Behind who is named. */
const CONTACT =
  '(?:, (?:he|she|they|who) (?:is|are|will be) (?:your|the) (?:\\w+ )?(?:contact|point|liaison|(?:one|person|guy|gal|lady|man|woman) (?:you|to))|(?:is|will be) (?:your|the|our) (?:\\w+ )?(?:contact|point of contact|point person|liaison))';

const FRAMES: readonly Frame[] = [
  // "put it on the account of Rosalind Achterberg", "on behalf of Delia Marsh", "c/o Ben Archer", "FAO: Beatrix Holm"
  {
    before:
      / (?:(?:the|an|my) (?:account|loan|mortgage|policy|claim|estate|passport|card|invoice|booking|reservation|stay) of|(?:on|in) (?:the )?behalf of|in care of|(?<!(?:take|takes|taking|took|taken|the|under) )care of|c \/ o|attention of|(?:fao|f \. a \. o \.|attn|attention)) (?:: )?/g,
    takes: ANY,
    of: 'anyone',
  },
  // "that transfer comes from Olumide Adebayo"
  {
    before: new RegExp(` ${MONEY} (?:comes|came|is coming|is|was|will come) from `, 'g'),
    takes: ANY,
    of: 'anyone in full',
  },
  // "ship it to Yusuf Demirci, 220 Pine Avenue"
  {
    before: / (?:ship|send|mail|deliver|post|dispatch|forward|courier)(?:ed|s|ing)? (?:\w+ ){0,4}to /g,
    takes: ANY,
    of: 'anyone or a place',
  },
  // "Kwabena Ofori-Atta lives at 14 Harbour Lane"
  {
    before:
      /^ (?:(?:hi|hello|hey|yes|so|and|well|ok|[,.!]) ){0,4}(?=(?:\S+ ){2,6}(?:lives|resides|(?:is|will be) (?:living|staying|lodging)|stays) (?:at|in|on|near|next|with|here) )/g,
    takes: ANY,
    of: 'anyone in full',
  },
  // "the suite was paid for by my boss, Henrike Vogt", "pickup will be done by my assistant Chiara Lombardi"
  {
    before: new RegExp(
      ` (?:(?:paid(?: for)?|picked up|collected|fetched|booked|ordered|placed|reserved|dropped off|covered|settled|signed for) by|(?:pickup|payment|booking|collection|order) (?:\\w+ ){0,3}(?:made|done|handled|sorted) by) (?:my|our|her|his) (?:\\w+ )?${ROLE} (?:[,(:–—-] )?`,
      'g',
    ),
    takes: ANY,
    of: 'anyone',
  },
  // "could you tell Marek Dvořák that his parcel arrived"
  {
    before: / (?:tell|let|inform|notify|remind|ask) (?=(?:\S+ ){2,6}(?:know |that ){0,2}(?:his|her|their) )/g,
    takes: ANY,
    of: 'anyone in full',
  },
  // "you can bill Tiva Sapolu for this one"
  {
    before: / (?:(?:can|could|please|to|should|just|may|will|you) bill|charge|invoice|refund|debit) /g,
    takes: ANY,
    of: 'anyone in full',
  },
  // "they have me down as Carson but it's Karsten"
  {
    before: new RegExp(
      ` (?:as|name|says|under|me) (?:\\S+ ){1,3}?(?:, )?(?:but|when|though|although|however) (?:[,] )?(?:it|that|the name|my name|the spelling) ?${BE} (?:actually |really |in fact |just |supposed to be |spelled )?`,
      'g',
    ),
    takes: CAPITAL,
    unless: PRINTED,
    isInstead: true,
  },
  // "you have me as Rachel but I spell it Rachael", "it's Guillermo, though people just write Memo"
  {
    before:
      / (?:but|although|though|however) (?:(?:i|we|they|everyone|everybody|people|friends|most|all|my \w+|the (?:card|check|invoice|license|id|paperwork|account|bank|books|form|contract|deed|passport|badge|order|roster)|usually|just|really|actually|tend to|always|do|mostly) ){1,5}(?:spell it|spell|prefer|go by|goes by|use|uses|write|writes|say|says|reads|has|call me|calls me|answer to)(?: it)? /g,
    takes: CAPITAL,
    unless: PRINTED,
    isInstead: true,
  },
  // "surname: al-Rashid", "just the first name then: Ezekiel"
  {
    before: new RegExp(
      ` (?:surname|forename|(?:first|last|family|second|given|full|maiden|legal|real|actual|proper|official|government|birth) name|nickname)(?: (?:for|on) (?:the|my|any) \\w+)?(?: (?:then|please|again|only|though))?(?: (?:${BE}|[:,=-])){0,2} `,
      'g',
    ),
    takes: ANY,
    unless:
      /(?: (?:his|her|their|your|our|whose|what is|what|each|every|and|or|add|print|no|not|without|only|players?|kids?|daughter|son|wife|husband)(?: the)?) $/,
  },
  // "the name you want is Cornelius Vance", "the name on my card is Iyer", "use my wife's name instead, Oriel Banks"
  {
    before: new RegExp(
      ` name (?:(?:you|i|we) (?:\\w+ ){1,3}|(?:on|for|of) (?:the|my|this|our) (?:${JOB}|id|passport|license|form|check) )${BE} `,
      'g',
    ),
    takes: ANY,
    unless: PRINTED,
  },
  {
    before:
      / (?:under|in|use|take|try) my (?:\w+ ){0,2}name (?:instead |please |thanks )?(?:[,:] )?(?:(?:it is|its|which is|that is) )?/g,
    takes: ANY,
  },
  { before: /^ (?:(?:my|the|first|last|full) )*name \? /g, takes: ANY },
  // "the account holder is Guadalupe Ríos", "from: Caspian Doyle"
  { before: new RegExp(` (?:(?:card)?holder|payer|addressee|applicant) (?:${BE}|[:=-]) `, 'g'), takes: ANY },
  {
    before:
      / (?:(?:(?:ordered|requested|submitted|placed|booked|sent|written|reserved) by|from|customer|client|guest|caller|sender|buyer) [:=]) /g,
    takes: CAPITAL,
  },
  { before: / (?:signed|yours|sincerely|regards) [,:] /g, takes: ANY },
  // "i am known as cosmo", "I was christened Maximilian", "the lady who stays is called mei lin"
  {
    before:
      / (?:i(?: am| was| got| have been)?(?: \w+)? (?:known as|christened|baptized|baptised|called|named|nicknamed)|i go as|knows? me as|(?:lady|gentleman|person|man|woman|guest|patient|passenger|traveller|traveler|tenant|caller|customer|client)(?: \w+){0,4} (?:is|was) (?:called|named)) /g,
    takes: ANY,
  },
  // "everybody just says Teddy to me", "let me introduce myself: Leopold", "you can use my nickname, pip"
  {
    before:
      / (?:(?:say|says|calls?|called)(?= (?:\S+ ){1,3}to me )|introduce myself(?: as)?|who am i \?|(?:that|this|it) is me|mein name ist|ich heisse|je mappelle|mi chiamo|meu nome e|you (?:are|will be) (?:speaking|talking|chatting) (?:with|to))(?: [,:.-])? /g,
    takes: ANY,
  },
  // "the reservation should be under adeyemi", "under Fitzwilliam please"
  {
    before: / under (?:(?:the )?(?:name|surname|last name|first name|account)(?: of)? )?/g,
    takes: ANY,
    unless: / (?:come|comes|stay|keep|anything|everything|all|way|just|budget|spend|costs?) $/,
  },
  // "should be listed as Desmond Achebe-Clarke", "in the name of sven aaberg"
  {
    before: new RegExp(
      ` (?:${ENTERED}|down|written|appears?|shows?|have|has|got|put|sign|save|book|list|address|enter|reach|find|text|know|knows)(?: (?:it|me|us|this|that|there|in|up|online|already|myself)){0,3} as `,
      'g',
    ),
    takes: ANY,
    unless: PRINTED,
  },
  { before: / in (?:the )?name (?:of )?/g, takes: ANY },
  // "the party is registered to Mrs. Ostrowska", "please address it to Dr. Farouk Haddad"
  {
    before:
      / (?:(?:registered|assigned|addressed|issued|credited|belongs?)|(?:make|made|address|invoice|bill|receipt)(?: (?:it|this|that|them|the (?:check|invoice|receipt|order|booking|reservation|bill|quote|estimate|appointment|tab)))?(?: out)?) to (?:a )?/g,
    takes: ANY,
    unless: PRINTED,
  },
  // "quick q from Rosa at the salon", "order sent by Ines in the office": who writes, at the beginning
  {
    before:
      /^ (?:(?:hi|hello|hey|yo|good|morning|afternoon|evening|there|just|another|one|a|an|more|quick|small|short|dumb|silly|simple|order|quote|price|[,.!-]) ){0,6}(?:(?:q|question|request|inquiry|note|message|msg|hello|hi|greetings|one|order|ask|check|email) from|(?:sent|written|submitted) by) /g,
    takes: ANY,
  },
  // "fwd from Ines (ines@...)"
  { before: / (?:fwd|fw|forwarded(?: message)?) (?:from|by) /g, takes: ANY },
  // "hey this mike from the garage"
  {
    before:
      /^ (?:(?:hi|hello|hey|yo|ayo|sup|ok|um|uh|good|morning|afternoon|evening|[,.!]) ){0,4}this (?=\S+ (?:\S+ )?(?:from|with|at|over|again) )/g,
    takes: KNOWN,
  },
  // "robert, bob for short"
  {
    before:
      /(?:^|[.!?]) (?:(?:hi|hey|hello|yes|ok|sure|my name is|name is|it is|its|this is|i am|[,.!:]) ){0,4}(?=(?:\S+ ){1,3}?, (?:or |but )?(?:\S+ ){1,2}for short )/g,
    takes: KNOWN,
  },
  // "Chief is Walt Odom, he's your contact", "Ana Ruiz is the contact", "treasurer is Walt Odom, email him"
  {
    before: new RegExp(
      ` (?=(?:\\S+ ){1,3}(?:${CONTACT}|, (?:please )?(?:(?:use|put|list) (?:him|her|them) as|(?:contact|call|email|text|reach|talk to|write to|write|ask for) (?:him|her|them))) (?!\\?))`,
      'g',
    ),
    takes: CAPITAL,
    of: 'anyone',
  },
  // "you'll be dealing with Ines", "write to Walt at ...", "but talk to Jo"
  {
    before:
      /(?: you (?:will|would|can|may|should|are going to|are gonna) (?:be )?|(?:^|[.!,;]| (?:please|just|but|then|or)) )(?:deal|work|talk|speak|email|chat|write|respond|reply|correspond)(?:ing)?(?: directly| back)? (?:with|to) (?!(?:\S+ ){1,3}on (?:the|our|my) (?!end|side|team|staff|crew|details|order|art|proof|design|job))/g,
    takes: ANY,
    of: 'anyone',
  },
  // "contact my wife Ines at ...", "send the proof to our treasurer, Walt Odom", "work with my foreman Lou"
  {
    before: new RegExp(
      ` (?:contact|call|text|email|ring|reach|reach out to|get (?:a )?hold of|ask for|(?:talk|speak|work|deal|coordinate|check|go) (?:to|with|through)|loop in|copy|cc|(?:send|email|forward|get|text|shoot|fax) (?:\\w+ ){1,4}to) (?:my|our) (?:\\w+ ){0,2}(?:${ROLE}|${OFFICER}) (?:, )?`,
      'g',
    ),
    takes: ANY,
    unless:
      / (?:i|we|ill|i will|i am|we are|we will|let me|gonna|will|would|did|(?<!(?:free|best|easier|better|you|welcome) )to|can i|should i) $/,
    of: 'anyone',
  },
  // "the best one to call is Ines", "the person you'll be working with will be Walt Odom"
  {
    before:
      / (?:person|one|contact|guy|gal|lady|man|woman|bet|number)(?: (?:you|to|for|who|that|we|will|would|should|can|be|need|want|talk|talking|deal|dealing|work|working|call|reach|contact|text|email|speak|ask|pick|picking|up|with|about|this|it|these|on|all|the|proofs?|approvals?|artwork|art|invoices?|billing|questions?)){1,8} (?:is|will be|would be|is gonna be|is going to be) /g,
    takes: ANY,
    of: 'anyone',
  },
  // "a quote for Ines Duarte, me", "under Walt Odom (that's me)"
  { before: / (?=(?:\S+ ){1,4}[,(] (?:(?:that is|thats|which is|aka) )?me [,.!)])/g, takes: ANY },
  // "i'll be picking up, Ines, so ...", "i can come by friday, Walt"
  {
    before:
      / (?:i will|i will be|i am|i can|i would be) (?:the one )?(?:pick|picking|grab|grabbing|come|coming|stop|stopping|swing|swinging|drop|dropping)(?: \w+){0,5} , (?=(?:\S+ ){1,4}(?:[,.!]|$))/g,
    takes: ANY,
    of: 'anyone',
  },
  // "my info is Ines, 816…", "contact details: Walt Odom"
  {
    before:
      / (?:my|our|contact|here is|billing|pickup) (?:my |the |our )?(?:contact )?(?:info|information|details|deets) (?:(?:is|are|would be|again|[:=,–—-]) ){0,2}/g,
    takes: ANY,
    unless: PRINTED,
  },
  // "40 shirts. bill it to Rodney", "the quote can go to Ines", "charge everything to Ana Lopez": who pays, whatever is printed
  {
    before:
      / (?:(?:bill|charge|invoice)(?: (?:it|this|that|them|everything|all of (?:it|them)|the (?:whole )?(?:order|job|thing)))?(?: all)?|send (?:the|your|an) (?:bill|invoice|receipt)) to /g,
    takes: CAPITAL,
  },
  // "the quote can go to Ines", "email the mockup to Ines"
  {
    before:
      / (?:(?:quote|estimate|proof|mockup|invoice|bill|paperwork|reply|answer)s? (?:(?:can|should|may|must|will) )?(?:go|goes|be sent|be emailed)|(?:send|email|forward|get|shoot) (?:the|your|a|an|that|any) (?:\w+ )?(?:quote|estimate|proof|mockup|pricing|paperwork|price|numbers)s?(?: over)?) to /g,
    takes: CAPITAL,
    of: 'anyone',
  },
  // "booked by rafael ibarra on monday", "it was made by Tamsin"
  {
    before: new RegExp(` (?:(?:${JOB}|it) (?:\\w+ ){0,2}(?:made|done|set up|ordered)|${ENTERED}) by `, 'g'),
    takes: ANY,
    unless: PRINTED,
  },
  // "they call me Big Lou, but write Louis Tranter", "put down Vera Dunlap"
  {
    before:
      / (?:name|called|call me|misspelled|booking|reservation) (?:[^ ]+ ){0,8}(?:write|use|put|enter)(?: down)? /g,
    takes: KNOWN,
    unless: PRINTED,
  },
  // "use Marit Sandoval instead of me"
  {
    before:
      / (?:use|put|put down|contact|call|text|email|reach|ask for|list|write) (?=\S+ (?:\S+ ){0,2}(?:(?:instead|in place|ahead) of|rather than|not) (?:me|mine|my name|myself) )/g,
    takes: CAPITAL,
    unless: PRINTED,
    isInstead: true,
  },
  // "Marit Sandoval is who you should talk to"
  {
    before:
      /^ (?:(?:hi|hey|no|so|and|ok|sorry|actually|[,.!]) ){0,4}(?=(?:\S+ ){1,3}is (?:now )?(?:who|the one|the person) (?:to|you should|you can|you need to|you will) (?:talk|call|contact|deal|speak|text|email) )/g,
    takes: CAPITAL,
    unless: PRINTED,
    isInstead: true,
  },
  // "make Marit Sandoval the contact", "switch the contact to Marit", "deal with Marit from here on"
  {
    before:
      / (?:(?:make|put|list|set) (?=\S+ (?:\S+ ){0,2}(?:as )?(?:the|my|our) (?:main |new |only )?(?:contact|point) )|(?:switch|change|update|move|set|turn) (?:the |my |our )?(?:contact|point person|contact name|contact person)(?: \S+){0,4} to |swap (?:me|my name) (?:out )?(?:for|with) |(?:deal|talk|speak|work) (?:with|to) (?=\S+ (?:\S+ ){0,2}(?:from (?:now|here) on|going forward|instead|about it now) ))/g,
    takes: CAPITAL,
    unless: PRINTED,
    isInstead: true,
  },
  // "put Ramon down for it", "use Marlon for the name"
  {
    before:
      / (?:(?:put|write|mark|jot|note|pencil) (?=\S+ (?:\S+ )?down (?:for (?:it|this|that|them|these|the (?:order|quote|job|shirts|hats))|as |on (?:it|that|this)|please|then|[.,!]|$))|(?:use|put|write|take) (?=\S+ (?:\S+ )?(?:for|as|in) (?:the|my|that|your) (?:name|contact) ))/g,
    takes: CAPITAL,
    unless: PRINTED,
  },
  // "use may lin if you need a name"
  {
    before:
      / (?:use|put|take|write|say) (?=\S+ (?:\S+ ){0,2}(?:if|when|where) you need (?:an?|the|any|some) name )/g,
    takes: ANY,
    unless: PRINTED,
  },
  // "you can mark it for Gus"
  {
    before:
      / (?:write|mark|put|book|ring|set|hold|save) (?:it|this|that|them|the order|everything) (?:up |down |aside )?for /g,
    takes: KNOWN,
    unless: PRINTED,
  },
  // "my name is wrong, please change it to Vera Dunlap"
  {
    before:
      / (?:name|surname|misspelled|spelling) (?:[^ ]+ ){0,12}(?:change|correct|update|fix|switch) (?:[^ ]+ ){0,3}to /g,
    takes: ANY,
    unless: PRINTED,
  },
  // "sorry i misspelled it, Katarzyna", "I spell it Joaquin"
  {
    before:
      / (?:misspelled|mistyped|misspelt|spelled|spelt|spell|wrote|typed|got|have|heard) (?:it |that |me |my (?:last |first )?name )?(?:wrong |incorrectly )?(?:as |like |with (?:(?:an?|the|two|one|no) )?(?:[a-z] (?:s )?)?)?(?:[,.:;-] )?(?:(?:it is|its|that is|it should be|should be) )?/g,
    takes: CAPITAL,
    unless: / (?:you|we|they|he|she|i have|logo|design|shirts?|print|proof|mockup|banner|signs?) $/,
  },
  // "my name is spelled wrong on the ticket, it should read Otto Krantz"
  {
    before:
      / (?:misspelled|misspelt|spelled|spelt|wrong|incorrect|typo) (?:[^ ]+ ){0,8}(?:should|must|ought to|needs to|has to|is supposed to|is meant to) (?:be|read|say) (?:spelled |spelt )?/g,
    takes: CAPITAL,
    unless: PRINTED,
  },
  // "that would be jean-luc moreau"
  {
    before: new RegExp(` (?:(?:that|it|this|mine) ${BE}|i would be) (?:actually |just |really )?`, 'g'),
    takes: KNOWN,
    unless: / (?:what|how|who|when|where|if|think|says?|like|hope|to|for) $/,
  },
  { before: / (?:reservation|booking|appointment) (?:\w+ ){0,3}(?:for|of|by) /g, takes: ANY },
  // "mine is Oksana"
  { before: / mine (?:is )?/g, takes: CAPITAL },
  // "they will ask for a Mr. Bjornson at the desk"
  { before: / ask for (?:a |an )(?=(?:mr|mister|mrs|ms|miss|dr|doctor) )/g, takes: KNOWN },
];

const MAY_BE = FRAMES.map(({ before }) => mayMatch(before));
/** As far as a name is looked for. */
const MOST_READ = 1_500;
const MOST_ALONE = 10;
const IS_LED = worded(/ (?:here|again|speaking|calling|with|without|party|table|room|like|as) /);

/** Names in such places, in their order; the last one first where it is a correction. */
export function framedNames(
  { all, plain, message }: Words,
  asked: Question | null,
  isCorrection: boolean,
): FramedName[] {
  if (message.length > MOST_READ) return [];
  const found: (NamePlace & { isOfAnyone?: boolean; isInstead?: boolean })[] = [];
  const frames = FRAMES.filter((_, i) => MAY_BE[i]?.(plain));
  const line = frames.length > 0 ? lineOf(all) : undefined;
  for (const { before, takes, unless, of, isInstead = false } of line ? frames : [])
    for (const match of line ? allMatches(before, line.text) : []) {
      const at = line?.wordAt(match.index + match[0].length);
      if (isPossessive(all[(line?.wordAt(match.index + 1) ?? 0) - 1])) continue;
      const place = at === undefined ? undefined : personAt(all, at, takes);
      if (!place || unless?.test(line?.text.slice(Math.max(0, match.index - 80), match.index + 1) ?? ''))
        continue;
      if (of && !isSurelyPerson(all, place, of)) continue;
      const whole = givenBefore(all, line?.wordAt(match.index + 1)) ?? fuller(all, place);
      found.push({ ...whole, isOfAnyone: of !== undefined, isInstead });
    }
  found.sort(
    (one, other) =>
      Number(one.isOfAnyone) - Number(other.isOfAnyone) ||
      Number(other.isInstead) - Number(one.isInstead) ||
      (isCorrection ? other.from - one.from : one.from - other.from),
  );
  const whole =
    (MEANT.test(plain) ? meant(all) : undefined) ??
    saidTwice(all, asked === 'name' || asked === 'contact') ??
    (plain.includes(' not ') && all.length < MOST_ALONE ? instead(all) : undefined) ??
    (IS_LED.test(plain) ? led(all) : undefined) ??
    saidAgain(all) ??
    (asked === null && all.length < MOST_ALONE ? alone(all) : undefined);
  // Of who only comes up, last.
  if (whole) found.splice(found.filter(({ isOfAnyone }) => !isOfAnyone).length, 0, fuller(all, whole));
  // Of Spanish the words are not known well enough.
  const isForeign = found.length > 0 && readLanguage(message) === 'es';
  return found
    .filter(({ from }) => !isForeign || isCapital(all[from]) || FIRST_NAMES.has(all[from]?.text ?? ''))
    .map(({ from, length, isOfAnyone = false }) => ({ ...spanAt(all, from, length), isOfAnyone }));
}

/** No place, company or thing in capitals: "ship it to Ann Arbor", "on behalf of Habitat". */
function isSurelyPerson(
  all: readonly Word[],
  { from, length, isTitled }: NamePlace,
  of: NonNullable<Frame['of']>,
): boolean {
  const body = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  const [first, ...others] = body;
  if (!first || (others.length === 0 && of !== 'anyone' && !isTitled)) return false;
  if (body.some(({ text }) => PLACES.test(text))) return false;
  if (of === 'anyone or a place' && !isAtAddress(all, from, length)) return false;
  const isOwn = ({ text, raw }: Word): boolean =>
    !isEnglish(text) && (/^\p{Lu}/u.test(raw) || !isSlipOfEnglish(text));
  const isGiven = FIRST_NAMES.has(first.text) || isTitled;
  if (!isGiven && !isOwn(first) && !isNameToo(first.text)) return false;
  return others.every(
    (word) =>
      isOwn(word) ||
      (isGiven && of !== 'anyone or a place' && !isEnglish(word.text)) ||
      isNameToo(word.text) ||
      (isCapital(word) && of !== 'anyone or a place'),
  );
}

/** "ship it to Omar Haddad", "to Thandi Mokoena, 14 Oak St"; not "to Eau Claire", "to St. Paul, MN", "to Winston-Salem". */
function isAtAddress(all: readonly Word[], from: number, length: number): boolean {
  const [next, second] = all.slice(from + length, from + length + 2);
  const first = all[from]?.text ?? '';
  if (/^(?:,|at)$/.test(next?.raw ?? '') && second?.kind === 'number') return true;
  const isApart = all.slice(from + 1, from + length).some(({ kind, spaced }) => kind === 'word' && spaced);
  return FIRST_NAMES.has(first) && isApart && !/^(?:st|san|santa|terre)$/.test(first);
}

/** "Lorraine, last name Vick": the given name, to which the surname will be added. */
function givenBefore(all: readonly Word[], cue: number | undefined): NamePlace | undefined {
  if (cue === undefined || all[cue]?.text !== 'last') return;
  const from = all[cue - 1]?.raw === ',' ? cue - 2 : cue - 1;
  const given = all[from];
  return given && FIRST_NAMES.has(given.text) && (isCapital(given) || !isOrdinary(given))
    ? { from, length: 1, isTitled: false }
    : undefined;
}

/** "it's Whitfield. Joanne Whitfield": said again with more of it. */
function fuller(all: readonly Word[], place: NamePlace): NamePlace {
  const word = all[place.from]?.text;
  if (place.length > 1) return place;
  const again = all.findIndex(({ text }, i) => i > place.from + 1 && text === word);
  // "call me Dez, put Dez on it"
  const isName = again !== -1 && (isCapital(all[again - 1]) || !isEnglish(all[again - 1]?.text ?? ''));
  const whole = isName ? personAt(all, again - 1, CAPITAL) : undefined;
  return whole && whole.length > 1 ? whole : place;
}

/** The words with single spaces, marks as they are, and which word begins where. */
function lineOf(all: readonly Word[]): { text: string; wordAt: (index: number) => number | undefined } {
  const starts: number[] = [];
  let text = ' ';
  for (const { kind, raw, text: said } of all) {
    starts.push(text.length);
    text += `${kind === 'mark' ? raw : said} `;
  }
  const wordAt = (index: number) => {
    const at = starts.indexOf(index);
    return at === -1 ? undefined : at;
  };
  return { text, wordAt };
}

/** The name at `at`, if what speaks for one is among `takes` and nothing of it goes on. */
function personAt(all: readonly Word[], at: number, takes: readonly Reason[]): NamePlace | undefined {
  const place = nameAt(all, at, 'before') ?? plainName(all, at);
  if (!place) return;
  if (isPersonsShape(all, place.from, place.from + place.length)) return place;
  const cut = withoutWords(all, place);
  const reason = cut && reasonFor(all, cut);
  if (!cut || reason === undefined || !takes.includes(reason)) return;
  return endsAt(all, cut.from + cut.length) || (reason !== 'strange' && isCapital(all[cut.from]))
    ? cut
    : undefined;
}

/** "will porter", "jean-luc moreau", "al-Rashid": what begins it is another word too. */
function plainName(all: readonly Word[], from: number): NamePlace | undefined {
  const [first, second] = all.slice(from, from + 2);
  if (!FIRST_NAMES.has(first?.text ?? '') && !PARTICLES.has(first?.text ?? '')) return;
  const isJoint = second?.raw === '-' && !second.spaced;
  const next = isJoint ? from + 2 : from + 1;
  const rest = isPlainSurname(all[next]) ? 1 : nameLength(all, next, 'weak');
  return rest > 0 && !EVERYDAY_WORDS.has(all[next]?.text ?? '')
    ? { from, length: next - from + rest, isTitled: false }
    : undefined;
}

const isPlainSurname = (word: Word | undefined): boolean =>
  word?.spaced === true && WORDS_AND_SURNAMES.has(word.text);

/** Up to the first word of the language that is no surname; undefined where it begins with one. */
function withoutWords(all: readonly Word[], { from, length, isTitled }: NamePlace): NamePlace | undefined {
  const isUpper = isCapital(all[from]);
  const end = all.slice(from, from + length).findIndex(
    (word, i) =>
      word.kind === 'word' &&
      (isOrdinary(word) || (isUpper && !isCapital(word) && isEnglish(word.text))) &&
      !isTitled &&
      !isOfBoth(word) &&
      // "Otto J. Krantz III"
      !(i > 0 && (GENERATION.test(word.raw) || all[from + i + 1]?.raw === '.')) &&
      !isParticle(all, from + i) &&
      !isOfParticle(all, from + i) &&
      // "Blessing Eze"
      !(i === 0 && isUpper && isOwnCapital(all[from + 1])) &&
      // "Lucille T. Barker"
      !(i > 0 && isUpper && /^\p{Lu}$/u.test(word.raw)) &&
      // "Barnaby Crisp"
      !(i > 0 && (WORDS_AND_SURNAMES.has(word.text) || (isUpper && /^\p{Lu}\p{Ll}/u.test(word.raw)))),
  );
  return end === 0 ? undefined : { from, length: end === -1 ? length : end, isTitled };
}

const isOwnCapital = (next: Word | undefined): boolean =>
  next !== undefined &&
  isCapital(next) &&
  next.spaced &&
  (isNameToo(next.text) || (!isEnglish(next.text) && !isSlipOfEnglish(next.text)));

/** "ahmed el-sayed" */
const isOfParticle = (all: readonly Word[], at: number): boolean =>
  all[at - 1]?.raw === '-' && all[at]?.spaced === false && PARTICLES.has(all[at - 2]?.text ?? '');

const isOfBoth = (word: Word): boolean =>
  FIRST_NAMES.has(word.text) ||
  AMBIGUOUS.has(word.text) ||
  PARTICLES.has(word.text) ||
  (isCapital(word) && WORDS_AND_SURNAMES.has(word.text));

/** A word of the language in whatever number, a state of somebody, an abbreviation written out. */
const isOrdinary = (word: Word): boolean => !SURNAMES.has(word.text) && isOfWords(word);

const isOfWords = (word: Word): boolean =>
  (isCapital(word) ? isListed(word) || isEnglish(word.text) : isWord(word)) ||
  STATES.has(word.text) ||
  word.text.includes(' ') ||
  NEVER.has(word.stem) ||
  [word.text, word.stem, `${word.text}s`].some(
    (text) => EVERYDAY_WORDS.has(text) || COMMON_WORDS.has(text),
  ) ||
  ADJECTIVE.test(word.raw);

/** "celiac", "sugar-free", "durability": in small letters no surname. */
const ADJECTIVE =
  /^\p{Ll}{3,}(?:ic|ical|iac|ous|ive|ant|free|proof|ism|ity|ities|ship|ize|izes|ized|ify|ology|tions|ments|ences|ances|ency|ures|ible|ward|wise)$/u;

/** Is it a word of the language, and no given name? Letters are put together to it. */
export const isOfLanguage = (text: string): boolean =>
  SHORTHAND.has(text) ||
  isListedWord({
    raw: text,
    text,
    stem: stemOf(text),
    kind: 'word',
    start: 0,
    end: 0,
    spaced: true,
    isLineStart: false,
  });

function reasonFor(all: readonly Word[], { from, length, isTitled }: NamePlace): Reason | undefined {
  const body = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  const [first, ...others] = body;
  if (!first || (isKnownElse(body) && !isTitled)) return;
  const isOfCompany = body.some(
    ({ text }) =>
      (COMPANY_WORDS.has(text) || BRANDS.has(text)) &&
      !FIRST_NAMES.has(text) &&
      !WORDS_AND_SURNAMES.has(text),
  );
  if (isOfCompany) return;
  if (isTitled) return others.length > 0 || isCapital(first) ? 'known' : undefined;
  const isGiven = FIRST_NAMES.has(first.text) || AMBIGUOUS.has(first.text);
  if (isGiven) {
    if (others.length > 0) return 'known';
    if (PLACES.test(first.text) || first.text in MONTHS || BLANK_MAKERS.has(first.text)) return;
    return !isOrdinary(first) || (isCapital(first) && all[from - 1] !== undefined) ? 'known' : undefined;
  }
  if (isOrdinary(first))
    return WORDS_AND_SURNAMES.has(first.text) && isCapital(first) ? 'surname' : undefined;
  if (PARTICLES.has(body.at(-1)?.text ?? '')) return;
  if (!body.every((word) => isSpeakable(word) || PARTICLES.has(word.text))) return;
  if (isCapital(first) || isCapital(others.at(-1))) return 'proper';
  return body.some(({ text }) => isEnglish(text) && !isNameToo(text)) ||
    (others.length === 0 && isLongSlip(first.text))
    ? undefined
    : 'strange';
}

const isNameToo = (text: string): boolean =>
  FIRST_NAMES.has(text) || PARTICLES.has(text) || WORDS_AND_SURNAMES.has(text) || SURNAMES.has(text);

/** "autocorect" */
const isLongSlip = (text: string): boolean => text.length > 6 && !SURNAMES.has(text) && isSlipOfEnglish(text);

/** No abbreviation: "png", "usps". */
const isSpeakable = ({ raw }: Word): boolean =>
  raw.length > 1 && /[aeiouyà-öø-ÿ]/i.test(raw) && (raw.length > 3 || !/^\p{Lu}+$/u.test(raw));

/** An end, a mark, or how what follows a name begins: "at", "and", "please". */
function endsAt(all: readonly Word[], at: number): boolean {
  const next = all[at];
  if (next === undefined || next.isLineStart) return true;
  if (next.kind === 'mark') return !/^[&/'’@]$/.test(next.raw);
  if (next.kind === 'number') return false;
  const head = next.text.split(' ', 1)[0] ?? '';
  return (
    (NEVER.has(head) && !/^(?:is|was|has|does|did)$/.test(head)) ||
    /^(?:party|again|that's|her|his|their|lives|resides|stays)$/.test(head)
  );
}

/** "not Brian, Bryan", "it's Bryan, not Brian": of two names that sound alike the one that is meant. */
function instead(all: readonly Word[]): NamePlace | undefined {
  const at = all.findIndex(({ text }) => text === 'not');
  if (at === -1) return;
  const wrong = all[at + 1];
  if (wrong?.kind !== 'word' || isListedWord(wrong)) return;
  const before = all[at - 1]?.raw === ',' ? at - 2 : at - 1;
  let after = at + 2;
  while (/^(?:,|but|it is|its|that is|[.;-])$/.test(all[after]?.text ?? '')) after += 1;
  for (const from of [after, before]) {
    const right = all[from];
    if (right?.kind !== 'word' || isListedWord(right) || right.raw.toLowerCase() === wrong.raw.toLowerCase())
      continue;
    if (slips(right.text, wrong.text, 2) > 2 || !(FIRST_NAMES.has(right.text) || isCapital(right))) continue;
    return { from, length: 1, isTitled: false };
  }
  return;
}

/** "sorry i said lopes, i mean lopez": of two names that sound alike. */
function meant(all: readonly Word[]): NamePlace | undefined {
  const at = all.findIndex(({ text }) => /^(?:i )?(?:mean|meant)$/.test(text));
  const said = all
    .slice(0, at)
    .find((_, i) => /^(?:i )?(?:said|wrote|typed|put|gave)$/.test(all[i - 1]?.text ?? ''));
  const right = all[at + 1];
  if (!said || right?.kind !== 'word' || said.raw.toLowerCase() === right.raw.toLowerCase()) return;
  if (isListedWord(said) || isListedWord(right) || slips(right.text, said.text, 2) > 2) return;
  return isNameToo(right.text) || isCapital(right) ? { from: at + 1, length: 1, isTitled: false } : undefined;
}

const MEANT = worded(/ i (?:mean|meant) /);

/** "it's hope. hope fielding": the given name, then all of it. */
function saidTwice(all: readonly Word[], isAsked: boolean): NamePlace | undefined {
  const at = all.findIndex(
    ({ text }, i) =>
      FIRST_NAMES.has(text) &&
      !(text in MONTHS || COLORS.has(text) || /^(?:summer|autumn)$/.test(text)) &&
      all[i + 1]?.kind === 'mark' &&
      all[i + 2]?.text === text &&
      (i === 0 ? isAsked : /^(?:it is|its|this is|i am|is)$/.test(all[i - 1]?.text ?? '')),
  );
  const [last, next] = all.slice(at + 3, at + 5);
  const isLast =
    last?.kind === 'word' &&
    last.spaced &&
    !last.isLineStart &&
    !NEVER.has(last.text) &&
    (isNameToo(last.text) || /(?:ing|er|ton|son|man)$/.test(last.text) || !isDictionaryWord(last.text)) &&
    ![COLORS, GARMENTS, PIECES, COMPANY_WORDS].some((words) => words.has(last.stem) || words.has(last.text));
  const isEnd = next === undefined || next.isLineStart || next.kind === 'mark';
  return at !== -1 && isLast && isEnd ? { from: at + 2, length: 2, isTitled: false } : undefined;
}

const isListedWord = (word: Word): boolean =>
  !FIRST_NAMES.has(word.text) &&
  (isOrdinary(word) || COMPANY_WORDS.has(word.text) || BRANDS.has(word.text) || PLACES.test(word.text));

/** At the beginning, with what only a name has behind it: "Anselm here", "priya raman again, i have a question", "clarke with an e". */
function led(all: readonly Word[]): NamePlace | undefined {
  const from = afterOpening(all);
  const place = personAt(all, from, ANY) ?? lettered(all, from);
  if (!place) return;
  const end = place.from + place.length;
  const [next, second, third] = all.slice(end, end + 3);
  if (
    /^(?:like|as)$/.test((next?.raw === ',' ? second : next)?.text ?? '') &&
    LIKENED.test((next?.raw === ',' ? third : second)?.text ?? '')
  )
    return place;
  // "Danika, party of five"
  if (next?.raw === ',' && /^(?:party|table|room)$/.test(second?.text ?? '')) return place;
  if (!next || next.kind === 'mark') return;
  const isApart = second === undefined || second.kind === 'mark' || second.isLineStart;
  if (/^(?:here|again|speaking|calling)$/.test(next.text))
    return isApart ||
      /^(?:from|with|at|and|i|we|my|again|just|about|for|to|regarding|because)$/.test(
        second.text.split(' ', 1)[0] ?? '',
      )
      ? place
      : undefined;
  return isLettered(next, second, third) ? place : undefined;
}

function lettered(all: readonly Word[], from: number): NamePlace | undefined {
  const first = all[from];
  // "that's hope, like the feeling"
  const end = all[from + 1]?.raw === ',' ? from + 2 : from + 1;
  if (
    FIRST_NAMES.has(first?.text ?? '') &&
    /^(?:like|as)$/.test(all[end]?.text ?? '') &&
    LIKENED.test(all[end + 1]?.text ?? '')
  )
    return { from, length: 1, isTitled: false };
  return first?.kind === 'word' && !isListedWord(first) && isLettered(...all.slice(from + 1, from + 4))
    ? { from, length: 1, isTitled: false }
    : undefined;
}

const LIKENED = /^(?:the|a|an|in)$/;

/** "with a y", "without an h", "with two t's" */
const isLettered = (...[next, many, letter]: readonly (Word | undefined)[]): boolean =>
  /^(?:with|without)$/.test(next?.text ?? '') &&
  /^(?:a|an|the|one|two|no|2|double)$/.test(many?.raw.toLowerCase() ?? '') &&
  /^[a-z](?:['’]?s)?$/i.test(letter?.raw ?? '');

/** "Silva, Rui Silva" */
function saidAgain(all: readonly Word[]): NamePlace | undefined {
  const at = all.findIndex(
    (word, i) =>
      isCapital(word) &&
      word.raw.length > 2 &&
      /^[,.]$/.test(all[i + 1]?.raw ?? '') &&
      isCapital(all[i + 2]) &&
      all[i + 3]?.raw === word.raw &&
      !COMPANY_WORDS.has(word.text) &&
      !PLACES.test(word.text),
  );
  return at === -1 || isListedWord(all[at + 2] as Word)
    ? undefined
    : { from: at + 2, length: 2, isTitled: false };
}

/** A name and nothing else: "Zainab.", "yes, guadalupe ríos please". */
function alone(all: readonly Word[]): NamePlace | undefined {
  const from = afterOpening(all);
  // "hey Thabo" is who is greeted.
  if (/^(?:hi|hey|hello)$/.test(all[from - 1]?.text ?? '')) return;
  const place = personAt(all, from, CAPITAL);
  if (!place) return;
  const { length, isTitled } = place;
  const rest = all.slice(from + length);
  if (
    !rest.every(({ text, kind, raw }) =>
      kind === 'mark' ? /^[.,!)]$/.test(raw) : /^(?:please|thanks|thank you)$/.test(text),
    )
  )
    return;
  const first = all[from];
  const isKnown =
    isTitled || (FIRST_NAMES.has(first?.text ?? '') && first !== undefined && !isOrdinary(first));
  const named = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  const isJoint = all[from + 1]?.raw === '-' && FIRST_NAMES.has(first?.text ?? '') && named.every(isCapital);
  return isKnown ||
    isJoint ||
    (named.length === 2 && named.every((word) => isCapital(word) && !isOrdinary(word)))
    ? place
    : undefined;
}

/** Past "hi there," and "yes, it's". */
function afterOpening(all: readonly Word[]): number {
  let at = 0;
  while (
    at < Math.min(all.length, 6) &&
    OPENING.test(all[at]?.kind === 'mark' ? (all[at]?.raw ?? '') : (all[at]?.text ?? ''))
  )
    at += 1;
  // "the one and only"
  return TITLES.has(all[at + 1]?.text ?? '') && all[at]?.text === 'the' ? at + 1 : at;
}

const OPENING =
  /^(?:hi|hello|hey|howdy|there|good|morning|afternoon|evening|yes|sure|ok|of|course|um|uh|well|oh|no|nope|sorry|actually|it is|its|it|is|that is|this is|[,.!:-])$/;
