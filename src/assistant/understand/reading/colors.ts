// Colours named for the goods or the print: "navy", "forest green", "full color".
import { DROPPED, overlaps, type SlotContext, type SlotResult, type Span, skipped, spanOf } from './slot.ts';
import { COMPANY_WORDS } from './words/company-words.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { TITLES } from './words/name-words.ts';
import { mayHoldOneOf } from './words/triggers.ts';
import { BLANK_MAKERS, COLORS, GARMENTS, PIECES, SHADES } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** Names as typed, lower case, in order, each once. */
export function readColors(context: SlotContext): SlotResult<string[]> {
  const colors = findColors(context).filter(({ isDropped }) => !isDropped);
  if (colors.length === 0) return skipped;
  const span: Span = { start: colors[0]?.span.start ?? 0, end: colors.at(-1)?.span.end ?? 0 };
  return { status: 'filled', value: [...new Set(colors.map(({ name }) => name))], span };
}

export interface FoundColor {
  name: string;
  /** Word positions. */
  from: number;
  to: number;
  span: Span;
  /** "not the red", "navy, no wait, black": named only to be ruled out. */
  isDropped: boolean;
}

/** Every colour that is named of the goods or the print, those ruled out too. */
export function findColors({ words, taken, asked }: SlotContext): FoundColor[] {
  const { all } = words;
  if (!mayBegin(words.plain)) return [];
  // "Red. everybody calls me red"
  const isOfVisitor =
    (asked === 'name' || asked === 'company') &&
    !hasGoods(all) &&
    !all.some(({ stem, raw }) => OF_PRINT.test(stem) || IN_SPANISH.test(raw));
  let isTitled: boolean | undefined;
  const named: (Named & { isDropped: boolean })[] = [];
  let ruledOutTo = -1;
  for (let at = 0; at < all.length; at += 1) {
    const color = colorAt(all, at);
    if (!color) continue;
    at = color.to - 1;
    // "no red or pink" rules both out.
    const isStillOut =
      ruledOutTo > 0 && color.from === ruledOutTo + 1 && /^n?or$/.test(all[ruledOutTo]?.text ?? '');
    // "any color but orange, our rivals wear orange"
    const isOutAgain =
      named.some(({ name, isDropped }) => isDropped && name === color.name) &&
      !/ (?:wait|actually|ok|fine|after all|but|instead) /.test(textBetween(all, ruledOutTo, color.from));
    // "blue tees. scratch that, green": the blue is scratched.
    const isAnew =
      named.length > 0 && isScratched(all, color.from) && !named.some(({ name }) => name === color.name);
    const isDropped =
      isStillOut ||
      isOutAgain ||
      (!isAnew && isRuledOut(all, color.from)) ||
      isExchanged(all, color) ||
      isFaulted(all, color) ||
      OUT_AFTER.test(textBetween(all, color.to, color.to + 5));
    if (isDropped) ruledOutTo = color.to;
    else if (isOfVisitor && !isChosen(all, color.from) && !isTakenBack(all) && !hasPair(all)) continue;
    isTitled ??= isTitleCase(all);
    if (!isOtherThing(all, color) && (isTitled || !isOfName(all, color))) named.push({ ...color, isDropped });
  }
  // "royal or red tees, most likely royal": meant once, meant wherever it is said again.
  const meant = new Set<string>();
  const found = named
    .filter((color, i) => {
      if (!color.isSoft || asked === 'colors' || meant.has(color.name)) return true;
      if (isMeant(all, color, named[i - 1], named[i + 1])) {
        meant.add(color.name);
        return true;
      }
      // "not navy, more like royal"
      return ruledOutTo > 0 && !isCapital(all[color.from]);
    })
    .map(({ name, from, to, isDropped }) => ({ name, from, to, span: spanOf(words, from, to), isDropped }))
    .filter(({ span }) => !overlaps(span, taken))
    .slice(0, MOST);
  return withoutTakenBack(all, found);
}

/** "pink, like hot pink" */
const NARROWS =
  /^ (?:[.,!?…-]+ (?:(?:like|more|mean|i|meaning|specifically|think|a|the|kinda) ){0,4}|(?:(?:like|more|mean|i|meaning|specifically|think|a|the|kinda) ){1,4})$/;
const JUST = / (?:only|just|all|solid|strictly) (?:the |in |in the )?$/;

