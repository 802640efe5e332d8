// A company in small letters, where what stands before it says that its name follows: "a nail place called glossy tips",
// "our robotics team, the gear gremlins", "soy ana de la panadería la espiga".
import { KINDS } from './company-cues.ts';
import { isGoods, isOrdinary, isState, isStop, OCCASIONS, type Place } from './company-name.ts';
import { COMPANY_WORDS, ORDINARY, PLACES, ROLES } from './words/company-words.ts';
import { isDictionaryWord, isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital, isWord } from './words/name-length.ts';
import { NEVER } from './words/name-words.ts';
import { mayHoldOneOf, worded } from './words/triggers.ts';
import { COLORS, NOT_PIECES, PEOPLE } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

/** What plays, sings or rides together is called by a plural. */
const TEAMS = new Set(
  'team club league band troupe squad crew choir troop gang boosters chorus guild'.split(' '),
);
const PLACES_CALLED = new Set([...KINDS, ...TEAMS, 'place', 'spot', 'outfit', 'joint', 'biz', 'shoppe']);
const TOGETHER =
  'club league academy association boosters apartments townhomes preschool church ministries'.split(' ');

const mayBe = mayHoldOneOf([...TEAMS, ...TOGETHER, 'called', 'named', 'company', 'business', 'shop']);
const mayBeSpanish = mayHoldOneOf(['de', 'del', 'of', 'mi', 'my']);

/** The last resort for who uses no capitals. */
export function* announced({ all, plain, message }: Words): Generator<Place> {
  if (mayBe(plain))
    for (let at = 1; at < all.length; at += 1) {
      const word = all[at];
      if (word?.kind !== 'word' || isCapital(word) || isStop(word)) continue;
      const to = endOf(all, at);
      if (to > at && isNamed(all, at, to)) yield [at, to];
    }
  if (OF_TOWN.test(plain)) yield* ofTown(all, plain);
  if (mayBeOfShop(plain)) yield* ofShop(all);
  if (message.includes("'s ")) yield* ofOwner(all);
  if (mayBeSpanish(plain)) yield* inSpanish(all, message);
}

