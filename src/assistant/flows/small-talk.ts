import { START_CHIPS } from '../chips.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { ask } from '../questions.ts';
import { asksOfOthers } from '../reading/intents/attacks.ts';
import { worded } from '../reading/words/triggers.ts';
import { oneOf } from '../wording.ts';
import { quoteAsked, quoteFollowing } from './knowledge.ts';
import { answerUnknown } from './unknown.ts';

export function answerGreeting({ state, cues }: Moment): Answer {
  const hello = oneOf(
    cues.has('how_are_you')
      ? {
          en: ['Running smoothly, thank you.', 'All good here, thanks for asking.', 'Very well, thank you.'],
          es: ['Muy bien, gracias.', 'Todo bien por aquí, gracias por preguntar.'],
        }
      : {
          en: ['Hi there!', 'Hello!', 'Hi, good to have you here.'],
          es: ['¡Hola!', '¡Hola, bienvenido!', '¡Qué gusto saludarle!'],
        },
    state,
  );
  if (state.flow !== null) return { says: [hello] };
  const text = oneOf(
    {
      en: ['What can we make for you?', 'What are you planning to print?', 'What would you like made?'],
      es: ['¿Qué le podemos hacer?', '¿Qué le gustaría imprimir?', '¿En qué le ayudo?'],
    },
    state,
  );
  return {
    says: [hello],
    asks: { question: 'service', text, suggestions: START_CHIPS[state.language] },
  };
}

export function answerThanks({ state, words, shop }: Moment): Answer {
  // "thanks for nothing"
  if (/ for nothing /.test(words.plain)) {
    const { phone } = shop.brand;
    const sorry = oneOf(
      {
        en: [`I am sorry I was no help; a person at ${phone} may be.`],
        es: [`Siento no haberle ayudado; una persona en el ${phone} quizá pueda.`],
      },
      state,
    );
    return { says: [sorry], asks: null, suggestions: START_CHIPS[state.language].slice(0, 3) };
  }
  const says = oneOf(
    {
      en: ["You're welcome.", 'Happy to help.', 'Any time.', 'My pleasure.'],
      es: ['Con gusto.', 'De nada.', 'Para servirle.'],
    },
    state,
  );
  return state.flow === null || state.stored
    ? { says: [says], asks: null, suggestions: START_CHIPS[state.language].slice(0, 3) }
    : { says: [says] };
}

/** "you made our hoodies and we loved them" */
export function answerPraise(moment: Moment): Answer {
  const { state } = moment;
  const glad = oneOf(
    {
      en: ['That is good to hear, thank you.', 'Glad they turned out well.'],
      es: ['Qué gusto oírlo, gracias.', 'Me alegra que quedaran bien.'],
    },
    state,
  );
  return state.flow === null ? { says: [glad], asks: ask(moment, 'service') } : { says: [glad] };
}

/** "my last printer messed up two orders" */
export function answerLetDown(moment: Moment): Answer {
  const { state } = moment;
  const sorry = oneOf(
    {
      en: [
        'Sorry to hear that; here you see a proof before anything is made.',
        'That is a pity. Here nothing is made before you approve the proof.',
      ],
      es: ['Qué lástima; aquí nada se hace antes de que apruebe la prueba.'],
    },
    state,
  );
  return state.slots.service === undefined
    ? { says: [sorry], asks: ask(moment, 'service') }
    : { says: [sorry] };
}

export function answerGoodbye({ state, shop }: Moment): Answer {
  const { phone } = shop.brand;
  const bye = oneOf(
    {
      en: ['Goodbye, and thanks for stopping by.', 'Bye for now, it was good to talk.', 'Take care!'],
      es: ['Hasta luego, y gracias por su visita.', '¡Que le vaya bien!', 'Hasta pronto.'],
    },
    state,
  );
  const isOpenJob = state.slots.service !== undefined && !state.stored;
  const later = oneOf(
    isOpenJob
      ? {
          en: [`What you told me stays in this chat; you can also call ${phone}.`],
          es: [`Lo que me dijo queda en este chat; también puede llamar al ${phone}.`],
        }
      : {
          en: [`The shop is at ${phone} whenever you need it.`],
          es: [`El taller está en el ${phone} cuando lo necesite.`],
        },
    state,
  );
  return { says: [bye, later], asks: null, suggestions: START_CHIPS[state.language].slice(0, 2) };
}

/** The truth, always. */
export function answerIdentity({ state, shop }: Moment): Answer {
  const { name } = shop.brand;
  return {
    says: [
      oneOf(
        {
          en: [
            `I'm Carl, an AI assistant of ${name}, not a person.`,
            `My name is Carl and I am an AI: a computer program working for ${name}.`,
            `You are talking with Carl, the AI assistant of ${name}.`,
          ],
          es: [
            `Soy Carl, un asistente de IA (AI) de ${name}, no una persona.`,
            `Me llamo Carl y soy una IA (AI): un programa que trabaja para ${name}.`,
          ],
        },
        state,
      ),
      oneOf(
        {
          en: [
            'The people here make what you order, and one of them can talk to you if you like.',
            'If you prefer a person, say so and one gets back to you.',
          ],
          es: [
            'Si prefiere una persona, dígamelo y alguien le contesta.',
            'Las personas del taller hacen su pedido, y una de ellas puede hablar con usted.',
          ],
        },
        state,
      ),
    ],
  };
}

