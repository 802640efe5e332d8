// The conversation about the conversation: in which language, once more, something else, or no more of it.
import type { Shop } from '../../schemas/shop.ts';
import { describeHours } from '../../shop/opening-hours.ts';
import { START_CHIPS } from '../chips.ts';
import { jobLine } from '../describe-job.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { ask } from '../questions.ts';
import { worded } from '../reading/words/triggers.ts';
import { AND, listed, oneOf } from '../wording.ts';
import { answerHoursAndPlace } from './hours-and-place.ts';

/** "Do you speak Spanish?": two languages are read; any other, a person reads. */
export function answerLanguage({ state, words }: Moment): Answer {
  const isEither = / (?:spanish|english|espanol|español|ingles|inglés) /.test(words.plain);
  return {
    says: [
      oneOf(
        isEither
          ? {
              en: [
                'I take requests in English and in Spanish: write in the one you prefer.',
                'English and Spanish both work, so write in whichever you like.',
              ],
              es: [
                'Sí, puedo tomar su pedido en español.',
                'Claro, escríbame en español o en inglés, como prefiera.',
              ],
            }
          : {
              en: [
                'I answer in English and Spanish, but write in your own language if you like: a person at the shop reads it.',
                'English and Spanish are what I speak; a person here can read what you write in another language.',
              ],
              es: ['Hablo español e inglés; lo que escriba en otro idioma lo lee una persona del taller.'],
            },
        state,
      ),
    ],
  };
}

/** Once, when a visitor begins to write Spanish: the greeting that said who Carl is was in English. */
export const inSpanishSays = ({ brand }: Shop): string =>
  `Soy Carl, el asistente de IA (AI) de ${brand.name}, y puedo tomar su pedido en español.`;

export function answerCancel({ state, shop }: Moment): Answer {
  const { phone } = shop.brand;
  const says = oneOf(
    state.stored
      ? {
          en: [`Your request is with the shop already; call ${phone} and they take it back.`],
          es: [`Su pedido ya está en el taller; llame al ${phone} y lo retiran.`],
        }
      : {
          en: [
            'All right, I have stopped, and nothing has been sent.',
            'Stopped. Nothing was sent to the shop.',
          ],
          es: ['De acuerdo, lo dejamos aquí y no se ha enviado nada.', 'Listo, no se envió nada al taller.'],
        },
    state,
  );
  state.flow = null;
  return {
    says: [says],
    asks: null,
    suggestions:
      state.language === 'es'
        ? ['Pedir una cotización', 'Hablar con una persona']
        : ['Start a quote', 'Talk to a person'],
  };
}

/** "never mind the sleeves": the job goes on without them. */
export const answerLeftOut = ({ state }: Moment): Answer => ({
  says: [
    oneOf(
      { en: ['No problem, we leave that out.', 'All right, without that.'], es: ['De acuerdo, sin eso.'] },
      state,
    ),
  ],
});

/** Let go without a question, with a way back; a word of regret where the talk itself was too much. */
export function answerGivingUp(moment: Moment): Answer {
  const { state, words, shop } = moment;
  const { phone } = shop.brand;
  const told = answerCancel(moment);
  const fine = oneOf(
    WEARY.test(words.plain)
      ? {
          en: ['No problem, and sorry if I made it tedious.', 'That is fine, sorry if this took too long.'],
          es: ['No hay problema, y perdón si fue pesado.'],
        }
      : { en: ['No problem at all.', 'That is fine.'], es: ['No hay problema.'] },
    state,
  );
  const back = oneOf(
    {
      en: [
        `Nothing has been sent; I am here if you change your mind, and a person is at ${phone}.`,
        `Nothing went to the shop: come back any time, or tell a person at ${phone} what you need.`,
      ],
      es: [`No se envió nada: aquí estoy si cambia de idea, o llame al ${phone}.`],
    },
    state,
  );
  return { ...told, says: [fine, back] };
}

const WEARY = worded(
  / (?:ugh|argh|geez|jeez|ridiculous|annoying|dumb|stupid|confusing|complicated|hard|difficult|work|hassle|trouble|effort|bother|time|patience|energy|long|forever|questions|give up|giving up|done|over it|out) /,
);

/** "One more question": go on. */
export function answerMore({ state }: Moment): Answer {
  return {
    says: [
      oneOf(
        {
          en: ['Go ahead, I am listening.', 'Of course, tell me.', 'Sure, go on.'],
          es: ['Claro, dígame.', 'Adelante, le escucho.'],
        },
        state,
      ),
    ],
    asks: null,
    suggestions:
      state.language === 'es'
        ? ['¿Cuánto tarda?', '¿Cómo mando mi logo?', 'Hablar con una persona']
        : ['How long does it take?', 'How do I send artwork?', 'Talk to a person'],
  };
}

export function answerPause({ state, before }: Moment): Answer {
  const says = oneOf(
    {
      en: ['Take your time, I am here.', 'No hurry, I will be here.', 'Sure, whenever you are ready.'],
      es: ['Tómese su tiempo, aquí estoy.', 'Claro, aquí le espero.'],
    },
    state,
  );
  return { says: [says], asks: null, ...(before.asked && { keepsAsked: true }) };
}

