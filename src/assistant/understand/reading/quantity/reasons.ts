// Why a number that counts nothing by name, and that nobody asked for, is how many: it is thrown in alone, or led in by a wish.
import { overlaps, type SlotContext, spanOf } from '../slot.ts';
import { worded } from '../words/triggers.ts';
import { COLORS, GARMENTS, NOT_PIECES, PEOPLE, PIECES, SHADES } from '../words/vocabulary.ts';
import type { Word, Words } from '../words/words.ts';
import { BARE, type Counted, FOLK, GOODS } from './counted.ts';
import { countedThing, isCountedNoun, VEHICLES } from './counted-thing.ts';
import { type Place, placeOf } from './place.ts';
import { isRepeated } from './told.ts';

/** "black tees, 48, by friday", "let's start at 150"; not "do the prints survive 400 washes" or "40 or 60 weight". */
export function hasReason(context: SlotContext, one: Counted): boolean {
  const { words, known, asked } = context;
  const { all } = words;
  if (
    one.weight < GOODS &&
    (HOW_MANY_OPEN.test(words.plain) || (asked !== 'quantity' && isOfInks(context, one)))
  )
    return false;
  if (known || one.weight >= GOODS) return true;
  const place = placeOf(all, { ...one, firm: true });
  const { before, after } = place;
  if (one.weight === FOLK) return asked !== null || isForFolk(words, one, place);
  // "the same tanks as last fall but 48 this time"
  if (one.value > 1 && THIS_TIME.test(after) && REPEATS.test(words.plain) && isOfNamed(all, one, before))
    return true;
  if (asked !== 'quantity' && (YOU_NEED.test(before) || isOtherMeasure(context, one))) return false;
  if (isRepeated(place)) return true;
  // "do you sew on what we bring? got 6 parkas here"
  if (BROUGHT.test(before) && AT_HAND.test(after) && MARKS.test(words.plain)) return true;
  if (one.weight > BARE) return asked !== null || !isOwned(all, one, before);
  if (asked === null && one.value <= FEW && /^ \? /.test(after)) return false;
  if (
    COMING.test(after) ||
    (HAS_IN_IT.test(before) && /^ +(?:$|[.,;!&] |(?:and|in it|on it|this|total) )/.test(after))
  )
    return true;
  // "send 500 more"
  if (
    SENT.test(before) &&
    /^ (?:more|extra|additional) +(?:$|[.,!] |(?:please|of|to|by|for|and|asap) )/.test(after)
  )
    return true;
  if (SAYS_OF_IT.test(after)) return false;
  // "honey labels, roll of 500"
  if (/ rolls? of $/.test(before)) return true;
  // "what would 200 cost", "what do 100 go for"
  if (one.value > 1 && WHAT_WOULD.test(before) && COST.test(after)) return true;
  // "how much are the caps if we got 48"
  if (one.value > 1 && IF_TAKEN.test(before) && TAKEN.test(after)) return true;
  // "minimum of 30, maximum of 45": both ends are the visitor's own.
  if (one.max !== undefined && / minimum(?: of)? $/.test(before)) return true;
  // "we're at 17 as of today"
  if (
    AT.test(before) &&
    /^ +(?:$|[.,;!] |(?:as of|right now|now|so far|total|today|and counting) )/.test(after)
  )
    return true;
  // "can you do jackets? we have 12"
  if (one.value > 1 && WE_HAVE.test(before) && /^ +(?:$|[.!] )/.test(after)) return true;
  if (/ so $/.test(before) && /^ +(?:$|[.!] )/.test(after)) return true;
  // "pens and a few mugs 25 or so"
  if (one.value > 2 && /^ (?:or so|ish|give or take|or thereabouts) /.test(after)) return true;
  if (SET_DOWN.test(before) || HANDED_OUT.test(before) || SERVED.test(before) || FOR_US.test(after))
    return true;
  if (ON_THINGS.test(before) && isThings(all, one.to)) return true;
  // "caps for my team, 16 red with a white B"
  if (one.value > 1 && COLORS.has(all[one.to]?.text ?? '') && all.slice(0, one.from).some(isGoodsNoun))
    return true;
  const clause = clauseBefore(all, one.from);
  return (
    WISHED.test(before) || isListedBehind(all, one) || clause.every(isNoVerb) || isNoted(context, one, clause)
  );
}

