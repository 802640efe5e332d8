// What to choose: ways of marking, or choices of the price book, side by side; else what the articles recommend.
import type { PriceList } from '../../schemas/shop.ts';
import { dollars } from '../../schemas/told-price.ts';
import { goodsText, inSentence, plural } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { breaksFor, isMadeSingly, serviceFor } from '../priced-by.ts';
import { isQuestion } from '../question.ts';
import { thingOf } from '../reading/service.ts';
import { worded } from '../reading/words/triggers.ts';
import { stemOf } from '../reading/words/words.ts';
import { validOptions } from '../valid-options.ts';
import { figure, listed, oneOf } from '../wording.ts';
import { estimateFor, knowsPrice, priceListOf, priceQuantity } from './estimates.ts';
import { quoteAsked } from './knowledge.ts';

/** "screen or embroidery for 30?", "pens or totes, which is cheaper", "what do you recommend?"; undefined for other messages. */
export function answerAdvice(moment: Moment): Answer | undefined {
  const { state, before, words, reading } = moment;
  if (state.language !== 'en' || reading.intents.some((intent) => OF_OTHERS.has(intent))) return;
  const isAbout = isQuestion(words) || COMPARES.test(words.plain) || ABOUT_PRICE.test(words.plain);
  const isBetween = isAbout && BETWEEN.test(words.plain);
  const methods = isAbout && !OTHER_TRADE.test(words.plain) ? methodsCompared(moment, isBetween) : [];
  if (methods.length > 1) {
    undoChoice(moment);
    const isOfQuality = ABOUT_QUALITY.test(words.plain) && !ASKS_PRICE.test(words.plain);
    const figures = isOfQuality ? undefined : methodFigures(moment, methods);
    if (figures) {
      state.flow ??= 'quote';
      return { says: [figures] };
    }
    const quoted = WHAT_YOU_WOULD.test(words.plain) ? recommended(moment) : aboutMethods(moment, methods);
    return quoted.length > 0 ? { says: quoted } : undefined;
  }
  // "whats the difference between vinyl and mesh": a page tells, unless it is of the price.
  const isOfKind = DIFFERENCE.test(words.plain) && !ASKS_PRICE.test(words.plain) && !knowsPrice(moment);
  const between = isBetween && ABOUT_PRICE.test(words.plain) ? choicesIn(moment) : undefined;
  if (between?.option === 'material' && isOfKind) {
    state.options = { ...before.options };
    const quoted = quoteAsked(moment);
    return quoted && { says: quoted };
  }
  const says = between && choiceFigures(moment, between);
  if (says) {
    undoChoice(moment);
    state.options = { ...before.options };
    state.flow ??= 'quote';
    return { says: [says] };
  }
  return answerRecommended(moment);
}

/** "what do you recommend?", "so which one": figures side by side once they are known, else what the articles say. */
function answerRecommended(moment: Moment): Answer | undefined {
  const { state, before, words } = moment;
  const isMarked = MARKED.has(state.slots.service ?? '');
  if (isMarked && (SO_WHICH.test(words.plain) || CHEAPEST_WAY.test(words.plain))) {
    if (ABOUT_QUALITY.test(words.plain)) {
      const lasting = quoteAsked({ ...moment, message: 'how long do prints and embroidery last' });
      return lasting && { says: lasting };
    }
    const figures = methodFigures(moment, METHODS);
    if (figures) return { says: [figures, ...(ABOUT_PRICE.test(words.plain) ? [] : recommended(moment))] };
  } else if (!isMarked && SO_WHICH.test(words.plain) && ABOUT_PRICE.test(words.plain)) {
    const figures = allChoices(moment);
    if (figures) return { says: [figures] };
  } else if (!RECOMMENDS.test(words.plain) || words.plain.includes(' how many ')) return;
  const says = recommended(moment);
  // Asked once more, it is told in figures.
  const figures =
    isMarked && says.some((one) => before.lastReply.includes(one))
      ? methodFigures(moment, METHODS)
      : undefined;
  if (figures) return { says: [figures] };
  return says.length > 0 ? { says } : undefined;
}