/** "ok, thanks", said to a "no hurry": nothing more is asked. */
export function answerLetGo({ state, words }: Moment): Answer {
  const isThanked = / (?:thanks|thank you|appreciate\w*|gracias) /.test(words.plain);
  const says = oneOf(
    isThanked
      ? {
          en: ["You're welcome.", 'Happy to help.', 'Any time.', 'My pleasure.'],
          es: ['Con gusto.', 'De nada.'],
        }
      : { en: ['All right.', 'Good, I am here.'], es: ['Muy bien.', 'Aquí estoy.'] },
    state,
  );
  return { says: [says], asks: null, keepsAsked: true };
}

/** "thats all i got": what is not told yet the shop can ask. */
export const answerNoMore = ({ state }: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: ['No problem.', 'That is fine.', 'All right, that helps already.'],
        es: ['No hay problema.', 'Está bien.'],
      },
      state,
    ),
  ],
});

/** "can I get back to you on the sizes": the talk goes on without. */
export const answerToFollow = ({ state }: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: ['No problem, later is fine.', 'Sure, whenever you have that.'],
        es: ['Claro, cuando lo tenga.'],
      },
      state,
    ),
  ],
});

/** They go for now: let go, with a way to come back. */
export function answerLeaving({ state, before, shop }: Moment): Answer {
  const { phone } = shop.brand;
  const fine = oneOf(
    {
      en: ['No problem at all.', 'Of course, take all the time you need.', 'Sure, no hurry.'],
      es: ['No hay problema.', 'Claro, sin prisa.'],
    },
    state,
  );
  const isOpenJob = state.slots.service !== undefined && !state.stored;
  const back = oneOf(
    isOpenJob
      ? {
          en: [
            `What you told me stays in this chat, so just write when you want to go on, or call ${phone}.`,
            `I keep what we have so far: come back to this chat any time, or call ${phone}.`,
          ],
          es: [`Lo que me dijo queda en este chat: vuelva cuando guste, o llame al ${phone}.`],
        }
      : {
          en: [
            `I am here any time, and the shop is at ${phone}.`,
            `Come back whenever you like, or call ${phone}.`,
          ],
          es: [`Aquí estoy cuando guste; el taller está en el ${phone}.`],
        },
    state,
  );
  return {
    says: [fine, back],
    asks: null,
    ...(before.asked && { keepsAsked: true }),
    suggestions: START_CHIPS[state.language].slice(0, 2),
  };
}

/** They come to the shop: where it is and when it is open, unless that was told, and no further question. */
export function answerComingBy(moment: Moment): Answer {
  const { state, before, shop } = moment;
  const glad = oneOf(
    {
      en: ['We will be glad to see you.', 'You are welcome any time.', 'See you at the shop, then.'],
      es: ['Aquí le esperamos con gusto.', 'Será bienvenido.'],
    },
    state,
  );
  const isTold = (says: string) =>
    (before.placeTold && says.includes(shop.brand.address.street)) ||
    describeHours(shop, state.language).some(
      (line) => says.includes(line) && before.lastReply.includes(line),
    );
  const told = answerHoursAndPlace(moment).says.filter((says) => !isTold(says));
  return { says: [glad, ...told], asks: null, suggestions: START_CHIPS[state.language].slice(0, 2) };
}

/** "anybody there?": yes; what was asked stays open. */
export function answerIfThere({ state, before }: Moment): Answer {
  const says = oneOf(
    { en: ['Yes, I am here.', 'Still here, yes.', 'I am here.'], es: ['Sí, aquí estoy.'] },
    state,
  );
  return state.flow === null
    ? { says: [says], suggestions: START_CHIPS[state.language].slice(0, 3) }
    : { says: [says], ...(before.asked === 'confirm' && { keepsAsked: true }) };
}

/** Asked twice: what is known is said back, and that question is asked no more. */
export function answerAskedBefore({ state, before, shop, today }: Moment): Answer {
  const job = jobLine(state, shop, state.language, today);
  if (before.asked !== null && before.asked !== 'confirm') state.declined.push(before.asked);
  const sorry = oneOf(
    { en: ['Sorry about that.', 'You are right, sorry.'], es: ['Perdón.', 'Tiene razón, perdón.'] },
    state,
  );
  const soFar = { en: `So far I have ${job}.`, es: `Hasta ahora tengo ${job}.` }[state.language];
  return { says: job ? [sorry, soFar] : [sorry] };
}

/** What was left with an earlier order is not seen here, so it is asked for once more. */
export const answerOnFile = (moment: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: [
          'What is on file I cannot see from this chat, so I need it here once.',
          'I have no view of earlier details, so please type it for me once.',
        ],
        es: ['Desde aquí no veo sus datos anteriores, así que escríbamelos una vez.'],
      },
      moment.state,
    ),
  ],
  asks: ask(moment, 'contact'),
});