/** "white shirts, no wait heather grey", "grey or charcoal. charcoal": the last word holds. */
function withoutTakenBack(all: readonly Word[], found: readonly FoundColor[]): FoundColor[] {
  const last = found.at(-1);
  if (!last || found.length < 2) return [...found];
  // "pink or teal, scratch the pink"
  const again = found.findLast(({ isDropped }) => isDropped);
  if (
    again &&
    found.some(({ name, from, isDropped }) => !isDropped && name === again.name && from < again.from)
  )
    return found.map((color) => (color.name === again.name ? { ...color, isDropped: true } : color));
  const decided = found.findIndex((_, i) => i > 0 && isDecision(all, found, i));
  if (decided !== -1) return found.map((color, i) => (i < decided ? { ...color, isDropped: true } : color));
  const isSaidAnew = (color: FoundColor, i: number): boolean =>
    all[color.from - 1]?.text === 'no' &&
    found[i - 1]?.to === color.from - 1 &&
    // "only black no tan"
    !JUST.test(textBetween(all, Math.max(0, (found[i - 1]?.from ?? 0) - 2), found[i - 1]?.from ?? 0));
  const corrected = found.findLastIndex((color, i) => {
    const before = found[i - 1];
    // "navy on white, no black"; but "navy no black" puts it right
    const isOut = color.isDropped && all[color.from - 1]?.text === 'no' && !isSaidAnew(color, i);
    return before && !before.isDropped && !isOut && TAKES_BACK.test(textBetween(all, before.to, color.from));
  });
  // "blue. navy blue": said more closely
  const isNarrowed = (color: FoundColor, next: FoundColor | undefined): boolean =>
    next?.name.endsWith(` ${color.name}`) === true && NARROWS.test(textBetween(all, color.to, next.from));
  const isSettled =
    found.slice(0, -1).some(({ name }) => name === last.name) &&
    ((all.slice(found[0]?.to, last.from).some(({ text, raw }) => text === 'or' || raw === '?') &&
      all[last.from - 1]?.kind === 'mark') ||
      (!/^(?:too|also|as|and|or|with|on)$/.test(all[last.to]?.text ?? '') &&
        COMES_BACK.test(textBetween(all, found[0]?.to ?? 0, last.from))));
  const from = isSettled ? found.length - 1 : corrected;
  return found.map((color, i) =>
    i < from || isNarrowed(color, found[i + 1])
      ? { ...color, isDropped: true }
      : i === corrected && isSaidAnew(color, i)
        ? { ...color, isDropped: false }
        : color,
  );
}

/** "lavender, sage, or dusty rose. probably sage and dusty rose": of what was weighed, what is chosen. */
function isDecision(all: readonly Word[], found: readonly FoundColor[], at: number): boolean {
  const [weighed, chosen] = [found.slice(0, at), found.slice(at)];
  const names = new Set(weighed.map(({ name }) => name));
  return (
    chosen.every(({ name }) => names.has(name)) &&
    chosen.length < names.size &&
    DECIDES.test(textBetween(all, weighed.at(-1)?.to ?? 0, chosen[0]?.from ?? 0)) &&
    / (?:or|\?|either|between|settled|landed|decided|agreed|went) /.test(
      textBetween(all, Math.max(0, (weighed[0]?.from ?? 0) - 2), chosen[0]?.from ?? 0),
    )
  );
}

const DECIDES =
  / (?:(?:settled|landed|decided|agreed) on|went with|probably|prob|most likely|mostly|definitely|def|leaning|prefer|rather|going with|go with|going|let us (?:say|do|go)|lets (?:say|do|go)|i think|i guess|i would say|final answer|actually|yes|just|make it)(?: (?:with|toward|towards|the|it|be|is|do|for|to|all|a|in|say|more|maybe|i|we|like))* $/;

/** No "navy shirts and, sorry, white print": what is taken back stands alone between the two. */
const TAKES_BACK =
  /^ (?:(?:shirt|shirts|tee|tees|hoodies?|hats?|caps?|polos?|totes?|mugs?|bags?|jackets?|beanies?|jerseys?|tanks?|crewnecks?|sweatshirts?|vests?|aprons?|pens?|koozies?|signs?|ones|ink|print|logo|i guess|i think|i suppose|maybe|probably|please|[?.,!-]) )*(?:(?:no|wait|nope|nah|sorry|oops|scratch that|forget (?:that|it)|i mean|i meant|actually|make that|make it|rather|or rather|hold on|correction|strike that|my bad|better) (?:[,.!-] )?)+(?:(?:(?:the|our|my|its) (?:\w+ )?colou?rs? (?:is|are|was|should be)|the|in|a|to|with|let us do|do|go with|say|them|those|these|they are|it is|it|make|want|i want|we want|[,.]) )*$/;

/** "tan ones i said brown to my wife but tan", "navy. told them black, but keep it navy" */
const COMES_BACK =
  / (?:said|told|wrote|put|typed|thought|wanted|had|considered|asked|liked) (?:\S+ ){1,8}(?:but|so|still|no|yes|nope|actually)(?: (?:,|it|is|them|keep|make|stay|with|go|going|do|let|us|really|it will be|we|want|i|in|the))* $/;

