// What a message chooses of the price book for the item.

import type { Charge } from '../../../schemas/catalog.ts';
import type { Slots } from '../../../schemas/reading.ts';
import type { PriceList } from '../../../schemas/shop.ts';
import { BEST_METHOD } from '../../../shop/estimate-request.ts';
import { isOfSending } from '../reading/dates/not-due.ts';
import { readInkColors } from '../reading/ink-colors.ts';
import { readPriceOptions } from '../reading/price-options.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { withGoodsChoice } from './goods-choice.ts';
import { APPAREL, kindOf } from './goods-kinds.ts';
import type { Moment } from './moment.ts';
import { vehicleKinds } from './name-vehicle.ts';
import { asksOfOption, isQuestion } from './question.ts';
import type { ReaderState } from './reader-state.ts';
import { tellsOnlyWho } from './settled-reading.ts';

export function optionsIn(moment: Moment): Record<string, string> {
  const { state, shop, words, before, reading, mentions } = moment;
  // "do you do totes? thinking 75" orders them.
  const isOrdered =
    before.slots.service === undefined && reading.slots.quantity !== undefined && mentions.length > 0;
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  // "are patches cheaper", of embroidered hats: a way of its own, and no option beside the job.
  const isOfJob = before.slots.service === undefined || state.slots.service === before.slots.service;
  if (asksOfOption(words) && !isOrdered && isOfJob) return goodsAskedFor(moment, list);
  // "Ida Holm, Holm Pumpkin Patch" chooses no patch.
  if (before.asked !== 'option' && tellsOnlyWho(before, moment.message, reading.slots)) return {};
  // "push it up 2 days" is no number of places.
  const isOfDay =
    reading.slots.dueDate === undefined && state.slots.dueDate?.date !== before.slots.dueDate?.date;
  const asked = before.asked === 'option' && !isOfDay ? before.askedOption : null;
  const { rush, ...read } = {
    ...optionsToldBefore(moment, list),
    ...readPriceOptions(
      words,
      slotsToCount(moment),
      reading.slots,
      list,
      shop,
      asked,
      state.options,
      state.thing,
    ),
  };
  // What is wrapped is named, or told by its model.
  if (list && state.language === 'en' && vehicleKinds(words.plain).length > 0) delete read.vehicle;
  // "our name on the sides" letters them, and wraps no half.
  if (read.coverage !== undefined && LETTERS_ON.test(words.plain) && !/ wrap/.test(words.plain))
    Object.assign(read, readPriceOptions(splitWords('lettering', shop), {}, {}, list, shop, null));
  // "both sides and the back", of lettering
  if (
    before.options.coverage === 'spot' &&
    read.coverage === 'partial' &&
    !/ (?:wrap\w*|partial|half|full|cover\w*) /.test(words.plain)
  )
    delete read.coverage;
  const told =
    asked === null ? undefined : (yesOrNo(moment, list, asked) ?? cheapest(words.plain, list, asked));
  if (told !== undefined && asked !== null) read[asked] ??= told;
  if (read.imprint_locations === '1' && isBesideThePrint(moment)) read.imprint_locations = '2';
  const dropped = droppedNow(moment, list);
  if (dropped !== undefined) read[dropped] ??= 'none';
  const others = withGoodsChoice(moment, read);
  // "do you charge extra if I need them faster?" chooses no rush, "how much are 30 hats with a rush?" does.
  const isPricedWith = reading.slots.quantity !== undefined && !ABOUT_SURCHARGE.test(words.plain);
  const isDated = reading.slots.dueDate !== undefined && !OF_RUSH_FEE.test(words.plain);
  const isChosen = !isQuestion(words) || isDated || isPricedWith;
  const chosen = rush !== undefined && isChosen && !isOnlySoon(moment) ? { ...others, rush } : others;
  const way: Record<string, string> =
    state.options.decoration === undefined && isPrinted(words, state) ? { decoration: 'print' } : {};
  return isAnyPrint(moment, list, { ...way, ...chosen })
    ? { ...chosen, decoration: BEST_METHOD }
    : { ...way, ...chosen };
}