/** "drawstring bags royal blue white logo 175, by june": goods as one notes them, and the only number among them. */
function isNoted(
  { words: { all }, numbers, taken }: SlotContext,
  { from, to, value }: Counted,
  clause: readonly Word[],
): boolean {
  const [last, next] = [all[from - 1], all[to]];
  const goods = clause.findLastIndex((word) => isGoodsNoun(word) || isCountedNoun(word));
  if (value < 2 || last === undefined || goods === -1) return false;
  // "can you do hoodies with the logo on back 30"
  if (clause.some(isToldOnce) || clause.slice(goods).some(isTelling)) return false;
  if (
    LEANS_ON.test(last.text) ||
    (NOT_PIECES.has(last.stem) && !OF_PRINT.test(last.stem)) ||
    /^\p{Lu}/u.test(last.raw)
  )
    return false;
  const isAlone = !numbers.some(
    (number) => number.from !== from && !overlaps(spanOf({ all } as Words, number.from, number.to), taken),
  );
  return (
    isAlone &&
    (next === undefined ||
      (next.kind === 'mark' && /^[.,;!]$/.test(next.raw)) ||
      COLORS.has(next.text) ||
      SHADES.has(next.text) ||
      NOTED_NEXT.test(next.text.split(' ', 1)[0] ?? ''))
  );
}

/** What a note goes on with: "175 got the png", "48 logo on front", "30 half red", "14 graphite" */
const NOTED_NEXT =
  /^(?:by|for|with|w|without|please|pcs|pc|pieces|qty|total|thx|thanks|thank|asap|need|needed|got|get|have|has|we|i|it|its|our|my|everyone|everybody|names?|logo|print|printed|front|full|left|right|small|big|one|two|single|double|school|team|club|crest|patch|embroidered|stitched|the|a|an|and|or|in|mostly|assorted|mixed|all|half|design|art|artwork|thread|ink|no|not|budget|due|ready|want|can|could|would|will|what|whats|how|when|there|mens|womens|ladies|youth|adult|unisex|matte|glossy|dark|light|bright|neon|heather|also|plus|same|ish|color|if|laser|engraved|custom|just|maybe|probably)$/;

/** What the number behind it belongs to, or what goes on. */
const LEANS_ON =
  /^(?:at|on|in|by|to|of|from|than|until|till|since|after|before|the|a|an|this|that|my|our|your|his|her|their|no|not|and|or|is|are|number|no|size|style|model|room|unit|suite|apt|grade|age|aged|ages|page|item|route|highway|lot|gate|bay|dock|zone|ward|engine|ladder|battalion|exit|studio|pier|flight|area|bus|car|building|level|floor|troop|pack|post|local|lodge|chapter|district|station|version|type|team|squad|under|over|every|each|another|extra|plus|minus|week|day|hour|pantone|pms|per|w|with)$/;

const OF_PRINT = /^(?:logo|print|design|ink|thread|text|lettering|name|art)$/;

/** "we made hoodies 12 of them cracked": of what was. */
const isToldOnce = ({ kind, text }: Word): boolean =>
  kind === 'word' &&
  /^(?:was|were|been|did|done|had|saw|said|says|say|paid|cost|costs|came|went|sold|made|ordered|bought|used|gave|took|lost|found|fit|fits|turned|worked|survive|last|ago|never|old)$/.test(
    text,
  );

/** Somebody does or has something: more than a note of what is wanted. */
const isTelling = ({ kind, text }: Word): boolean =>
  kind === 'word' &&
  /^(?:is|are|was|were|be|been|am|do|does|did|done|has|have|had|got|gets|can|could|will|would|should|may|might|must|if|when|what|which|who|how|why|where|because|since|about|saw|see|said|says|say|paid|pay|cost|costs|came|come|went|go|goes|sold|sell|made|makes|ordered|bought|used|uses|use|gave|give|took|takes|lost|found|like|liked|love|loved|know|knew|think|thought|told|tell|ask|asked|hold|holds|fit|fits|turn|turns|turned|live|lives|work|works|play|plays|drive|drives|ride|run|runs|survive|last|lasts|old|ago|not|never|than)$|\w{3,}n't$/.test(
    text,
  );