/** "royal blue no wait teal", where a name was asked for. */
function isTakenBack(all: readonly Word[]): boolean {
  const colors = all.flatMap((_, at) => colorAt(all, at) ?? []);
  const [first, last] = [colors[0], colors.at(-1)];
  return first !== undefined && last !== undefined && last.from > first.to && first.from === 0
    ? TAKES_BACK.test(textBetween(all, first.to, last.from))
    : false;
}

const textBetween = (all: readonly Word[], from: number, to: number): string =>
  ` ${all
    .slice(from, to)
    .map(({ text, kind, raw }) => (kind === 'mark' ? raw : text))
    .join(' ')} `.replace(/^ {2}$/, ' ');

const MOST = 8;

interface Named {
  name: string;
  from: number;
  to: number;
  /** Mostly something else when nothing beside it speaks of a colour. */
  isSoft: boolean;
}

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const SOFT = list(`
  royal natural hunter sand ash mint rust coral peach mustard cardinal chrome copper bronze oatmeal slate bone sage wine plum
  salmon canary denim graphite pewter chocolate mocha espresso lilac mauve periwinkle sapphire
  eggplant seafoam smoke pepper moss chambray taupe stone blush clay brick cobalt tangerine wheat terracotta
  vanilla forest nude cinnamon butter kelly oat marigold onyx ebony saffron apricot caramel merlot garnet emerald amber
  sepia pistachio cranberry raspberry watermelon parchment walnut champagne maize goldenrod gunmetal ruby jade pumpkin avocado claret bordeaux mulberry amethyst
  camel eggshell biscuit latte cognac spruce thistle cerise carmine cinnabar ultramarine celadon mahogany chestnut fawn
`);
/** Of hunting, too: a colour only beside another one. */
const BESIDE_ONLY = list('hunter');
/** What a softer word makes one colour with: "lime green", "rose gold", "brick red". */
const BASES = list('green blue red yellow orange pink purple gray grey brown gold white black');
const TONES = list(
  'lime olive teal turquoise coral charcoal mustard maroon rose aqua cream violet scarlet crimson',
);
const MORE_SHADES = list(
  'carolina columbia vegas old medium pastel true vintage heathered sport off blood lemon pine cherry',
);

/** What a colour can begin with. */
const BEGINNINGS = new Set([...COLORS, ...SOFT, ...SHADES, ...TONES, ...MORE_SHADES, 'full', 'hi', 'high']);

const mayBegin = mayHoldOneOf(BEGINNINGS);
const canBegin = ({ kind, text }: Word): boolean => kind === 'word' && BEGINNINGS.has(text);

/** The longest colour that begins at word `at`: "dark heather gray", "hi-vis yellow", "navy heather". */
function colorAt(all: readonly Word[], at: number): Named | undefined {
  const word = all[at];
  if (word === undefined || !canBegin(word)) return;
  const after = skipHyphen(all, at + 1);
  if (word.text === 'full' && /^colou?r$/.test(all[after]?.stem ?? ''))
    return { name: 'full color', from: at, to: after + 1, isSoft: false };
  const parts: string[] = [];
  let to = at;
  if (
    (word.text === 'hi' || word.text === 'high') &&
    /^(?:vis|viz|visibility)$/.test(all[after]?.text ?? '')
  ) {
    parts.push(
      all
        .slice(at, after + 1)
        .map(({ raw }) => raw.toLowerCase())
        .join(after === at + 1 ? ' ' : ''),
    );
    to = after + 1;
  }
  while (parts.length < 4) {
    const shade = all[to];
    const next = skipHyphen(all, to + 1);
    if (!isShade(shade?.text ?? '', all[next]?.text ?? '') || shade?.text === all[next]?.text) break;
    parts.push(shade?.text ?? '');
    to = next;
  }
  const base = all[to]?.text ?? '';
  const isFirm = (COLORS.has(base) && !SOFT.has(base)) || (parts.length > 0 && AFTER_SHADE.has(base));
  // "in hi vis": a colour of its own, unlike the kind of garment in "hi vis vests"
  if (
    !isFirm &&
    !SOFT.has(base) &&
    parts.length === 1 &&
    to > at &&
    to === after + 1 &&
    !isKindOfGoods(all, to)
  )
    return { name: 'hi-vis', from: at, to, isSoft: false };
  if (!isFirm && !SOFT.has(base)) return;
  parts.push(base);
  to += 1;
  if (all[to]?.text === 'heather') {
    parts.push('heather');
    to += 1;
  }
  return { name: parts.join(' '), from: at, to, isSoft: !isFirm && parts.length === 1 };
}

