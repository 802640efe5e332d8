// What the shop does: all of it in a sentence, or the service that was asked about.
import type { Service } from '../../schemas/shop.ts';
import { START_CHIPS } from '../chips.ts';
import { isUnpriced, isWrapped, nameInSentence, plural } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { wonderingIn } from '../question.ts';
import { isOfFilm } from '../reading/film-goods.ts';
import { OPENS_QUESTION } from '../reading/intents/intent-patterns.ts';
import { thingOf } from '../reading/service.ts';
import { isOfStrangeMaterial } from '../reading/strange-material.ts';
import { worded } from '../reading/words/triggers.ts';
import { isOnlyOfGoods } from '../side-questions.ts';
import type { ConversationState } from '../turn.ts';
import { AND, figure, listed, lowerFirst, oneOf } from '../wording.ts';
import { quoteArticle } from './knowledge.ts';

/** Of a vehicle that the price book does not know: "do you wrap boats?" */
const wrapsSay = ({ thing }: ConversationState): string =>
  `For ${plural(thing ?? '')} I have no price, so a person looks at that and works it out.`;

export function answerServices(moment: Moment): Answer {
  const { state, shop, reading, words, mentions } = moment;
  const service = shop.services.find(({ slug }) => slug === reading.slots.service);
  const isOfRange = service !== undefined && OF_THE_RANGE.test(words.plain);
  const isDetail = isOfRange || ABOUT_DETAILS.test(words.plain);
  // "do you do koozies with our names on them": what no page tells of is left, that they are made is said.
  const isNamed = isDetail && WITH_NAMES.test(words.plain) && isOnlyOfGoods(moment);
  const detail = isNamed ? quoteArticle(moment) : undefined;
  if (detail) return { says: detail };
  if (service && (isNamed || !isDetail) && !TEACHES.test(words.plain) && !isOfTheGoods(moment)) {
    const least = service.minimum_order > 1 ? figure(service.minimum_order) : undefined;
    const name = nameInSentence(service, state.language);
    const film = isOfFilm(state.thing ?? '') && service.slug === state.slots.service ? state.thing : null;
    const thing = thingOf(mentions, service.slug) ?? film;
    const goods = thing === null ? undefined : plural(thing);
    const ways = goods === undefined ? ['Yes, we do', 'Sure, we do'] : ['Yes, we make', 'Sure, we make'];
    const yes = oneOf(
      {
        en: ways.map((we) => `${we} ${goods ?? name}${least ? `, from ${least} pieces` : ''}.`),
        es: ['Sí, hacemos', 'Claro, hacemos'].map(
          (we) => `${we} ${name}${least ? `, desde ${least} piezas` : ''}.`,
        ),
      },
      state,
    );
    const unpriced = isWrapped(state) && isUnpriced(state, shop) ? wrapsSay(state) : undefined;
    const more = goods === undefined ? service.blurb : takenSay(service);
    return { says: state.language === 'es' ? [yes] : [yes, unpriced ?? more] };
  }
  if (isOfRange || !ASKS_WHAT.test(words.plain) || HOW_IT_IS_DONE.test(words.plain)) {
    const quoted = TEACHES.test(words.plain) ? undefined : quoteArticle(moment);
    if (quoted) return { says: quoted };
    return {
      says: [
        oneOf(
          {
            en: [
              "I don't know that one, but a person from the shop can tell you.",
              'That I cannot say for sure; a person from the shop can.',
            ],
            es: [
              'Eso no lo sé, pero una persona del taller se lo puede decir.',
              'No estoy seguro; una persona del taller se lo dice.',
            ],
          },
          state,
        ),
      ],
      suggestions: [...PERSON_CHIPS[state.language]],
    };
  }
  // "what thread do you use" asks of one thing.
  const quoted = ASKS_ALL.test(words.plain) ? undefined : quoteArticle(moment);
  if (quoted) return { says: quoted };
  const { language } = state;
  const names = listed(
    shop.services.map((one) => nameInSentence(one, language)),
    AND[language],
  );
  return {
    says: [
      oneOf(
        {
          en: [
            `We do ${names}.`,
            `Our shop makes ${names}, all under one roof.`,
            `You can get ${names} from us.`,
          ],
          es: [`Hacemos ${names}.`, `En nuestro taller hacemos ${names}.`],
        },
        state,
      ),
      oneOf(
        {
          en: [
            'I can estimate a price, answer questions and take your request.',
            'I give estimates, explain how things work, and pass requests to the shop.',
          ],
          es: [
            'Puedo darle un estimado y tomar su pedido.',
            'Le doy un estimado y paso su pedido al taller.',
          ],
        },
        state,
      ),
    ],
    suggestions: [
      START_CHIPS[language][0] ?? '',
      ...shop.services.slice(0, 2).map(({ name }) => name),
      START_CHIPS[language].at(-1) ?? '',
    ],
  };
}