/** Nothing is to be sorry for. */
export const answerApology = ({ state }: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: ['No trouble at all.', 'Not at all, that is what I am here for.'],
        es: ['No es ninguna molestia.'],
      },
      state,
    ),
  ],
});

/** A joke is met with one. */
export const answerRiddle = ({ state }: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: [
          'Ha: not one, the people here do the printing and I take the notes.',
          'None at all: I only write it down, and the people at the press do the rest.',
        ],
        es: ['Ja: ninguno, aquí imprimen las personas y yo tomo nota.'],
      },
      state,
    ),
  ],
});

/** Turned back in a line, unless one of the shop's pages does answer it. */
export function answerOffTopic(moment: Moment): Answer {
  const { state, words } = moment;
  const quoted = isQuestion(words) ? (quoteAsked(moment) ?? quoteFollowing(moment)) : undefined;
  if (quoted) return { says: quoted };
  const isOfJob = state.slots.service !== undefined || state.lastReply.startsWith('From our page');
  if (isOfJob && OF_THE_JOB.test(words.plain)) return answerUnknown(moment);
  return {
    says: [
      oneOf(
        {
          en: [
            'That is outside my shop: I know printing, stitching, signs and wraps.',
            'I am no help there, but ask me anything about shirts, signs or wraps.',
            'That one I leave to others; custom printing is what I know.',
          ],
          es: [
            'De eso no sé; lo mío son las camisetas, los bordados, los letreros y los rótulos.',
            'Ahí no le puedo ayudar, pero pregúnteme lo que quiera de impresión o bordado.',
          ],
        },
        state,
      ),
    ],
  };
}

/** "is that with the holes drilled?", "can our secretary change the times": asked of the job, in words that no page has. */
const OF_THE_JOB = worded(
  /^ (?:(?:so|and|but|ok|also|hey) )*(?:is|are|does|do|will|would|can|could|what if|how) (?:(?:\w+ ){0,3}(?:it|that|they|them|these|those|this)|(?:all|both|each|every) |you|y all|i|we|there|(?:my|our) \w+) |^ (?:(?:so|and|but|ok|also|hey) )*(?:what|how) about (?!you |the (?:weather|news|game)|your )\w+ /,
);

export function answerInjection({ state, words, shop }: Moment): Answer {
  if (asksOfOthers(words)) {
    const { phone } = shop.brand;
    const says = oneOf(
      {
        en: [
          `I cannot pass on what others order or tell us; about an order of your own a person helps at ${phone}.`,
          `I cannot share anything about other customers; for an order of your own call ${phone}.`,
        ],
        es: [`De otros clientes no puedo decir nada; por un pedido suyo llame al ${phone}.`],
      },
      state,
    );
    return { says: [says] };
  }
  return {
    says: [
      oneOf(
        {
          en: [
            'I cannot do that: my rules stay as they are, and prices come from the price book alone.',
            'That I will not do, but I am glad to help with a print job.',
            'No change there, I am afraid: I stick to the shop and its price book.',
          ],
          es: [
            'Eso no lo puedo hacer: mis reglas no cambian y los precios salen solo de nuestra lista.',
            'Eso no, pero con gusto le ayudo con su pedido.',
          ],
        },
        state,
      ),
    ],
  };
}

/** Calm, once; from the second time on with the offer of a person. */
export function answerAbuse({ state }: Moment): Answer {
  state.abuses += 1;
  const calm = oneOf(
    {
      en: [
        'I am sorry this is frustrating.',
        'Sorry that I have annoyed you.',
        'I hear that you are unhappy.',
      ],
      es: ['Siento que esto sea molesto.', 'Lamento haberle molestado.'],
    },
    state,
  );
  if (state.abuses < 2) {
    const back = oneOf(
      {
        en: ['Tell me what you need and I will do my best.', 'Let us get back to what you need.'],
        es: ['Dígame qué necesita y haré lo posible.', 'Volvamos a lo que necesita.'],
      },
      state,
    );
    return { says: [calm, back] };
  }
  return {
    says: [calm],
    asks: {
      question: 'person',
      text: oneOf(
        {
          en: [
            'Would you rather talk to a person?',
            'Shall I have a person get in touch?',
            'Do you want a person to take over?',
          ],
          es: ['¿Prefiere hablar con una persona?', '¿Quiere que le contacte una persona?'],
        },
        state,
      ),
      suggestions:
        state.language === 'es'
          ? ['Hablar con una persona', 'Pedir una cotización']
          : ['Talk to a person', 'Start a quote'],
    },
  };
}