/** Their question went past him: said so, and a person is a call away. */
export function answerMissed({ state, shop, before }: Moment): Answer {
  const { phone } = shop.brand;
  const says = oneOf(
    {
      en: [
        `Sorry, I took that wrong: ask me once more in other words, or call ${phone} and a person tells you.`,
        `I am sorry, I missed your question. Put it another way, or ask a person at ${phone}.`,
      ],
      es: [`Perdón, no le entendí: pregúnteme con otras palabras, o llame al ${phone}.`],
    },
    state,
  );
  return { says: [says], asks: null, ...(before.asked && { keepsAsked: true }) };
}

/** What stands so far; the open question comes after it. */
export function answerReturn({ state, before, shop, today }: Moment): Answer {
  const { language } = state;
  const job = state.stored ? undefined : jobLine(state, shop, language, today);
  const hello = oneOf(
    {
      en: ['Welcome back!', 'Good to have you back.', 'Still here!'],
      es: ['¡Bienvenido de nuevo!', 'Aquí sigo.'],
    },
    state,
  );
  const soFar = oneOf(
    {
      en: [`So far I have ${job}.`, `We were at ${job}.`],
      es: [`Hasta ahora tengo ${job}.`, `Íbamos en ${job}.`],
    },
    state,
  );
  if (before.asked === 'confirm' || !job)
    return { says: [hello], ...(state.flow === null && { suggestions: START_CHIPS[language].slice(0, 3) }) };
  state.flow ??= 'quote';
  return { says: [hello, soFar] };
}

/** How many and what stands, for who has lost count of the changes. */
export function answerWhatStands({ state, shop, today }: Moment): Answer {
  const { language } = state;
  const job = jobLine(state, shop, language, today) ?? '';
  return {
    says: [
      oneOf(
        {
          en: [`That makes ${job}.`, `I have ${job}.`],
          es: [`Tengo ${job}.`],
        },
        state,
      ),
    ],
  };
}

export function answerWhyContact(moment: Moment): Answer {
  const { state, words } = moment;
  // What is refused next is the name.
  if (state.slots.name === undefined && / name /.test(words.plain))
    return {
      says: [
        oneOf(
          {
            en: ['Only so that we know whom to ask for, and any name will do.'],
            es: ['Solo para saber por quién preguntar; cualquier nombre sirve.'],
          },
          state,
        ),
      ],
      asks: ask(moment, 'name'),
    };
  return {
    says: [
      oneOf(
        {
          en: [
            'Only so that a person can answer you: an email or a phone number is enough.',
            'It is just how the shop gets back to you, and one of the two is enough.',
          ],
          es: [
            'Solo para que una persona pueda contestarle: basta un correo o un teléfono.',
            'Es para que el taller le conteste; con uno de los dos basta.',
          ],
        },
        state,
      ),
    ],
  };
}

export function answerWhySoMuch({ state }: Moment): Answer {
  return {
    says: [
      oneOf(
        {
          en: [
            'Only so that the estimate fits your job: skip whatever you do not know yet.',
            'It makes the price closer, and a "not sure" is a fine answer.',
          ],
          es: ['Solo para que el estimado le quede bien: salte lo que todavía no sepa.'],
        },
        state,
      ),
    ],
  };
}

export function answerWhatIsNeeded({ state }: Moment): Answer {
  const { slots } = state;
  const isEs = state.language === 'es';
  const open = [
    slots.service === undefined ? { en: 'what to make', es: 'qué hacemos' } : undefined,
    slots.quantity === undefined && slots.service !== 'websites-and-ai'
      ? { en: 'how many', es: 'cuántas piezas' }
      : undefined,
    slots.dueDate === undefined ? { en: 'by when', es: 'para cuándo' } : undefined,
    slots.name === undefined ? { en: 'your name', es: 'su nombre' } : undefined,
    isReachable(state) ? undefined : { en: 'an email or a phone number', es: 'un correo o un teléfono' },
  ].flatMap((one) => one?.[state.language] ?? []);
  if (open.length === 0) return { says: [isEs ? 'Nada más, gracias.' : 'Nothing more, thank you.'] };
  const all = listed(open, AND[state.language]);
  return {
    says: [oneOf({ en: [`Just ${all}.`, `Only ${all}.`], es: [`Solo ${all}.`, `Nada más ${all}.`] }, state)],
  };
}

export function answerRepeat(moment: Moment): Answer {
  const { state, before, shop } = moment;
  const says = oneOf(
    {
      en: ['Of course, once more.', 'Sure, let me put it another way.', 'Sorry, I will say it again.'],
      es: ['Claro, se lo repito.', 'Perdón, se lo digo de otra manera.'],
    },
    state,
  );
  if (state.asked !== null && state.asked !== 'confirm')
    return state.flow === null && before.asked
      ? { says: [says], asks: ask(moment, before.asked) }
      : { says: [says] };
  const { name } = shop.brand;
  return {
    says: [
      says,
      oneOf(
        {
          en: [
            `I am Carl, the AI assistant of ${name}: I give estimates, answer questions and pass requests to the shop.`,
          ],
          es: [`Soy Carl, el asistente de IA (AI) de ${name}: doy estimados y paso pedidos al taller.`],
        },
        state,
      ),
    ],
  };
}