/** "(hi vis) safety vests" */
const isKindOfGoods = (all: readonly Word[], at: number): boolean =>
  isOfGoods(
    /^(?:safety|work|mesh|reflective|rain|long|short)$/.test(all[at]?.text ?? '') ? all[at + 1] : all[at],
  );

const skipHyphen = (all: readonly Word[], at: number): number =>
  all[at]?.raw === '-' && !all[at]?.spaced && !all[at + 1]?.spaced ? at + 1 : at;

/** Flowers alone, colours after a shade: "dusty rose". */
const AFTER_SHADE: ReadonlySet<string> = new Set(['rose', 'orchid', 'iris', 'poppy']);

/** Does the word go before a colour and belong to it? */
const isShade = (word: string, next: string): boolean =>
  BASES.has(next)
    ? SHADES.has(word) ||
      TONES.has(word) ||
      SOFT.has(word) ||
      (MORE_SHADES.has(word) && (word !== 'off' || next === 'white'))
    : SHADES.has(word) && (COLORS.has(next) || SOFT.has(next) || SHADES.has(next) || AFTER_SHADE.has(next));

const FABRICS = /^(?:canvas|cotton|duck|jute|burlap|linen|muslin|twill|hemp)$/;

/** A soft colour counts before goods or ink, after "in", and beside another colour: "sand tees", "royal with gold". */
function isMeant(all: readonly Word[], { from, to }: Named, previous?: Named, next?: Named): boolean {
  const isBeside = (a: Named | undefined, b: Named | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    (b.from - a.to <= 1 || (b.from - a.to === 2 && /^(?:an?|the|some)$/.test(all[a.to + 1]?.text ?? ''))) &&
    (b.from === a.to || JOINTS.test(all[a.to]?.text ?? ''));
  const self = { name: '', from, to, isSoft: true };
  if (isBeside(previous, self) || isBeside(self, next)) return true;
  if (BESIDE_ONLY.has(all[from]?.text ?? '') && to === from + 1) return false;
  let at = to;
  while (at < to + 3 && BETWEEN.test(all[at]?.stem ?? '')) at += 1;
  const noun = all[at]?.stem ?? '';
  if (GARMENTS.has(noun) || PIECES.has(noun) || OF_COLOR.test(noun)) return true;
  // "half charcoal half oatmeal", "the other half slate"
  if (all[from - 1]?.text === 'half' && all.filter(({ text }) => text === 'half').length > 1) return true;
  // "natural canvas with green ink"
  if (all[from]?.text === 'natural' && to === from + 1 && FABRICS.test(all[to]?.stem ?? '')) return true;
  // "totes, natural canvas"
  if (at > to && all[at]?.kind !== 'word' && all[at]?.kind !== 'number' && hasGoods(all)) return true;
  const before = all[from - 1]?.text ?? '';
  // "12 hoodies tangerine"; no "will the signs rust"
  const goods = all[from - 1];
  const isBehindGoods =
    (GARMENTS.has(goods?.stem ?? '') || PIECES.has(goods?.stem ?? '')) && goods?.text !== goods?.stem;
  const isEnd = all[to] === undefined || (all[to].kind === 'mark' && all[to].raw !== '?');
  if (isBehindGoods && isEnd && !/^(?:rust|smoke|stone|butter)$/.test(all[from]?.text ?? '')) return true;
  // "Gildan tees, ash."
  const isOwnClause = all[from - 1]?.kind === 'mark' && (all[to] === undefined || all[to].kind === 'mark');
  return (
    (isOwnClause && hasGoods(all) && !isCapital(all[from])) ||
    // "she wants teal, i said coral"
    (WISHED.test(before) && (all[to] === undefined || all[to].kind === 'mark') && isOneOfMore(all, from)) ||
    // "shirts are ash", "the visors should be royal"
    (isEnd &&
      /^(?:are|is|be)$/.test(before) &&
      isOfGoods(all[from - (/^(?:should|will|would|can|to)$/.test(all[from - 2]?.text ?? '') ? 3 : 2)])) ||
    // "can you do mulberry?"
    (MAKES_IT.test(textBetween(all, Math.max(0, from - 4), from)) &&
      (all[to] === undefined || all[to].kind === 'mark' || /^(?:or|for|on)$/.test(all[to].text))) ||
    // "in wine velvet"
    (/^(?:in|of|from)$/.test(before) && CLOTH.test(noun)) ||
    COLOR_IS.test(textBetween(all, Math.max(0, from - 5), from)) ||
    // "red for the boys, coral for the girls"
    (all[to]?.text === 'for' && isForOthers(all, from)) ||
    (before === 'in' &&
      (all[to] === undefined ||
        all[to].kind === 'mark' ||
        JOINTS.test(all[to].text) ||
        /^(?:instead|but|not|rather|this|again|now|too|please)$/.test(all[to].text)))
  );
}

const MAKES_IT = / (?:can|could|do|would) (?:you|u|y all|yall) (?:guys )?(?:do|get|print|match|mix) $/;
const CLOTH =
  /^(?:velvet|satin|linen|silk|felt|fleece|wool|twill|flannel|suede|burlap|nylon|polyester|denim|leather|fabric|cloth|canvas|cotton)$/;

/** "color is periwinkle", "the color would be a slate" */
const COLOR_IS =
  / colou?rs?(?: of (?:the |our )?(?:thread|ink|print|shirt|logo|text|letters|fabric|cloth))?(?: (?:is|are|was|be|being|would|should|will|can|could|like|a|an|the|kind|of|more|probably|maybe|just|[:=-]))* $/;

const isOfGoods = (word: Word | undefined): boolean =>
  GARMENTS.has(word?.stem ?? '') || PIECES.has(word?.stem ?? '');
const WISHED = /^(?:want|wants|wanted|said|says|like|likes|liked|prefer|prefers|picked|chose)$/;
const isOneOfMore = (all: readonly Word[], from: number): boolean =>
  all.some(({ text }, at) => at !== from && COLORS.has(text));

/** Is another colour said to be for somebody? */
const isForOthers = (all: readonly Word[], from: number): boolean =>
  all.some((word, at) => at !== from && COLORS.has(word.text) && all[at + 1]?.text === 'for');

/** Asked for every colour of a message. */
function hasGoods(all: readonly Word[]): boolean {
  let has = goodsIn.get(all);
  if (has === undefined) {
    has = all.some(isOfGoods);
    goodsIn.set(all, has);
  }
  return has;
}

const goodsIn = new WeakMap<readonly Word[], boolean>();

const JOINTS = /^(?:and|or|with|on|n|for|please|[,/&+])$/;

/** "navy and gold", in small letters and with no word behind them: two that are nothing else are nobody's name. */
function hasPair(all: readonly Word[]): boolean {
  const isPlain = (color: Named | undefined): color is Named =>
    color !== undefined && !color.isSoft && !isCapital(all[color.from]);
  return all.some(({ text }, at) => {
    if (!/^(?:and|with|on|n|[/&+])$/.test(text)) return false;
    const second = colorAt(all, at + 1);
    return isPlain(second) && all[second.to]?.kind !== 'word' && isPlain(colorAt(all, at - 1));
  });
}
const BETWEEN =
  /^(?:long|short|sleeve|cotton|canvas|gildan|heavyweight|pullover|zip|full|soft|polo|dad|trucker|baseball|bucket|crew|neck|unisex|youth|adult|performance|pocket|knit|vinyl|-)$/;
const OF_COLOR =
  /^(?:colou?r|colou?red|ink|thread|letter|lettering|text|background|trim|blank|print|vinyl|base|mesh|foam|brim|bill|crown|piping|stripe|lining|cuff|panel|front|back|body)$/;

/** "black with a white logo", where a name is asked: said of the job. */
const OF_PRINT =
  /^(?:colou?r|ink|thread|letter|lettering|text|logo|print|imprint|background|design|writing)$/;
/** No name ends so, in small letters: "negras", "azules". */
const IN_SPANISH =
  /^(?:negr|blanc|amarill|morad|dorad|platead|rosad|anaranjad|roj)[ao]s$|^(?:azul|verd|gris)es$/;

/** "not red", "anything but pink", "instead of the black" */
const isRuledOut = (all: readonly Word[], from: number): boolean =>
  RULED_OUT.test(
    ` ${all
      .slice(Math.max(0, from - 5), from)
      .map(({ text, kind, raw }) => (kind === 'mark' ? raw : text))
      .join(' ')} `,
  );

const RULED_OUT = new RegExp(
  `(?:^| )(?:${DROPPED}|(?:any|every)(?:thing|color| color) but|(?:rather|sooner)(?: \\S+){1,3} than)(?: (?:the|in|a|an|any|want|like|do|need|more|too|so|much|really|that))* $`,
);

/** "the pink no longer", "red is out" */
const OUT_AFTER =
  /^ (?:(?:one|ones) )?(?:(?:is|are) (?:out|off|gone|off the table)|(?:not|no|already not?) (?:any ?more|longer|more)|already not?|no longer|not any ?more|never mind)(?= (?:$|[.,;!?)]|and |but |now |so |make |just |please |ahora ))/;