/** "soft cotton tees 40", "stickers 500 3 inch" */
function isListedBehind(all: readonly Word[], { from, to, value }: Counted): boolean {
  // "bolsas de manta 60"
  const goods = /^(?:of|de)$/.test(all[from - 2]?.text ?? '') ? all[from - 3] : all[from - 1];
  const next = all[to];
  const isPlural =
    goods !== undefined &&
    goods.text !== goods.stem &&
    (GARMENTS.has(goods.stem) ||
      PIECES.has(goods.stem) ||
      /^th(?:ing|ingie)$/.test(goods.stem) ||
      COMPOUND.test(`${all[from - 2]?.text} ${goods.stem}`));
  const isEnd = next === undefined || (next.kind === 'mark' && next.raw !== '?') || next.kind === 'number';
  return (
    isPlural &&
    value > 1 &&
    (isEnd ||
      COLORS.has(next.text) ||
      /^(?:by|for|in|and|please|pcs|pieces|with|w|two|three|full|custom)$/.test(next.text))
  );
}

/** "phone cases 25", "quarter zips 30": what is one of the goods with the word before it. */
const COMPOUND =
  /^(?:(?:phone|cell|iphone|pillow|laptop) case|key chain|pop socket|poker chip|(?:quarter|half|full) zip|(?:badge|card|drink|phone|cup) holder|ice scraper|badge reel|chip clip|hand fan|seed packet|fidget spinner|(?:rubber|stress) duck)$/;

/** A single sign, or nothing at all, is not made for each of "40 employees". */
function isForFolk({ all, plain }: Words, { from, to, thing }: Counted, { before, after }: Place): boolean {
  const isNamed = (word: Word) => GARMENTS.has(word.stem) || PIECES.has(word.stem) || SIGNS.has(word.stem);
  const goods = all.filter(isNamed);
  if (goods.length === 0)
    return (
      from < 2 ||
      /^(?:people|person|guest)$/.test(all[thing?.at ?? -1]?.stem ?? '') ||
      isGathering(all, from, thing?.at ?? to) ||
      FOR_FOLK.test(before) ||
      // "the minimum is 12 but we only have 9 guys"
      (/ (?:minimum|min) /.test(plain) && ONLY_HAVE.test(before)) ||
      (/^ \S+ (?:need|want|get|wear) /.test(after) && !/ with $/.test(before)) ||
      /^(?:of|in)$/.test(all[to]?.text ?? '') ||
      STUFF.test(plain) ||
      // "9 girls, bride gets white everyone else pink"
      (all[from - 1]?.kind === 'mark' &&
        all[(thing?.at ?? to) + 1]?.kind !== 'word' &&
        all.some(({ text }) => COLORS.has(text)))
    );
  // "I run a 5 man crew and a trailer"
  const isMadeOnce = ({ text, stem }: Word) => SIGNS.has(stem) || (VEHICLES.has(stem) && text === stem);
  return !goods.every(isMadeOnce);
}

/** "we have 3 kids on the team, not sure how many shirts yet" */
const HOW_MANY_OPEN = worded(
  / (?:not sure|do not know|unsure|no idea|no clue)(?: (?:yet|exactly|of|on))* how many (?!\S+ \S+ but )(?!(?:(?:yet|exactly|for sure|still|though|but|so|i|we|need|want|of them|pieces|shirts|hats) ){0,3}(?:(?:maybe|probably|perhaps|like|about|around|roughly|say|somewhere|between|guessing|i guess|i think|thinking) ){1,3}(?:\d|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|a hundred|one hundred)|(?:yet |exactly )?\d+ (?:or|to) \d)/,
);

/** "session 2 starts at 10:15, 48 kids", "june 6 with 96 players"; no "small office, 12 employees" */
function isGathering(all: readonly Word[], from: number, at: number): boolean {
  const next = all[at + 1];
  return (
    /^(?:[,;:–—-]|with)$/.test(all[from - 1]?.text ?? '') &&
    (next === undefined || /^[.,;!]$/.test(next.raw)) &&
    /^(?:kid|player|camper|student|rider|runner|dancer|attendee|participant|scout|child|teen|adult|graduate|grad|musician)$/.test(
      all[at]?.stem ?? '',
    )
  );
}

const FOR_FOLK =
  / (?:for|of|we are|there are|there is|need|want|expecting|serving|expect|anticipating|inviting|invited|invite|hosting|seating|feeding|guest list is|(?:squeeze|fit)(?: in)?|accommodate|seat|(?:it|that|there|we) will be|(?:should|would|might|could) be|(?:family|group|party|team|crew|band|troop|staff) of)(?: (?:our|my|the|about|around|like|all|up to|over|at least|us|a|crew|team|staff|group))* $/;