/** "hi i'm lou from lou's lawns", "marcy, owner of marcy's muffins": called by who speaks; not "lou from lou's wedding". */
function* ofOwner(all: readonly Word[]): Generator<Place> {
  for (let at = 2; at + 1 < all.length; at += 1) {
    const owner = all[at];
    if (!owner || !/^\p{Ll}+'s$/u.test(owner.raw) || !FIRST_NAMES.has(owner.text)) continue;
    const isOwn = all.slice(Math.max(0, at - 6), at).some(({ text }) => text === owner.text);
    const cue = all[at - 1]?.text ?? '';
    const isOwners = cue === 'of' && /^(?:owner|founder|proprietor)$/.test(all[at - 2]?.text ?? '');
    if (!isOwners && !(isOwn && /^(?:from|with|w|at|of|own|run)$/.test(cue))) continue;
    const to = clauseEnd(all, at + 1);
    const body = all.slice(at + 1, to);
    if (
      body.length > 0 &&
      body.length < 4 &&
      !OF_HOME.test(body.at(-1)?.text ?? '') &&
      !body.some(isOfPeople)
    )
      yield [at, to];
  }
}
const OF_HOME =
  /^(?:house|home|place|school|class|office|work|job|desk|email|phone|cell|account|order|quote|list|church|team|room|side|behalf|card|name|truck|van|car|trailer|boat|vehicle)$/;

/**
 * "my wifes salon, shear bliss", "bar is the tipsy crow": words that are seldom said, to the end
 * of the clause; not "the bar is the main thing", "my wifes salon, short sleeves".
 */
function* ofShop(all: readonly Word[]): Generator<Place> {
  for (let at = 0; at + 2 < all.length; at += 1) {
    const kind = all[at];
    const joint = all[at + 1];
    if (!kind || !SHOPS.has(kind.text) || isCapital(kind) || kind.text !== kind.raw) continue;
    const before = all[at - 1];
    const isOfKin = KIN.test(before?.raw ?? '');
    const isIs = joint?.text === 'is';
    if (!(isIs && isOpen(before)) && !(isOfKin && (isIs || /^[,–—-]$/.test(joint?.raw ?? '')))) continue;
    const isThe = THE.test(all[at + 2]?.raw ?? '');
    const from = isThe ? at + 3 : at + 2;
    const to = clauseEnd(all, from);
    const own = all.slice(from, to).filter(({ raw }) => !JOINT.test(raw));
    if (isIs && !isThe && before?.kind !== 'word' && kind.text !== 'farm' && isPairOfNouns(all, from, to))
      yield [from, to];
    // "our farm is organic vegetables"
    if (own.length > 1 && (isThe || (!isIs && !FIRST_NAMES.has(own[0]?.text ?? ''))) && isRare(own))
      yield [from, to];
  }
}

/** "shop is oak and iron"; not "shop is clean and tidy", "shop is hats and shirts" */
function isPairOfNouns(all: readonly Word[], from: number, to: number): boolean {
  const [first, joint, last] = all.slice(from, to);
  const isNoun = (word: Word | undefined): boolean =>
    word !== undefined &&
    isRare([word]) &&
    !isWord(word) &&
    isEnglish(word.text) &&
    word.text.length > 2 &&
    !OF_A_STATE.test(word.text);
  return to === from + 3 && JOINT.test(joint?.raw ?? '') && isNoun(first) && isNoun(last);
}
const OF_A_STATE =
  /(?:[^aeiou]y|ed|ing|al|ic|s|er|est)$|^(?:bright|early|cozy|calm|warm|cold|dry|wet|dark|dim|loud|quiet|young|rural|proud|strong|lean|mean|neat|safe|sound|alive|well|down|dead|gone|broke|near|far|dear|home|modern|rustic|chic|fresh|fast|quick|smooth|sleek|slow|sweet|tight|cramped|tall|wide|narrow|deep|front|male|female|bare|plain|bold|brick|stone)$/;

const JOINT = /^(?:and|n|&)$/;
const SHOPS = new Set([...KINDS].filter((kind) => !/^(?:truck|label|brand|market|office|dep.*)$/.test(kind)));
const mayBeOfShop = mayHoldOneOf(SHOPS);
const KIN =
  /^(?:wife|husband|mom|mother|dad|father|sister|brother|son|daughter|aunt|uncle|cousin|grandma|grandpa|fiancee?|girlfriend|boyfriend|partner|boss)['’]?s$/;

/** At the beginning of a clause, or behind "our". */
const isOpen = (before: Word | undefined): boolean =>
  before === undefined || before.kind === 'mark' || /^(?:my|our|the|and|so)$/.test(before.text);

/** One past the words up to the end of the clause, four at most; or `from` itself. */
function clauseEnd(all: readonly Word[], from: number): number {
  let to = from;
  while (to < from + LONGEST) {
    const [word, next] = all.slice(to, to + 2);
    const isJoint = to > from && JOINT.test(word?.raw ?? '') && next !== undefined && !isStop(next);
    if (!word || (to > from && word.isLineStart)) break;
    if (!isJoint && (word.kind !== 'word' || isStop(word) || GOES_ON.test(word.text))) break;
    to += 1;
  }
  const next = all[to];
  const isEnd =
    next === undefined ||
    next.isLineStart ||
    /^[,.;!)]$/.test(next.raw) ||
    /^(?:and|so|but|we|we are|needs?|wants?)$/.test(next.text);
  return isEnd ? to : from;
}

/** None that tells of the job, of people or how something is; the last none of the words that all use. */
const isRare = (own: readonly Word[]): boolean =>
  own.every(
    (word, at) =>
      word.kind === 'word' &&
      !isCapital(word) &&
      !NEVER.has(word.text) &&
      !COLORS.has(word.text) &&
      !OF_A_JOB.test(word.text) &&
      !isOfPeople(word) &&
      !isGoods([word]) &&
      (at < own.length - 1 || (!isOrdinary(word) && !isState(word))),
  ) &&
  !PLACES.test(own.at(-1)?.text ?? '') &&
  !/(?:ly|ant|ent|[ai]ble|proof|ful|less|ous|ive|removal)$/.test(own.at(-1)?.text ?? '');

/**
 * "jerseys for the northtown otters", "we play as the flying pickles", "our squad is gravel gremlins": who plays for a place that
 * is put together of two words, or beside talk of a game.
 */
function* ofTown(all: readonly Word[], plain: string): Generator<Place> {
  const isOfGame = OF_GAME.test(plain);
  for (let at = 1; at < all.length; at += 1) {
    const town = all[at];
    if (town?.kind !== 'word' || isCapital(town) || isStop(town)) continue;
    const isThe = THE.test(all[at - 1]?.raw ?? '');
    const before = textBefore(all, isThe ? at - 1 : at);
    if (!(isThe ? LEADS_TO_THE : LEADS_TO_TEAM).test(before)) continue;
    const to = teamEnd(all, at);
    const own = all.slice(at, to - 1);
    const isTown = own.length === 1 && TOWN.test(town.text) && !isDictionaryWord(town.text);
    const isSure =
      (isOfGame || SAYS_TEAM.test(before)) &&
      own.length > 0 &&
      own.every(isOwn) &&
      !OF_SEASON.test(all[to - 1]?.text ?? '');
    if ((isThe && isTown) || isSure) yield [at, to];
  }
}

/** One past the plural that is followed by no more of it, four words on at most; or `from` itself. */
function teamEnd(all: readonly Word[], from: number): number {
  for (let at = from; at < from + 4; at += 1) {
    const [team, next] = all.slice(at, at + 2);
    if (team?.kind !== 'word' || (at > from && (team.isLineStart || isStop(team)))) return from;
    const isOpen = next === undefined || next.kind !== 'word' || isStop(next) || GOES_ON.test(next.text);
    if (at > from && isTeam(team) && (isOpen || isOfGroup(next))) return at + 1;
  }
  return from;
}

/** "comets softball" */
const isOfGroup = (word: Word): boolean =>
  word.isLineStart || TEAMS.has(word.text) || OF_SPORT.test(word.text);
const OF_SPORT =
  /^(?:softball|baseball|kickball|soccer|hockey|volleyball|basketball|football|jerseys?|hoodies|shirts)$/;

const isTeam = (word: Word): boolean =>
  AS_ONE.test(word.text) ||
  (/[a-z]{2}[^s']s$/.test(word.text) && !isGoods([word]) && !OF_A_JOB.test(word.text) && !isOfPeople(word));
/** What teams are called that are no plural: "the lakemont storm". */
const AS_ONE =
  /^(?:heat|storm|thunder|lightning|fury|magic|express|united|crush|elite|chaos|inferno|blaze|rage|reign|impact|dozen|posse|mafia)$/;

/** "lightning", of "the lightning bolts", "flying", of "the flying pickles"; not "away", "assistant", "visiting". */
const isOwn = (word: Word): boolean =>
  word.kind === 'word' &&
  !isGoods([word]) &&
  !NEVER.has(word.text) &&
  (OF_BEASTS.test(word.text) || !isState(word)) &&
  !OF_A_JOB.test(word.text) &&
  (word.text === 'lady' || !isOfPeople(word)) &&
  (TOWN.test(word.text) || !ORDINARY.has(word.text)) &&
  !TEAMS.has(word.stem);

const OF_BEASTS =
  /^(?:lightning|lady|mad|wild|flying|fighting|flaming|screaming|running|roaring|rolling|howling|barking|dancing|swinging|rising|raging|charging|growling|laughing|crooked|masked|winged|salty|sleepy|lazy|drunken|hungry)$/;
const THE = /^(?:the|las|los)$/;

const OF_GAME = worded(
  / (?:jerseys?|softball|baseball|kickball|soccer|hockey|volleyball|basketball|football|lacrosse|bowling|curling|rugby|dodgeball|cornhole|cheer|league|season|tournament|tourney|coach|team|teams) /,
);
/** What a team plays and wins, and whom it plays. */
const OF_SEASON =
  /^(?:champs|champions|winners|losers|hosts|sponsors|finals|semifinals|playoffs|rounds|regionals|districts|nationals|sectionals|states|championships|tournaments|opponents|visitors|fans|scores|stats|colors|colours|rosters|umps|refs|owners|leaders|captains|finalists|favorites|underdogs|rookies|families|relatives|stripes|seams|cuffs|collars|things|ones|folks|guys|schools|leagues|series)$/;

const textBefore = (all: readonly Word[], at: number): string => {
  const said = all.slice(Math.max(0, at - 3), at);
  return ` ${said.map(({ text }) => text).join(' ')}`;
};
const LEADS_TO_THE =
  /(?: for| from| coach| as|(?:am|are)(?: with)?| were|(?:team|league|band|squad|club|crew|group|troupe|gang|choir)(?: name)?(?: is| ,)?| its| it is)$/;
const SAYS_TEAM =
  /(?:team|league|band|squad|club|crew|group|troupe|gang|choir)(?: name)?(?: is| ,)?$| (?:we (?:play|bowl|compete|race|ride|run|skate) as)$/;
/** Where no article leads up to it, only such as who speaks of themselves. */
const LEADS_TO_TEAM =
  /(?:^ (?:hi |hey |hello )?(?:we are|were)| [,.!?;] (?:we are|were)| we (?:play|bowl|compete|race|ride|run|skate) as| (?:we are|were) called| coach| (?:team|league|band|squad|club|crew|troupe|gang|choir)(?: name)? is)$/;
const TOWN =
  /^[a-z]{3,}(?:town|ville|view|ridge|creek|side|port|crest|haven|mont|field|brook|wood|dale|land|hill|lake|gate|bend|point|burg|bury|ford|park|valley)s?$/;
const OF_TOWN = worded(
  / (?:(?:for|with|from|as|coach|are|were|is|its|team|league|band|squad|club|crew|group|troupe|gang|choir) (?:the|las|los)|(?:are|were|is|as|coach|called)(?! the)) [a-z]+ [a-z]+/,
);
const isOfPeople = ({ text, stem }: Word): boolean =>
  PEOPLE.has(stem) ||
  NOT_PIECES.has(stem) ||
  ROLES.has(stem) ||
  OCCASIONS.has(stem) ||
  /(?:tions|ings|ists|ees|tors|kids|folks|residents|locals)$/.test(text);

/** One past the plain words that begin at `from`, five at most. */
function endOf(all: readonly Word[], from: number): number {
  let to = from;
  while (to < from + LONGEST) {
    const word = all[to];
    const isJoint = to > from && /^(?:n|&)$/.test(word?.raw ?? '') && all[to + 1]?.kind === 'word';
    const isPart = word?.kind === 'word' && !isStop(word) && !GOES_ON.test(word.text);
    if (!word || (to > from && word.isLineStart) || !(isJoint || isPart)) break;
    to += 1;
  }
  return to;
}

const LONGEST = 5;
const GOES_ON =
  /^(?:needs?|wants?|would|looking|ordering|has|have|having|is|are|wanting|needing|because|since|please|thanks)\b/;

function isNamed(all: readonly Word[], from: number, to: number): boolean {
  const body = all.slice(from, to);
  const last = body.at(-1);
  if (!last || isGoods([last]) || body.some(({ text }) => COLORS.has(text) || OF_A_JOB.test(text)))
    return false;
  const cue = all[from - 1]?.text === 'the' ? from - 2 : from - 1;
  if (isCalled(all, cue)) return !/^(?:home|ours|mine)$/.test(last.text);
  const isPlural =
    last.text !== last.stem &&
    /[^s]s$/.test(last.text) &&
    !body.some(({ stem }) => PEOPLE.has(stem) || NOT_PIECES.has(stem) || ROLES.has(stem));
  if (body.length > 1 && body.length < 5 && isPlural && isOfTeam(all, cue)) return true;
  if (body.length > 1 && (isPlural || COMPANY_WORDS.has(last.text)) && isSaidToBe(all, body, cue))
    return true;
  return isTogether(all, body, cue);
}

/** "our crew, long sleeves", "our league, two divisions": said of the job. */
const OF_A_JOB =
  /^(?:front|back|sleeves?|chest|names?|numbers?|prints?|printed|logos?|sizes?|pockets?|long|short|new|old|small|medium|large|big|same|both|all|few|several|one|two|three|four|five|six|ten|many|some|other|others|extra|extras|different|custom|matching|plain|just|only|mostly|maybe|about|around|divisions?|games?|meets?|events?|uniforms?|adults?|youths?|spring|summer|fall|winter|tryouts?|shows?|concerts?|practices?|camps?|trips?|nights?|days?)$/;

/** "a nail place called", "our shop is named" */
function isCalled(all: readonly Word[], cue: number): boolean {
  if (!/^(?:called|named)$/.test(all[cue]?.text ?? '')) return false;
  let at = cue - 1;
  while (/^(?:is|was|now|that|that is|which is|we)$/.test(all[at]?.text ?? '')) at -= 1;
  return PLACES_CALLED.has(all[at]?.text ?? '');
}

/** "our robotics team,", "the bowling league, we're" */
function isOfTeam(all: readonly Word[], cue: number): boolean {
  let at = cue;
  while (/^(?:we are|were|its|it is|that is|thats)$/.test(all[at]?.text ?? '')) at -= 1;
  return /^[,(–—-]$/.test(all[at]?.raw ?? '') && TEAMS.has(all[at - 1]?.text ?? '');
}

/** "our company is hoot n holler fireworks"; not "our team is mostly beginners" */
const isSaidToBe = (all: readonly Word[], body: readonly Word[], cue: number): boolean =>
  all[cue]?.text === 'is' &&
  PLACES_CALLED.has(all[cue - 1]?.text ?? '') &&
  /^(?:my|our)$/.test(all[cue - 2]?.text ?? '') &&
  !/ly$|^(?:kind|kinda|sorta|pretty|super|really|very|so|too|still|now)$/.test(body[0]?.text ?? '') &&
  body.some(({ raw, text }) => /^[n&]$/.test(raw) || !isEnglish(text));

/** "I coach the eastgate youth wrestling club": what is no word of the language first, and last what they are. */
const isTogether = (all: readonly Word[], body: readonly Word[], cue: number): boolean =>
  body.length > 1 &&
  !isEnglish(body[0]?.text ?? '') &&
  TOGETHER.includes(body.at(-1)?.text ?? '') &&
  COMPANY_WORDS.has(body.at(-1)?.text ?? '') &&
  /^(?:coach|coaches|run|runs|manage|manages|lead|leads|represent|own|owns|with|for|from|at)$/.test(
    all[cue]?.text.split(' ').at(-1) ?? '',
  );

/** "de la panadería la espiga", "del equipo Las Panteras" */
function* inSpanish(all: readonly Word[], message: string): Generator<Place> {
  const found = OF_SHOP.exec(message) ?? OF_TEAM.exec(message);
  const name = found?.[1];
  if (!found || name === undefined) return;
  const start = found.index + found[0].length - name.length;
  const from = all.findIndex((word) => word.start >= start);
  const to = all.findIndex((word) => word.start >= start + name.length);
  if (from !== -1) yield [from, to === -1 ? all.length : to];
}

const OF_SHOP =
  /(?<![\p{L}])(?:de la|de mi|del|de|mi|nuestr[ao]) ((?:\p{L}{4,10}er[ií]a|restaurante|fonda|loncher[ií]a) (?:(?:la|el|los|las|don|do[ñn]a|mi) )?\p{L}{3,}(?: \p{L}{4,})?)(?=\s*(?:$|[,.!?;]))/iu;
const OF_TEAM =
  /(?<![\p{L}])(?:equipo|club|grupo|liga) (?:de \p{L}+ )?((?:las|los|el|la) \p{L}{4,})(?=\s*(?:$|[,.!?;]))/iu;