/** "printed", of shirts: whichever print suits the job, where no way of printing is named. */
function isAnyPrint(
  { state, words }: Moment,
  list: PriceList | undefined,
  { decoration }: Readonly<Record<string, string>>,
): boolean {
  if (decoration !== 'print' || kindOf(state.thing) !== 'shirt') return false;
  const way = list?.options.find(({ name }) => name === 'decoration');
  const said = way?.kind === 'choice' ? way.choices.find(({ name }) => name === decoration)?.words : [];
  return said?.some((word) => !/^print/.test(word) && words.plain.includes(` ${word}`)) === false;
}

/** "just lettering", told before it was known that a van is meant. */
function optionsToldBefore({ before, shop }: Moment, list: PriceList | undefined): Record<string, string> {
  if (before.slots.service !== undefined || list === undefined) return {};
  const told = before.said.map((line) =>
    readPriceOptions(splitWords(line, shop), before.slots, {}, list, shop, null),
  );
  return Object.assign({}, ...told);
}

/** "send it asap", of the request, or "asap please", where the day is known: no rush is chosen by it. */
function isOnlySoon({ reading, state, before, words: { plain } }: Moment): boolean {
  if (RUSHES.test(plain)) return false;
  const [beginning = '', soon] = plain.split(/(?= (?:asap|as (?:soon|fast|quick) |quick))/);
  const isSent = before.asked === 'confirm' && soon !== undefined && isOfSending(`${beginning} `);
  return isSent || (reading.slots.dueDate?.date === null && state.slots.dueDate?.date != null);
}

const RUSHES = worded(
  / (?:rush|rushed|urgent|urgently|hurry|emergency|expedite|expedited|faster|(?<!the )sooner) /,
);

/** Places that are known already do not take back "2 locations", of which not all were named. */
function slotsToCount({ state, before }: Moment): Slots {
  const { imprintLocations, ...others } = state.slots;
  const isKnown =
    state.options.imprint_locations !== undefined &&
    imprintLocations?.join() === before.slots.imprintLocations?.join();
  return isKnown ? others : state.slots;
}

const LETTERS_ON = worded(
  / (?:names?|numbers?|phone|logos?|website|url|address|lettering|letters|decals?|stickers?) (?:\S+ ){0,4}?on (?:\S+ ){0,3}?(?:doors?|sides?|back|rear|tailgate|hood|windows?) /,
);

/** "yes" to "Should the site sell online?": the choice that the question names; "no" the other one. */
function yesOrNo({ reading, words }: Moment, list: PriceList | undefined, asked: string): string | undefined {
  const option = list?.options.find(({ name }) => name === asked);
  const [first] = reading.intents;
  if (option?.kind !== 'choice' || (first !== 'affirm' && first !== 'deny') || isQuestion(words)) return;
  const [said = ''] = option.question.toLowerCase().split(',');
  if (!/^(?:is|are|do|does|should|will) /.test(said) || / or /.test(said)) return;
  const isNamed = (word: string) => word.split(' ').every((part) => said.includes(part));
  const yes = option.choices.find(({ words: names }) => names.some(isNamed));
  if (!yes || first === 'affirm') return yes?.name;
  const others = option.choices.filter(({ name }) => name !== yes.name);
  return (
    others.find(({ name }) => name === 'none')?.name ?? (others.length === 1 ? others[0]?.name : undefined)
  );
}

/** "name on the back too": a second place, where nobody said which is the first. */
const isBesideThePrint = ({ before, state, words }: Moment): boolean =>
  APPAREL.has(before.slots.service ?? '') &&
  state.job === before.job &&
  before.slots.imprintLocations === undefined &&
  before.options.imprint_locations === undefined &&
  state.slots.imprintLocations?.length === 1 &&
  BESIDE.test(words.plain);