const ONLY_HAVE =
  / (?:only|just) (?:have|got|need)(?: (?:like|about))? $| (?:have|got) (?:only|just)(?: (?:like|about))? $/;
const STUFF = worded(
  / (?:swag|merch|merchandise|giveaways?|gear|apparel|uniforms?|outfits?|wear|stuff|spiritwear|favors?|gifts?|prizes?|clothes|clothing|something|printed|embroidered|order|quote) /,
);

/** "we have 14 rooms", "did 30 weddings": what somebody has or does, and no goods of ours. */
function isOwned(all: readonly Word[], { to }: Counted, before: string): boolean {
  const next = all[to];
  return next?.kind === 'word' && /[^s]s$/i.test(next.raw) && !SMALL.test(next.text) && !ORDERS.test(before);
}

const ORDERS =
  / (?:need|want|order|ordering|get|make|print|quote|buy|looking|for|take|wants|needs|require|obtain|procure|purchase|sew|stitch|embroider|engrave|monogram)(?: (?!to have )\S+){0,3} $/;
const FEW = 12;

const SIGNS = new Set(
  'sign signage banner website site web webpage chatbot wrap mural billboard storefront'.split(' '),
);

/** "is 300 dpi enough or 600", "18 oz versus the 13", "pantone 1235 but it could be 1245": measured like the one before. */
function isOtherMeasure({ words: { all }, numbers }: SlotContext, { from }: Counted): boolean {
  const before = numbers.findLast((number) => number.to <= from);
  if (!before || from - before.to > LONGEST) return false;
  const between = all.slice(before.to, from);
  return (
    between.some(({ text }) => /^(?:or|vs|versus|than|but)$/.test(text)) &&
    !between.some(({ text, raw }) => /^(?:i|we|us|need|want|order)\b/.test(text) || /^[.!?;,]$/.test(raw)) &&
    (countedThing(all, before.to)?.kind === 'other' ||
      /^(?:pantone|pms|size|style|model|suite|unit|room|page)$/.test(all[before.from - 1]?.stem ?? ''))
  );
}

/** "1 color or 2", "one side vs two" */
function isOfInks({ words: { all }, numbers }: SlotContext, { from, value }: Counted): boolean {
  const before = numbers.findLast((number) => number.to <= from);
  return (
    before !== undefined &&
    value <= FEW &&
    from - before.to <= 3 &&
    countedThing(all, before.to)?.kind === 'other' &&
    /^(?:or|vs|versus|than|and)$/.test(all[from - 1]?.text ?? '')
  );
}

const LONGEST = 8;
const YOU_NEED =
  / (?:do|does|would|will|should|can) (?:you|yall|y all|it|they|that) (?:need|want|require|recommend|handle|hold|survive)(?: \S+)? $/;

/** The words from the last mark or line on. */
function clauseBefore(all: readonly Word[], from: number): readonly Word[] {
  let start = from;
  while (start > 0 && all[start - 1]?.kind !== 'mark' && !(all[start]?.isLineStart ?? false)) start -= 1;
  return all.slice(start, from);
}

/** Goods, colours and small words: nothing is told by them. */
const isNoVerb = ({ kind, stem, text }: Word): boolean =>
  kind === 'number' ||
  GARMENTS.has(stem) ||
  PIECES.has(stem) ||
  COLORS.has(text) ||
  SHADES.has(text) ||
  SMALL.test(text);

const SMALL =
  /^(?:(?:either|one|ok|okay|yes|yeah|no|hi|hey|hello|well|um|uh|er|hmm|so|then|and|or|plus|also|but|maybe|perhaps|bout|abt|prob|probs|lets say|gimme|about|around|like|just|only|roughly|approx|approximately|probably|prolly|say|let us|us|lets|let|make|do|call|it|that|a|an|of|it is|is|its|we|are|we are|will|would|be|think|thinking|thinkin|guess|guessing|total|count|figure|answer|book|quantity|qty|please|this|time|year|still|actually|get|all|in|with|w|for|custom|printed|number|equals|range|there is|there are|there|are|party|the|ehm|definitely|gonna|going to|to|except|expected|serian|seran|start at|starting at|start|at|thanks|great|good|looks|perfect|fine|screen|embroidered|new|some|long|short|sleeve|sleeves|same|screenprint|screenprinted|silkscreen|reorder|sorry|x|up|over|min|max|maximum|most|exactly|precisely|nearly|almost|closer|upwards|somewhere|anywhere|from|between|round|even|solid|nice|cool)(?: |$))+$/;