/** "khaki gets dirty, make them brown", "black is too hot, can we do gray": another is taken for what is wrong with it. */
function isFaulted(all: readonly Word[], { to }: Named): boolean {
  if (!FAULT.test(textBetween(all, to, to + FAULT_WORDS))) return false;
  const next = all.findIndex((_, at) => at > to && at < to + LONGEST_FAULT && colorAt(all, at) !== undefined);
  return next !== -1 && TAKES_OTHER.test(textBetween(all, to, next));
}

const FAULT_WORDS = 8;
const LONGEST_FAULT = 20;
const FAULT =
  /^ (?:(?:one|ones|will|would|always|just|really|is going to|going to|might|kinda) ){0,3}(?:(?:gets?|look|looks|looked|is|are|be|runs?|come|comes out)(?: (?:too|so|way|really|pretty|kinda|a bit|a little|kind of|all|just|very)){0,3} (?:dirty|hot|dark|light|bright|loud|ugly|boring|plain|dull|drab|cheap|grimy|dusty|hard to|much|weird|gross|faded|washed|see through|busy)|shows? (?:\S+ ){0,2}?(?:dirt|stains?|sweat|lint|mud|grease|everything|dust)|(?:fade|stain|clash|disappear|bleed|washe?)(?:s|es)?|(?:will |does |do )?not (?:show|stand out|pop|read)) /;