const BESIDE = worded(
  / (?:back|front|sleeve|sleeves|chest|hood|side|leg|collar) (?:too|also|as well) | (?:also|plus) (?:\S+ ){0,5}?(?:on|in|across|down) (?:the |each |one |a )?(?:\S+ )?(?:back|front|sleeve|sleeves|chest|hood|side|leg|collar) /,
);

/** "drop it then", of what Carl just told: the option that can be left out. */
function droppedNow({ before, words }: Moment, list: PriceList | undefined): string | undefined {
  if (!DROPS_IT.test(words.plain)) return;
  const said = before.lastReply.toLowerCase();
  const told = (list?.options ?? []).filter(
    (option) =>
      option.kind === 'choice' &&
      option.choices.some(({ name }) => name === 'none') &&
      option.choices.some(
        ({ name, words: names }) =>
          name !== 'none' && names.some((one) => one.length > 3 && said.includes(` ${one} `)),
      ),
  );
  return told.length === 1 ? told[0]?.name : undefined;
}

const DROPS_IT = worded(
  /^ (?:(?:ok|okay|then|no|nah|well|hmm|so|please|yes|just|oh|we|i|let us|can you|can we) )*(?:drop|skip|lose|scrap|scratch|leave|take|forget|cut|do not (?:need|want)|without) (?:it|that|that one|that part)(?: (?:out|off|then|please|for now|thanks|too))* (?:$|and |\? )/,
);

/** "whatever is cheapest", asked which finish: the choice that adds least. */
function cheapest(plain: string, list: PriceList | undefined, asked: string): string | undefined {
  const option = list?.options.find(({ name }) => name === asked);
  if (!option || !CHEAPEST.test(plain)) return;
  if (option.kind === 'number') return option.included > 0 ? String(option.included) : undefined;
  const [first] = option.choices
    .filter(({ name }) => name !== 'own')
    .toSorted((a, b) => chargeOf(a) - chargeOf(b));
  return first?.name;
}

/** Only to compare the choices of one option, which charge in the same way. */
const chargeOf = ({ unit_cents, percent, setup_cents }: Charge): number => unit_cents + percent + setup_cents;

const CHEAPEST = worded(
  / (?:whatever|whichever|what ?ever)(?: one)?(?: is| is the|s| comes out| costs| would be| will be)* (?:cheap|cheapest|cheaper|cheapest one|the least|less|least|lowest)(?: (?:option|one|price|is fine|works|please))* |^ (?:(?:just|the|ok|um|whatever|give me|go with|let us do|do|i guess|probably|then|and|we want|i want) )*(?:cheapest|least expensive|lowest cost|cheap one|cheaper one)(?: (?:one|option|of (?:those|them|the (?:two|three))|please|is fine|works|that works|you have|you got|possible|will do|then|,|[.!]))* $/,
);

/** "do you do koozies? like 150": which goods those are is no option to be asked about. */
function goodsAskedFor(moment: Moment, list: PriceList | undefined): Record<string, string> {
  const { state, words, shop, reading } = moment;
  const read = readPriceOptions(words, state.slots, reading.slots, list, shop, null);
  const chosen = withGoodsChoice(moment, read);
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name]) => (name === 'garment' || name === 'product') && state.options[name] === undefined,
    ),
  );
}

/** "one color front" of shirts: what has a number of inks is printed; caps may have it in thread. */
function isPrinted(words: Moment['words'], { thing }: ReaderState): boolean {
  const isCounted = readInkColors(words, findNumbers(words.all)) !== undefined;
  return (
    isCounted &&
    (/ (?:ink|inks|print|prints|printed|printing|screen) /.test(words.plain) || kindOf(thing) === 'shirt')
  );
}

/** "is there a rush fee if we need them the 18th" */
const OF_RUSH_FEE = worded(/ rush (?:fees?|charges?|surcharge|costs?|upcharge) /);

const ABOUT_SURCHARGE = worded(
  / (?:if|extra|more|charges?|fees?|surcharge|add|adds|can you|do you|possible) /,
);