/** Of goods that are named the time says more than the trade's line does. */
const takenSay = ({ turnaround_days: { from, to } }: Service): string =>
  `They take ${from === to ? to : `${from} to ${to}`} working days once the proof is approved.`;

/** "are the mugs microwave safe", of the mugs talked about: how they are, and not whether we make them. */
const isOfTheGoods = ({ before, reading, words }: Moment): boolean =>
  // "do bottles leak", to begin with
  (before.slots.service === undefined
    ? !ASKS_SHOP.test(words.plain)
    : before.slots.service === reading.slots.service) &&
  wonderingIn(words).length > 0 &&
  !OFFERED.test(words.plain);

const ASKS_SHOP = worded(/ (?:you|your|y all|yall|i|we|us|our|my|me|anyone|someone) /);

const OFFERED = worded(
  / (?:available|possible|doable|something|options?|offered|offer|in stock) | (?:do|can|could|would|will) (?:you|y all)(?: (?:guys|also|even|all|ever))* (?:do|make|print|sell|have|carry) /,
);

/** Something to wear: a method and a price hang on the garment. */
export function answerToWear({ state }: Moment): Answer {
  const text = oneOf(
    {
      en: [
        'T-shirts, hoodies, hats, or something stitched such as polos?',
        'Which would they wear: t-shirts, hoodies, hats or stitched polos?',
      ],
      es: ['¿Camisetas, sudaderas, gorras o polos bordados?'],
    },
    state,
  );
  const suggestions =
    state.language === 'es'
      ? ['Camisetas', 'Gorras bordadas', 'Sudaderas']
      : ['T-shirts', 'Hoodies', 'Hats', 'Embroidered polos'];
  state.flow ??= 'quote';
  return { says: [], asks: { question: 'service', text, suggestions } };
}

/** "whats the closest you have", of a sign that has no price: what the price book makes signs of, when it is asked. */
export function answerNearest({ state, words, shop }: Moment): Answer | undefined {
  if (state.language !== 'en' || !isOfStrangeMaterial(state.thing ?? '') || !isUnpriced(state, shop)) return;
  const option = shop.prices[state.slots.service ?? '']?.options.find(({ name }) => name === 'material');
  if (option?.kind !== 'choice' || !NEAREST.test(words.plain)) return;
  const materials = listed(
    option.choices.map(({ label }) => lowerFirst(label)),
    'or',
  );
  return { says: [`The nearest on my price list are printed signs of ${materials}.`] };
}

const NEAREST = worded(
  / (?:nearest|closest|(?:something|anything|comes?|that is) close|close to (?:it|that)|similar|like (?:it|that)|alternatives?|instead|(?:what|which) (?:else )?(?:do|can|would|could) (?:you|y all) (?:guys )?(?:do|make|have|offer|suggest|recommend)) /,
);

const PRINTS_ON = worded(/ (?:print|prints|printing|put|engrave|imprint) (?:\S+ ){0,4}?on /);

/** No list has them: what is made instead, and the way to a person who may know of one. What was told of them is kept. */
export function answerUnlisted(moment: Moment, goods: string): Answer {
  const { state, shop, reading, words } = moment;
  const make = PRINTS_ON.test(words.plain) ? 'print on' : 'make';
  const trades = listed(shop.services.map((one) => nameInSentence(one, 'en')));
  const says = [
    oneOf(
      {
        en: [
          `As far as I know we do not ${make} ${goods}: our trade is ${trades}.`,
          `We do not ${make} ${goods} that I know of; what we do is ${trades}.`,
        ],
        es: [],
      },
      state,
    ),
  ];
  if (reading.slots.quantity === undefined && state.flow === null)
    return {
      says: [...says, oneOf({ en: ['A person can tell you if there is a way.'], es: [] }, state)],
      suggestions: [...PERSON_CHIPS.en],
    };
  state.flow ??= 'quote';
  const text = oneOf(
    {
      en: [
        'Would one of these do, or shall a person look into it?',
        'Which of these is nearest, or shall a person look into it?',
      ],
      es: [],
    },
    state,
  );
  return { says, asks: { question: 'service', text, suggestions: [...PERSON_CHIPS.en] } };
}

const PERSON_CHIPS = {
  en: ['Talk to a person', 'Start a quote'],
  es: ['Hablar con una persona', 'Pedir una cotización'],
} as const;

/** "how do you make the letters stick" */
const HOW_IT_IS_DONE = worded(
  / how (?:do|would|can|could) (?:you|y all) (?:guys |even )?(?:make|get|keep|put|hang|cut|stop|attach|hold|do) (?:the|it|them|those|these|sure|my|our|your|an?|that|this) /,
);