/** What the articles say of these ways, whatever else their words could name. */
function aboutMethods(moment: Moment, methods: readonly Method[]): string[] {
  const { service: _, ...slots } = moment.reading.slots;
  const names = methods === METHODS ? 'printing or embroidery' : methods.map(({ name }) => name).join(' or ');
  const message = `${names} ${moment.message}`;
  return quoteAsked({ ...moment, message, reading: { ...moment.reading, slots } }) ?? [];
}

/** What the articles recommend for the goods talked about. */
const recommended = (moment: Moment): string[] =>
  quoteAsked({ ...moment, message: `recommend ${goodsIn(moment)} ${moment.message}` }) ?? [];

const MARKED: ReadonlySet<string> = new Set(['screen-printing', 'hats-and-t-shirts', 'embroidery']);

const OF_OTHERS: ReadonlySet<string> = new Set(['human', 'injection', 'abusive', 'order_status']);

const RECOMMENDS = worded(
  / (?:what|which|how|anything|something) (?:\S+ ){0,3}(?:do|would|should|will|can|could) (?:you|y all|i|we) (?:guys |all |usually |normally |personally )?(?:recommend|suggest|advise|go with|pick|choose|go for)(?= (?:for|on|to|if|here|there|with|then|as|in|me|us|i|we)\b| [?.!]| $)| (?:your|any) (?:recommendations?|suggestions?|advice|opinion|pick) | what (?:is|would be) (?:your |the )?best (?:way|method|option|choice|kind of print\w*)(?= (?:to (?:print|do|make|decorate|mark|put)|for|here|then)\b| [?.!]| $)/,
);

const SO_WHICH = worded(
  /^ (?:(?:so|ok|okay|and|well|hmm|but|then) )*(?:which|what one|what do you think|what should (?:i|we) (?:do|get|use|pick)|what is (?:better|best))(?: (?:one|is|way|method|would|do|should|you|i|we|it|then|better|best|cheaper|cheapest|quality|durable|lasts|last|longer|longest|most|holds?|up|looks?|nicer|for|us|me|my|this|that|be|recommend|suggest|use|get|pick|choose|go|with|job|the|people|folks|others|usually|everyone))* (?:[?.!] )*$/,
);

/** "whats the cheapest way to get 100 shirts" */
const CHEAPEST_WAY = worded(
  / (?:cheapest|least expensive|most affordable|cheaper|lowest cost) (?:way|method|option|route|kind of print\w*|print\w*|process) /,
);
const COMPARES = worded(/ (?:difference|compare|compared|versus|vs|cheaper|cheapest|better) /);
const DIFFERENCE = worded(/ difference /);
const ASKS_PRICE = worded(/ (?:cheaper|cheapest|price|prices|cost|costs|expensive|much) /);
const WHAT_YOU_WOULD = worded(/ (?:recommend|suggest|should|would you|pick|go with) /);
const OTHER_TRADE = worded(/ (?:signs?|banners?|decals?|wraps?|window|windows|trucks?|vans?) /);
const BETWEEN = worded(/ (?:or|vs|versus|than|between|compared|difference) /);
const ABOUT_PRICE = worded(
  / (?:cheaper|cheapest|price|prices|pricing|cost|costs|expensive|less|save|saves|much|difference|pay|budget|money) /,
);
const ABOUT_QUALITY = worded(
  / (?:last|lasts|longer|longest|durable|hold|holds|durable|wash|quality|feel|feels|softer|difference|look|looks|nicer|fade|fades|crack) /,
);

const METHODS = [
  {
    name: 'screen printing',
    pattern: / (?:screen|silk ?screen\w*|screen ?print\w*) /,
    lists: ['screen-printing'],
  },
  {
    name: 'full-color transfers',
    pattern: / (?:dtf|dtg|transfers?|vinyl|htv|iron ons?|heat (?:press\w*|transfers?)|full color) /,
    lists: ['hats-and-t-shirts'],
  },
  {
    name: 'embroidery',
    pattern: / (?:embroid\w+|stitch(?:ed|ing)?|sewn) /,
    lists: ['hats-and-t-shirts', 'embroidery'],
  },
] as const;

type Method = (typeof METHODS)[number];