const TAKES_OTHER =
  / (?:make|do|go|going|use|switch|change|want|need|try|rather|instead|let us|lets|prefer|get|take|order|have) /;

const isScratched = (all: readonly Word[], from: number): boolean =>
  / (?:scratch|forget|drop|cancel|scrap|nix) (?:that|it) (?:[,.] )?$/.test(
    textBetween(all, Math.max(0, from - 3), from),
  );

/** "swap the navy for black", "change red to burgundy" */
const isExchanged = (all: readonly Word[], { from, to }: Named): boolean =>
  /^(?:for|to|with|into)$/.test(all[to]?.text ?? '') &&
  // "swap the orange for something darker"
  all
    .slice(Math.max(0, from - 3), from)
    .some(({ stem }) => /^(?:swap|change|switch|trade|replace|exchange)$/.test(stem)) &&
  [to + 1, to + 2].some(
    (at) => colorAt(all, at) !== undefined || /^(?:something|anything)$/.test(all[at]?.text ?? ''),
  );

/** "we're doing maroon now", "make em gray" */
const isChosen = (all: readonly Word[], from: number): boolean =>
  /^(?:doing|do|with|make|to|want|in|prefer|them|it|all|be|color)$/.test(all[from - 1]?.text ?? '');

/** "black friday", "gold sponsor", "navy veterans", "Mr Green" */
function isOtherThing(all: readonly Word[], { from, to }: Named): boolean {
  const before = all[from - 1]?.text ?? '';
  if (/^(?:mr|mrs|ms|dr)$/.test(all[from - 1]?.raw === '.' ? (all[from - 2]?.text ?? '') : before))
    return true;
  // "Miss Scarlet wants", "our Pastor Brown"
  if (TITLES.has(before) && isCapital(all[from]) && !isOfGoods(all[to])) return true;
  // "Blue42"
  if (all[to]?.kind === 'number' && !all[to]?.spaced) return true;
  // "out of the blue", "we want to go green", "the Brown family"
  const said = `${all[from - 3]?.text} ${all[from - 2]?.text} ${before} ${all[from]?.text}`;
  if (/(?:^| )(?:out of the blue|(?:go|going|went|gone) green)$|once in a blue$/.test(said)) return true;
  if (isCapital(all[from]) && /^(?:family|household|clan|reunion)$/.test(all[to]?.text ?? '')) return true;
  // "the brown family reunion", "in blue springs"
  if (NAMED_BY_COLOR.test(`${before} ${all[to]?.text}`)) return true;
  // "the ice cream stand"
  if (all[from]?.text === 'ice' && all[to - 1]?.text === 'cream') return true;
  if (all[from - 1]?.raw === '@' || all[to]?.raw === '@') return true;
  if (before === 'the' && all[from - 2]?.text === 'in' && /^(?:navy|red|black)$/.test(all[from]?.text ?? ''))
    return true;
  const next = all[to]?.stem ?? '';
  if (next === 'belt' && isBelt(all, from, to)) return false;
  if (to === from + 1 && isOfMaterial(all[from]?.text ?? '', next)) return true;
  // "maroon base, white letters", "the navy base"
  if (next === 'base') return all[from]?.text === 'navy' && /^(?:the|at|on|our)$/.test(before);
  // "a white ribbon on the sleeve", "the pink ribbon walk"
  // "the red cross" is one, a gold cross is embroidered
  if (next === 'cross') return /^(?:red|blue)$/.test(all[to - 1]?.text ?? '');
  if (next === 'ribbon')
    return !/^(?:with|w|a|and|,|&|in|has|add)$/.test(before) || OCCASIONS.test(all[to + 1]?.stem ?? '');
  return (
    OTHER_THINGS.test(next) ||
    NOT_OF_GOODS.test(textBetween(all, Math.max(0, from - 6), from)) ||
    isOfBusiness(all, from, to) ||
    isOfTeam(all, from, to) ||
    isOfWording(all, from)
  );
}

