// When an answer cannot be used as it stands, or something of the summary is wrong: asked once more, more closely.
import { isToWait } from './answer-to-summary.ts';
import { CHANGE_CHIPS } from './chips.ts';
import { quantitiesOffered } from './describe-job.ts';
import { isReachable } from './lead.ts';
import { type Answer, type Moment, slotContextOf } from './moment.ts';
import { ask } from './questions.ts';
import { readEmail } from './reading/email.ts';
import { readPhone } from './reading/phone.ts';
import { readQuantity } from './reading/quantity/quantity.ts';
import { isToldOf } from './reading/slot.ts';
import { worded } from './reading/words/triggers.ts';
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

/** What "the date is wrong" or the answer to "what should I change?" names, where its new value is not told yet. */
export function slotToChange(moment: Moment): Question | undefined {
  const { words, reading, before, cues, folded } = moment;
  if (Object.keys(reading.slots).length > 0 || isAboutTheWay(moment)) return;
  const isWrong = saysWrong(moment);
  if (!isWrong && !cues.has('change') && isToWait(moment)) return;
  const isDenied = reading.intents[0] === 'deny';
  if (before.asked === 'confirm' && !isWrong && !isDenied && !cues.has('change')) return;
  return CHANGEABLE.find(([, pattern]) => pattern.test(words.plain) || pattern.test(` ${folded} `))?.[0];
}

export const saysWrong = ({ words, folded }: Moment): boolean =>
  WRONG.test(words.plain) || WRONG_ES.test(folded);

/** "don't call, email is fine", of somebody whose email is known: nothing is wrong with it. */
export const isAboutTheWay = ({ cues, before, words }: Moment): boolean =>
  ((cues.has('no_phone') && before.slots.email !== undefined) ||
    (cues.has('no_email') && before.slots.phone !== undefined)) &&
  !WRONG.test(words.plain);

const WRONG = worded(
  / (?:wrong|(?<! (?:hold|hang|holding|held|put|send|day|time) )off|incorrect|not right|not correct|different|mistake|typo|misspelled|change|fix|correct|update|edit) /,
);
const WRONG_ES = worded(/\b(?:mal|equivocad[oa]|incorrect[oa]|error|cambi\w+|corrij\w+|corregir)\b/);

const CHANGEABLE: readonly (readonly [Question, RegExp])[] = [
  ['email', / (?:e ?mail|correo) /],
  ['phone', / (?:phone|cell|mobile|telefono|celular) /],
  ['dueDate', / (?:date|day|deadline|when|fecha|dia) /],
  ['sizes', / (?:sizes|size (?:split|breakdown|run)|tallas) /],
  ['dimensions', / (?:size|dimensions?|width|height|measurements?|medidas?|tamano) /],
  ['colors', / (?:colors?|colours?|color(?:es)?) /],
  ['imprintLocations', / (?:location|locations|placement|position|side|lugar|ubicacion) /],
  ['company', / (?:company|business|organization|school|empresa|compania|negocio) /],
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
    if (email.status === 'unclear' && !email.isAnothers) {
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
    if (phone.status === 'unclear' && !isToldOf(message, phone.span))
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
    (reading.slots.quantity ?? reading.slots.dimensions) === undefined &&
    // "a few days before that"
    reading.slots.dueDate === undefined &&
    before.tries === 0 &&
    // "how many do I have to get" is answered.
    !reading.intents.includes('minimum_order') &&
    (readQuantity(context, undefined).status === 'unclear' || moment.cues.has('unsure'));
  if (!isVague) return;
  const [a, b, c] = quantitiesOffered(shop, state);
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