const SENT =
  /(?:^| (?:please|just|and|you|to|then|,)) (?:send|ship|run|print|make|mail|deliver)(?: over| out| us| me)? $/;

const WISHED = worded(
  / (?:(?:change|switch|bump|raise|lower|increase|decrease|drop|cut) (?:\S+ ){0,4}(?:in)?to|(?:go|going|went|jump|move) from \S+ (?:up |down )?to|(?:greater|larger|bigger|smaller|less|fewer|more|higher|lower) (?:than|or equal)(?: or equal| equal)?(?: to)?|exceed|above|equal to|between|except|add|adding|(?:quotes?|estimates?) (?:on|for)|how (?:much|many)(?: (?:would|is|are|for|will|do|does|be))?|pric(?:e|es|ing) (?:on|for|of)|starting?(?: (?:at|with|off|out))*|in mind|considering|thinking|thinkin|thought of|(?:figure|figured|figuring|plan|planning|planned|count|counting|aim|aiming|shooting|bank|banking) (?:on|for)|guess(?:ing)?|probably|roughly|approximately|approx|except|(?:will|would|could) be|this (?:time|year)|at least|we do|doing|looking at|(?:again|same|last (?:time|year)|repeat|reorder|before)(?: (?!but |not |and )\S+){0,2} (?:but|only|except)(?: (?:with|do|make|need|want|now|we|i))*|(?:go|going) (?:with|for)|(?:give|get|send|make|print|do) (?:me|us)|pick up|picking up|grab|collect|fetch|reserve|deliver|put me down for|(?:please|you|to|and) book|but now|squeeze in|fit in|seat|accommodate|not (?:over|above|past|to exceed|exceeding))(?: (?:it is|about|like|maybe|around|a|round|even|solid|nice|cool|for|of|another|it|that|at|be|is|probably|only|just|will))* $/,
);

/** "a crest stitched on 14 ", "our name at the hem of 20 ": what bears the print is as many as are ordered. */
const ON_THINGS = worded(
  / (?:logos?|names?|prints?|printed|stitch|stitched|embroider|embroidered|embroidery|engraved?|monogram(?:s|med)?|crest|emblem|cross|initials|lettering|artwork|design|put|sewn|sew|stamp(?:ed)?|it|them)(?: (?!have |has |had )\S+){0,5} (?:on|onto|of|across)(?: (?:all|the|our|my|about|like|these|those|some))* $/,
);

/** "altar cloths", "brass door plates": up to four words, the last a plural that ends the phrase. */
function isThings(all: readonly Word[], from: number): boolean {
  for (let at = from; at < from + LONGEST_PHRASE; at += 1) {
    const word = all[at];
    if (word?.kind !== 'word' || SMALL.test(word.text) || PEOPLE.has(word.stem) || NOT_PIECES.has(word.stem))
      return false;
    const next = all[at + 1];
    const isEnd = next === undefined || next.kind === 'mark' || ENDS_THINGS.test(next.text);
    if (isEnd) return word.text !== word.stem;
  }
  return false;
}

const isGoodsNoun = ({ text, stem }: Word): boolean =>
  text !== stem && (GARMENTS.has(stem) || PIECES.has(stem));

/** The goods or the people stand before it, or "but 36 this time" goes before them. */
const isOfNamed = (all: readonly Word[], { from }: Counted, before: string): boolean =>
  all.slice(0, from).some((word) => isGoodsNoun(word) || PEOPLE.has(word.stem)) ||
  (/ (?:but|just|only|say|about|like) $/.test(before) && all.slice(from).some(isGoodsNoun));

const LONGEST_PHRASE = 4;
const ENDS_THINGS =
  /^(?:and|or|for|with|w|by|in|on|at|to|that|which|we|i|each|please|from|before|this|next|total|asap|so|but|made|if)\b/;

