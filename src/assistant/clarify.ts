// When an answer cannot be used as it stands, or something of the summary is wrong: asked once more, more closely.
import { CHANGE_CHIPS } from './chips.ts';
import { isReachable } from './lead.ts';
import { type Answer, type Moment, slotContextOf } from './moment.ts';
import { ask } from './questions.ts';
import { readEmail } from './reading/email.ts';
import { readPhone } from './reading/phone.ts';
import { readQuantity } from './reading/quantity.ts';
import type { Question } from './turn.ts';
import { oneOf } from './wording.ts';

export function whatToChange(moment: Moment, answer: Answer): Answer {
  const text = oneOf(
    {
      en: ['What should I change?', 'What would you like different?', 'Which part is not right?'],
      es: ['¿Qué cambio?', '¿Qué parte no está bien?'],
    },
    moment.state,
  );
  return {
    ...answer,
    says: [],
    asks: { question: 'details', text, suggestions: CHANGE_CHIPS[moment.state.language] },
  };
}

/** The answer to "what should I change?" where it names a thing and not yet its new value. */
export function slotToChange({ words, reading }: Moment): Question | undefined {
  if (Object.keys(reading.slots).length > 0) return;
  return CHANGEABLE.find(([, pattern]) => pattern.test(words.plain))?.[0];
}

const CHANGEABLE: readonly (readonly [Question, RegExp])[] = [
  ['email', / (?:e ?mail|correo) /],
  ['phone', / (?:phone|cell|mobile|telefono|celular) /],
  ['dueDate', / (?:date|day|deadline|when|fecha|dia) /],
  ['quantity', / (?:quantity|how many|amount|number|count|cantidad|cuantas|cuantos) /],
  ['service', / (?:service|product|item|job|servicio|producto) /],
  ['name', / (?:name|nombre) /],
];

/** What was asked for was tried but cannot be used: an address with a slip, "a few dozen". */
export function nearMiss(moment: Moment): Answer | undefined {
  const { before, reading, message, state, shop } = moment;
  const { asked } = before;
  const context = slotContextOf(moment);
  const isContact = asked === 'contact' || asked === 'email' || asked === 'phone' || !isReachable(state);
  if (isContact && reading.slots.email === undefined) {
    const email = readEmail(context);
    if (email.status === 'unclear') {
      const typed = message.slice(email.span.start, email.span.end);
      return {
        says: [
          oneOf(
            {
              en: [`I read "${typed}", which looks like a slip.`],
              es: [`Leí "${typed}", y parece tener un error.`],
            },
            state,
          ),
        ],
        asks: {
          ...ask(moment, 'email'),
          text: oneOf(
            {
              en: ['Could you type the email once more?', 'What is the email, letter by letter?'],
              es: ['¿Me escribe el correo otra vez?', '¿Cuál es el correo, letra por letra?'],
            },
            state,
          ),
        },
      };
    }
  }
  if (isContact && reading.slots.phone === undefined && reading.slots.email === undefined) {
    const phone = readPhone(context);
    if (phone.status === 'unclear')
      return {
        says: [],
        asks: {
          ...ask(moment, 'phone'),
          text: oneOf(
            {
              en: [
                'That number looks short: could you type it with the area code?',
                'A digit seems to be missing: what is the whole number, with its area code?',
              ],
              es: [
                'Parece que faltan dígitos: ¿me lo escribe con el código de área?',
                '¿Cuál es el número completo, con código de área?',
              ],
            },
            state,
          ),
        },
      };
  }
  const isVague =
    asked === 'quantity' &&
    reading.slots.quantity === undefined &&
    before.tries === 0 &&
    (readQuantity(context, undefined).status === 'unclear' || moment.cues.has('unsure'));
  if (!isVague) return;
  const breaks = shop.prices[state.slots.service ?? '']?.quantity_breaks.map(({ from }) => from) ?? [
    24, 48, 96,
  ];
  const [a, b, c] = [breaks[0] ?? 12, breaks[1] ?? 24, breaks[2] ?? 48];
  return {
    says: [
      oneOf(
        {
          en: ['A rough number is enough for an estimate.', 'It need not be exact yet.'],
          es: ['Basta un número aproximado.', 'No tiene que ser exacto.'],
        },
        state,
      ),
    ],
    asks: {
      ...ask(moment, 'quantity'),
      text: oneOf(
        {
          en: [`Is it closer to ${a}, ${b} or ${c}?`, `Would ${a}, ${b} or ${c} be nearest?`],
          es: [`¿Sería más cerca de ${a}, ${b} o ${c}?`, `¿Unas ${a}, ${b} o ${c}?`],
        },
        state,
      ),
    },
  };
}