const ASKS_WHAT = worded(
  / (?:what|which|services|how (?:can|could|do|would|might) you|everything|anything|offer (?=\? |$)|stuff|things) | (?:print|prints|printing|merch) (?:work )?(?:\? )?$/,
);
const ASKS_ALL = worded(
  / (?:services?|products?|things?|stuff|everything|anything|offers?|help|merch|(?:do|can|could|would|will) (?:you|y all|carl)(?: guys| all| actually| even| exactly)? (?:do|make|print|sell|offer|provide|help)|que|cuales) /,
);
/** "do you do screen printing classes": of the trade, and no goods of it. */
const TEACHES = worded(/ (?:class|classes|lessons?|workshops?|courses?|training) (?:\? )?$/);
/** Asked of a service, but about more than whether there is any. */
const ABOUT_DETAILS = worded(
  / (?:ship|deliver|install|remove|removing|removal|strip|take (?:\S+ ){0,3}off|repair|fix|own|bring|return|refund|pay|card|cards|wash|proof|sample|samples|mix|names|numbers|accept|guarantee|warranty|last|lasts|fade|fades|crack|peel|shrink|dryer|washed|waterproof|outside|outdoors|scratch|scratches|hurt|ruin|ruins|damage|stick|sticks|stay on|fall off|come off|safe|rust|rusts|bend|melt|bleed|stain|itchy|stretch|hold up|permit|both sides|two sided|double sided|front and back|microwave|dishwasher|better|difference|made of|made out|made from|materials?|thick|heavy|weigh) /,
);

/** "koozies sound fun, what colors do they come in" */
const OF_THE_RANGE = worded(/ (?:what|which) (?:colors?|sizes?|brands?) /);

const WITH_NAMES = worded(/ (?:with|w|that (?:say|have)) (?:\S+ ){0,3}(?:names|numbers|initials) /);

/** "I have a question about Car Wraps": which question is not said yet. */
export function asksAboutService({ words: { plain }, mentions, reading, shop }: Moment): boolean {
  const opening = OPENS_QUESTION.exec(plain)?.[0];
  if (opening === undefined || reading.slots.service === undefined) return false;
  const named = [...shop.services.map(({ name }) => name), ...mentions.map(({ text }) => text)];
  const known = new Set(named.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  return plain
    .slice(opening.length)
    .split(' ')
    .every((word) => word === '' || known.has(word) || BESIDE_SERVICE.test(word));
}

const BESIDE_SERVICE =
  /^(?:and|or|the|your|you|some|custom|stuff|things?|services?|work|orders?|ordering|getting|doing|please|thanks|thank|hi|hello|\?|y|los|las|el|la|sus?|servicios?)$/;

export function answerWhichQuestion(moment: Moment): Answer {
  const { state, shop, reading, before } = moment;
  const service = shop.services.find(({ slug }) => slug === reading.slots.service);
  const name = service === undefined ? '' : nameInSentence(service, state.language);
  const says = oneOf(
    {
      en: [
        `Sure, what would you like to know about ${name}?`,
        `Gladly: what is your question about ${name}?`,
      ],
      es: [`Claro, ¿qué le gustaría saber de ${name}?`, `Con gusto: ¿cuál es su pregunta sobre ${name}?`],
    },
    state,
  );
  const questions = QUESTIONS[service?.slug ?? ''] ?? USUAL_QUESTIONS.en;
  const suggestions = state.language === 'es' ? USUAL_QUESTIONS.es : questions;
  // In the middle of a job its own question waits.
  const isUnderway = before.slots.service !== undefined && before.asked !== null;
  return { says: [says], asks: null, suggestions, ...(isUnderway && { keepsAsked: true }) };
}

const USUAL_QUESTIONS = {
  en: ['How long does it take?', 'Is there a minimum?', 'What files do you need?'],
  es: ['¿Cuánto tardan?', '¿Hay un mínimo?', '¿Qué archivo necesitan?'],
};

/** What visitors mostly ask of a service; the shop's articles answer each. */
const QUESTIONS: Readonly<Record<string, string[]>> = {
  'screen-printing': ['How many colors can I have?', 'Is there a minimum?', 'How long does it take?'],
  'hats-and-t-shirts': ['Can I bring my own shirts?', 'Is there a minimum?', 'How long does it take?'],
  embroidery: ['What is the digitizing fee?', 'Is there a minimum?', 'How long does it take?'],
  'signs-and-banners': ['Do you install?', 'What sizes do you make?', 'How long does it take?'],
  'car-wraps': [
    'How long does a wrap last?',
    'Can you wrap a leased car?',
    'How long do you keep the vehicle?',
  ],
  'websites-and-ai': [
    'How long does a website take?',
    'What does hosting cost?',
    'Can the AI answer my customers?',
  ],
  'promo-products': ['What promo products do you have?', 'Is there a minimum?', 'How long does it take?'],
};