/** "run off 18", "put us down for 40", "pencil in 33", "throw in 15 more" */
const SET_DOWN = worded(
  / (?:(?:run|print|whip|knock|churn|crank|turn|bang|make|do|draw|round|scale|cook|rustle) (?:me |us |them |it )?(?:off|up|out)|(?:put|mark|pencil|jot|write|note|set|sign|pop|stick|throw|toss|slide|count|lock|key|type|punch) (?:me |us |it |that |them )?(?:down|in|up|aside)|(?:(?:keep|kept|hold|held|cap|leave|left|peg|stop) (?:it|that|this|them|us|things)|(?:top|max)(?: out)?|settle|settled) at|(?:halve|double|triple|bring|brought|take|took|move|moved|get|got|trim|cut|raise|lower|bump|drop|round) (?:it|that|this|them|us) (?:up |down |back |out )?to|enter|log|spare|(?<! (?:i|we) )manage|swing|part with|let (?:me|us) have)(?: (?:for|as|about|around|like|maybe|another|the number|a|the|just|an order (?:for|of)))* $/,
);
/** "we hand out 450", "there will be 110", "we go through 60" */
const HANDED_OUT = worded(
  / (?:(?:hand|pass|give|send|mail|ship|get|put)(?:ing|s)? (?:out|away)|distribute|distributing|mail|mailing|go through|use up|there will be|there would be|will (?:use|take|be)|call(?:s|ing)? for)(?: (?:about|around|like|up to|roughly|maybe|at least|over|all|another))* $/,
);
/** "the class of 2028 gets 212", "room 12 takes 23" */
const SERVED = worded(
  / (?:class|room|grade|team|crew|staff|squad|troop|office|school|group|club|church|band|choir|department|dept|ward|shift)(?: (?:of|no|number|\S*\d+|that|each))* (?:will |would |should )?(?:get|take|use|receive|require|need|want)(?: (?:about|around|like|up to|roughly|maybe|at least|all|another))* $/,
);
/** "140 are coming" */
const COMING =
  /^ (?:of us )?(?:are |is |will be |have |has )?(?:coming|attending|expected|confirmed|signed up|registered|invited|rsvp\w*|showing up|going)(?: |$)/;
/** "our 5th grade has 96" */
const HAS_IN_IT = worded(
  / (?:class|grade|team|squad|troop|choir|band|crew|session|section|roster|cast|league|camp) (?:ha|has|have)(?: (?:about|around|like|roughly|exactly|over))* $/,
);
/** "40 for me", "18 more for us" */
const FOR_US = /^ (?:more |extra )?for (?:me|us|now|our (?:table|team|crew|office|group|class))(?: |$)/;

const BROUGHT = / (?:have|got|bought|brought)(?: (?:about|like|around|only|just|these|those))* $/;
const AT_HAND = /^ (?:\S+ ){1,3}?here (?:$|[.,;!?] |(?:that|to|ready|which|already) )/;
const MARKS = worded(
  / (?:sew|sewn|sewing|stitch|stitched|stitching|embroider|embroidered|embroidery|monogram|monogrammed|print|printed|engrave|engraved) /,
);
const AT = / we are (?:at|up to|sitting at)(?: (?:about|like|around|only|just))* $/;
const WE_HAVE =
  /(?:^ |[.,;!?] (?:and |so |but )?)(?:we|i) (?:have|(?:have )?got)(?: (?:about|like|around|only|just))* $/;
const IF_TAKEN =
  / if (?:i|we) (?:(?:only|just|were to|was to|maybe|ever) )*(?:got|get|ordered|order|did|do|took|take|bought|buy|made|wanted|want|needed|need)(?: (?:like|about|around|just|only|maybe|say))* $/;
const TAKEN =
  /^ +(?:of (?:them|those|these|it) )?(?:(?:instead|total|or so|then|at once|to start|all together|altogether) )*(?:$|[.,;?!] )/;

const WHAT_WOULD =
  / (?:what|how much|much) (?:would|will|do|does|might|could|is|are)(?: (?:about|like|maybe|say|just|only))* $/;
const COST =
  /^ (?:(?:more|pieces?|pcs?|of (?:them|those|these|it)|each|usually|normally|about|would|gonna|going to) )*(?:cost|run|go for|come (?:to|out)|set|put|look like|be)\b/;

const REPEATS = worded(/ (?:same|again|reorder|repeat|last|ago|before|previous) /);
const THIS_TIME =
  /^ (?:(?:this (?:time|year|round|go|season|spring|summer|fall|winter)|now|instead|around|please) )+(?:$|[.,;!] |(?:with|w|and|in|for|by|thanks|same|but) )/;

/** "12 is her number" */
const SAYS_OF_IT =
  /^ (?:is|are|was|were|has) (?!fine|good|ok|okay|plenty|enough|great|perfect|probably|about|what|all|right|an? (?:\S+ )?number|expected|the (?:number|count|total|quantity))/;