/** "karate belts, black belts gold thread", "embroider 20 black belts": no rank where belts are what is made. */
const isBelt = (all: readonly Word[], from: number, to: number): boolean =>
  all[to]?.text === 'belts' &&
  !/ (?:for|to|our|my|all|of|by|from|have|has|with|are|who) (?:(?:the|our|my|all|\d+) ){0,2}$/.test(
    textBetween(all, Math.max(0, from - 3), from),
  ) &&
  (all.some(({ text }, at) => text === 'belts' && at !== to && BELT_OF.test(all[at - 1]?.text ?? '')) ||
    / (?:thread|stitching|embroidery|lettering|letters) /.test(textBetween(all, to + 1, to + 5)) ||
    / (?:embroider|embroidered|stitch|personalize) (?:on )?(?:\S+ )?$/.test(
      textBetween(all, Math.max(0, from - 4), from),
    ));
const BELT_OF = /^(?:karate|judo|taekwondo|martial|arts|dojo|leather|canvas|web|these|those|the|\d+)$/;

/** "25 hats that say Old Brown", "a mug saying Mellow Yellow": what is printed. */
function isOfWording(all: readonly Word[], from: number): boolean {
  if (!isCapital(all[from])) return false;
  let at = from - 1;
  while (isCapital(all[at])) at -= 1;
  return SAYS.test(textBetween(all, at - 1, at + 1));
}
const SAYS = / (?:(?:that|which|should|must|will|to) (?:say|says|read|reads)|\S+ saying) $/;

/** "a stone sign", "copper mugs", "wine glasses": what it is made of or holds. */
const isOfMaterial = (name: string, next: string): boolean =>
  MATERIALS.some(([of, goods]) => of.test(name) && goods.test(next));

const MATERIALS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:stone|brick|clay|copper|bronze|pewter|slate|walnut|granite|bone|moss|chrome|brass)$/,
    /^(?:sign|plaque|wall|monument|marker|coaster|tile|paver|tray|statue|medallion|mug|ornament|pot|jar)$/,
  ],
  [/^(?:copper|bronze|pewter|chrome)$/, /^(?:medal|coin|cup|keychain|flask|pin)$/],
  [/^(?:wine|champagne|espresso)$/, /^(?:glass|bottle|flute|cup|tumbler|label|box|stopper|charm|bag)$/],
  [
    /^(?:chocolate|butter|caramel|cinnamon|coffee|oat|pumpkin|cranberry|raspberry|avocado|wheat)$/,
    /^(?:bar|box|jar|tin|label|wrapper|bag|sticker|cookie)$/,
  ],
  [/^pumpkin$/, /^(?:patch|carving|spice|farm|festival|pie|run|drop)$/],
  [/^(?:denim)$/, /^(?:jacket|vest|jean)$/],
];

const OCCASIONS =
  /^(?:walk|run|event|campaign|week|month|day|gala|fundraiser|foundation|winner|panel|school|committee|club|5k)$/;

/** "his name is Blue", "it faded from red", "parked in the silver one", "our rivals wear orange". */
const NOT_OF_GOODS =
  / (?:(?:name|names) is|named|called|(?:faded|bled|turned|went) (?:from|to|into|all|a|out|kind of|kinda)|(?:faded|bled|turned|went) from \S+ (?:to|into)|(?:parked|driving|drive|drove|pulled) (?:\S+ ){0,3}(?:the|a|my|our|in)|(?:rivals?|opponents?|competitors?|competition|other (?:team|shop|school|side)s?) (?:\S+ ){0,3}(?:is|are|in|has|have|wear|wears|wore|uses?|be)) (?:(?:a|the|all) )?$/;

/** "with the orange crush derby team": a team's name in lower case. */
function isOfTeam(all: readonly Word[], from: number, to: number): boolean {
  if (!/^(?:the|our)$/.test(all[from - 1]?.text ?? '')) return false;
  const end = [to + 1, to + 2, to + 3].find((at) => TEAMS.test(all[at]?.stem ?? ''));
  return end !== undefined && all.slice(to, end).every(isPlainWord);
}