/** The ways named side by side; "price for both?" means those of the last reply, "vs embroidered?" the job's own too. */
function methodsCompared({ words, before }: Moment, isBetween: boolean): readonly Method[] {
  const { plain } = words;
  if (PRICE_OF_BOTH.test(plain)) return methodsIn(` ${before.lastReply.toLowerCase().replace(/\W+/g, ' ')} `);
  if (!isBetween) return [];
  const named = methodsIn(plain);
  const own = METHODS.find(({ lists }) => lists.at(-1) === before.slots.service);
  const isBesideOwn = own !== undefined && named.length === 1 && named[0] !== own && AGAINST.test(plain);
  return isBesideOwn && before.slots.quantity !== undefined ? [own, ...named] : named;
}

const PRICE_OF_BOTH = worded(
  /^ (?:(?:ok|so|and|cool|great|what is|what are|whats|how much|give me|the|your|for|on|of|is|are|it|would|price|prices|pricing|cost|costs|estimate|quote|be|do|does) )*(?:both|either(?: one| way)?|each(?: (?:one|way))?|the two)(?: (?:of (?:them|those|these)|ways|methods|options|cost|run|be|come to|then|please))* (?:\? )?$/,
);
const AGAINST = worded(
  /(?:^ (?:(?:so|and|ok|hmm|but|well) )*(?:or|vs|versus|than|against|compared (?:to|with))| (?:that|this|it|them|these|those|price|cost|differ|difference) (?:(?:is|does|to|from) )*(?:vs|versus|than|against|compare[ds]? (?:to|with))) (?:(?:if|we|did|doing|having|getting|them|it|just|the) )*(?:screen|embroid\w+|stitch\w*|sewn|dtf|dtg|transfers?|vinyl) /,
);

/** "printing" alone, beside stitching, is any printing. */
function methodsIn(plain: string): readonly Method[] {
  const named = METHODS.filter(({ pattern }) => pattern.test(plain));
  const isPrint = / (?:print|prints|printed|printing) /.test(plain);
  return named.length === 1 && named[0]?.name === 'embroidery' && isPrint ? METHODS : named;
}

/** Who weighs one way against another has chosen neither, nor begun another job. */
function undoChoice({ state, before, reading, mentions }: Moment): void {
  const { service, ...told } = reading.slots;
  if (before.slots.service !== undefined) {
    const { options, thing, job, jobs, stored, serviceWording } = before;
    Object.assign(state, {
      slots: { ...before.slots, ...told },
      options: { ...options },
      job,
      jobs,
      stored,
      serviceWording,
    });
    state.thing = thingOf(mentions, service) ?? thing;
  } else if (service === 'signs-and-banners' && thingOf(mentions, service) === null) {
    const { service: _, ...others } = state.slots;
    state.slots = others;
  }
}

/** What one piece comes to each way, the cheapest first, for goods that are priced in each. */
function methodFigures(moment: Moment, methods: readonly Method[]): string | undefined {
  const { state } = moment;
  const { quantity } = state.slots;
  if (quantity === undefined) return;
  const priced = methods.flatMap(({ name, lists }) => {
    const found = lists.flatMap((slug) => methodPrice(moment, slug, name, quantity) ?? [])[0];
    return found ? [{ name, ...found }] : [];
  });
  if (priced.length < methods.length && priced.length < 2) return;
  priced.sort((a, b) => a.unitCents - b.unitCents);
  const goods = state.thing === null ? 'pieces' : plural(state.thing);
  const each = priced.map(
    ({ name, unitCents, least }) =>
      `${name} about ${dollars(unitCents)} each${least > quantity ? ` (from ${figure(least)} pieces)` : ''}`,
  );
  const colors = priced.some(({ name }) => name === 'screen printing') && (state.inkColors ?? 1) === 1;
  const only = colors ? ', the screen print in one color' : '';
  return oneOf(
    {
      en: [
        `For ${figure(quantity)} ${goods} I estimate ${listed(each)}${only}.`,
        `As an estimate for ${figure(quantity)} ${goods}: ${listed(each)}${only}.`,
      ],
      es: [],
    },
    state,
  );
}

function methodPrice(
  moment: Moment,
  slug: string,
  method: string,
  quantity: number,
): { unitCents: number; least: number } | undefined {
  const { state, before, shop } = moment;
  const list = shop.prices[slug];
  const goods = list && goodsOf(list, state.thing);
  if (!goods) return;
  const other = {
    ...state,
    slots: { ...state.slots, service: slug },
    options: {
      ...validOptions({ state: { ...before, slots: { ...state.slots, service: slug } }, shop }),
      ...goods,
      ...(slug === 'hats-and-t-shirts' && { decoration: method === 'embroidery' ? 'embroidery' : 'print' }),
    },
  };
  const least = serviceFor(shop, other)?.minimum_order ?? 1;
  const found = estimateFor({ ...moment, state: other }, Math.max(quantity, least));
  return found && { unitCents: found.unitCents, least };
}

/** The list's own choice for such goods; its usual ones where none were named. */
function goodsOf({ options }: PriceList, thing: string | null): Record<string, string> | undefined {
  const option = options.find(({ name }) => name === 'garment' || name === 'product');
  if (option?.kind !== 'choice') return;
  if (thing === null) return { [option.name]: String(option.default) };
  const stems = thing.split(' ').map(stemOf);
  const choice = option.choices.find(({ words }) => words.some((word) => stems.includes(stemOf(word))));
  return choice && { [option.name]: choice.name };
}

interface Between {
  option: string;
  choices: { name: string; label: string }[];
}

/** Two choices of one option: "partial or full", "pens or totes". */
function choicesIn(moment: Moment): Between | undefined {
  const text = ` ${moment.words.all.map(({ stem }) => stem).join(' ')} `;
  for (const option of priceListOf(weighed(moment))?.options ?? []) {
    if (option.kind !== 'choice') continue;
    const choices = option.choices.filter(({ words }) =>
      words.some((word) => text.includes(` ${word.split(' ').map(stemOf).join(' ')} `)),
    );
    if (choices.length > 1) return { option: option.name, choices: choices.slice(0, 3) };
    // "wrap or just letters": what covers the whole and half of it.
    if (option.name === 'coverage' && / wrap /.test(text) && LETTERED.test(text))
      return { option: option.name, choices: option.choices };
  }
  return;
}

const LETTERED = / (?:letter|lettering|decal|graphic|spot|door) /;

/** The moment with the service talked about before it: what is only weighed against it changes nothing. */
function weighed(moment: Moment): Moment {
  const { state, before } = moment;
  const { service, quantity } = before.slots;
  if (service === undefined) return moment;
  const slots = { ...(quantity !== undefined && { quantity }), ...state.slots, service };
  return { ...moment, state: { ...state, slots } };
}

function choiceFigures(told: Moment, { option, choices }: Between): string | undefined {
  const moment = weighed(told);
  const { state, before, shop } = moment;
  const isSingle = isMadeSingly(shop, state.slots.service);
  const quantity = priceQuantity(moment) ?? (isSingle ? 1 : undefined);
  const { [option]: _, ...others } = before.options;
  const asBefore = { ...moment, state: { ...state, options: others } };
  const count = quantity ?? breaksFor(shop, state)[0] ?? 1;
  const priced = choices.flatMap(({ name, label }) => {
    const found = estimateFor(asBefore, count, { [option]: name });
    return found ? [{ label: inSentence(label), ...found }] : [];
  });
  if (priced.length < 2) return;
  priced.sort((a, b) => a.unitCents - b.unitCents);
  const all = priced
    .slice(0, MOST_CHOICES)
    .map(({ label, unitCents }) => `${label} about ${dollars(unitCents)}`);
  if (count === 1) return `As an estimate, ${listed(all)}.`;
  return oneOf(
    {
      en: [
        `For ${figure(count)} pieces I estimate ${listed(all)} each.`,
        `As an estimate for ${figure(count)} pieces: ${listed(all)} each.`,
      ],
      es: [],
    },
    state,
  );
}

const MOST_CHOICES = 4;

/** "which one is cheaper", of signs or promo products: the goods' own choices, the cheapest first. */
function allChoices(moment: Moment): string | undefined {
  const list = priceListOf(weighed(moment))?.options ?? [];
  const option = list.find(({ name }) => name === 'material' || name === 'product' || name === 'coverage');
  if (option?.kind !== 'choice') return;
  return choiceFigures(moment, { option: option.name, choices: option.choices });
}

/** What the advice is for: the goods as they were called, else the trade. */
function goodsIn({ state, shop }: Moment): string {
  return state.thing ?? goodsText(state, shop, 'en') ?? state.slots.service ?? '';
}