const TEAMS = /^(?:team|club|league|squad|crew|troop|band|choir|scout|society|association|tournament)$/;

/** "our cafe blue moon", "green thumb landscaping": a business's name in lower case; "our cafe, black" is no name. */
function isOfBusiness(all: readonly Word[], from: number, to: number): boolean {
  const next = all[to];
  if (next?.kind !== 'word' || next.spaced === false || !isPlainWord(next)) return false;
  const before = all[from - 1];
  if (before && (BUSINESS.test(before.stem) || /^(?:called|named)$/.test(before.text))) return true;
  return [to + 1, to + 2].some(
    (at) =>
      COMPANY_WORDS.has(all[at]?.text ?? '') &&
      all.slice(to, at).every(isPlainWord) &&
      !NO_NAME.test(all[at]?.text ?? ''),
  );
}

const BUSINESS =
  /^(?:company|business|cafe|bakery|restaurant|bar|brewery|salon|shop|store|gym|studio|church|school|firm|farm|bistro|diner|grill|pub|team|club|band|startup|agency|nonprofit|is call|daycare|clinic|garage)$/;
/** Among the words that end a company's name, those that say as much of a print job. */
const NO_NAME =
  /^(?:design|designs|printing|supply|apparel|clothing|high|middle|team|band|club|local|records|events|house|home|tree|service|solutions|metals|steel|plastics|bar|parts|care|power|media|creative|pack)$/;

/** May be part of a name: no goods, no colour, no joint. */
const isPlainWord = (word: Word | undefined): boolean =>
  word?.kind === 'word' &&
  word.text.length > 2 &&
  !isTradeWord(word) &&
  !/^(?:or|on|in|for|with|please|color|colored|colors|ink|text|letters|lettering|one|ones|all|at|by|is|are|was|would|will|not|but|if|so|then|now|too|also|just|only|thanks|instead|front|back|left|right|side|sleeve|chest|from|both|each|because|should|tomorrow|today|that|this|they|it|you|them|sizes?|small|medium|large)$/.test(
    word.text,
  );

const OTHER_THINGS =
  /^(?:bay|heron|bear|fox|wolf|hawk|owl|whale|crane|eagle|tiger|panther|dragon|knight|raider|devil|demon|rhino|robin|cardinal|wave|storm|angel|bull|friday|house|market|belt|list|card|light|sea|tie|mold|board|out|medal|sox|wing|jay|hat society|carpet|label|book|tape|collar|sponsor|tier|level|package|plan|member|status|standard|rush|owned|history|veteran|vet|seal|energy|way|initiative|practice|alternative|certified|wine|tea|juice|coffee|condition|area|jean|glove|eye|envelope|wednesday|team)$/;

/** "Blue Valley Little League", "Olive & Ember", "Dana Brown": a capital beside a capital that is no goods. */
function isOfName(all: readonly Word[], { from, to }: Named): boolean {
  if (!isCapital(all[from]) || /^[:=]$/.test(all[from - 1]?.raw ?? '')) return false;
  const next = /^(?:&|and)$/.test(all[to]?.text ?? '') ? all[to + 1] : all[to];
  if (isCapital(next) && !SENTENCE_END.test(all[to]?.raw ?? '') && !isTradeWord(next)) return true;
  const before = all[from - 1];
  if (before?.raw === '&') return isCapital(all[from - 2]) && !isTradeWord(all[from - 2]);
  return isCapital(before) && before !== undefined && FIRST_NAMES.has(before.text);
}

const SENTENCE_END = /^[.!?,;:\n]$/;

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word?.raw ?? '');

const isTradeWord = (word: Word | undefined): boolean => {
  const { stem = '', text = '' } = word ?? {};
  return (
    GARMENTS.has(stem) ||
    PIECES.has(stem) ||
    COLORS.has(text) ||
    SHADES.has(text) ||
    SOFT.has(text) ||
    BLANK_MAKERS.has(text) ||
    BETWEEN.test(stem) ||
    OF_COLOR.test(stem) ||
    stem === 't' ||
    FIRST_WORDS.test(text)
  );
};

const NAMED_BY_COLOR = /^the (?:family|household|clan)$|^(?:in|from|near|of) springs$/;

/** Capitals that begin a sentence or line of their own. */
const FIRST_WORDS =
  /^(?:i|we|my|our|the|need|please|thanks|and|or|with|on|for|can|could|logo|size|quantity)\b/;

/** "I Need 50 Black Shirts For Friday": capitals tell nothing. */
function isTitleCase(all: readonly Word[]): boolean {
  const spoken = all.filter(({ kind, raw }) => kind === 'word' && raw.length > 2);
  return spoken.length > 3 && spoken.filter(isCapital).length > spoken.length * 0.7;
}
