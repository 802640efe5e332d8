// An address or a number that came by voice is read back, so that a slip of the ear is seen before anybody writes to it.

import { isReachable } from './lead.ts';
import type { Answer, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { worded } from './reading/words/triggers.ts';
import type { ConversationState } from './turn.ts';
import { AND, listed, oneOf, readablePhone } from './wording.ts';

/** The answer with what was heard said first, unless it says it already; what else there is to say keeps its place. */
export function withHeard(moment: Moment, answer: Answer): Answer {
  const { state, before } = moment;
  const said = [...answer.says, answer.asks?.text ?? ''].join(' ');
  const told = heardIn(moment);
  const heard = told.filter(({ text }) => !said.includes(text));
  if (heard.length === 0) return answer;
  const it = listed(
    heard.map(({ text }) => text),
    AND[state.language],
  );
  const isChange = heard.some(({ slot }) => before.slots[slot] !== undefined);
  const says = isChange
    ? oneOf(
        { en: [`Now I have ${it}.`, `Changed to ${it}.`], es: [`Ahora tengo ${it}.`, `Cambiado a ${it}.`] },
        state,
      )
    : oneOf(
        {
          en: [`I heard ${it}.`, `${it}, if I heard you right.`, `I have ${it} from what I heard.`],
          es: [`Escuché ${it}.`, `${it}, si escuché bien.`],
        },
        state,
      );
  // Of what was stored the last sentence tells what comes of it; else the first is the answer.
  const others = answer.says.filter((one) => !BARE_THANKS.test(one));
  const kept = answer.effects && answer.effects.length > 0 ? others.slice(-1) : others;
  return { ...answer, says: [says, ...kept] };
}

/** "Got it, thank you.", said of nothing but what is read back. */
export const BARE_THANKS =
  /^(?:Thanks, I have that|Got it, thank you|That works, thanks|Got it|Noted|That helps|Good to know|Gracias, lo tengo|Anotado, gracias|Anotado|Muy bien|Entendido)\.$/;

interface Heard {
  slot: 'email' | 'phone';
  /** As Carl writes it. */
  text: string;
}

/** What is new of how to reach the visitor, and was spoken or stands in the message otherwise than Carl has read it. */
function heardIn({ state, before, message, isSpoken }: Moment): Heard[] {
  const { email, phone } = state.slots;
  const typed = message.toLowerCase();
  return [
    ...(email !== undefined && email !== before.slots.email && (isSpoken || !typed.includes(email))
      ? [{ slot: 'email', text: email } as const]
      : []),
    ...(phone !== undefined && phone !== before.slots.phone && (isSpoken || !isTyped(phone, message))
      ? [{ slot: 'phone', text: readablePhone(phone) } as const]
      : []),
  ];
}

/** "8 1 6 5 5 5 ..." is how a telephone writes down what is said. */
const isTyped = (phone: string, message: string): boolean =>
  message.replace(/\D/g, '').includes(phone.replace(/^\+1?/, '')) && !/(?:\d\s){6}\d/.test(message);

/** "no that's wrong", said of what was just read back: asked for once more. */
export function answerMisheard(moment: Moment): Answer | undefined {
  const { before, words, reading, state } = moment;
  const slot = readBack(before);
  if (slot === undefined || Object.keys(reading.slots).length > 0 || !isReachable(before)) return;
  const isDenied = before.asked === null && BARE_NO.test(words.plain);
  if (before.asked === 'confirm' || !(isDenied || MISHEARD.test(words.plain))) return;
  const text = {
    email: oneOf(
      {
        en: ['Sorry, what is the email, letter by letter?', 'Sorry, could you spell the email for me?'],
        es: ['Perdón, ¿cuál es el correo, letra por letra?'],
      },
      state,
    ),
    phone: oneOf(
      {
        en: ['Sorry, what is the number, digit by digit?', 'Sorry, could you give me the number once more?'],
        es: ['Perdón, ¿cuál es el número, dígito por dígito?'],
      },
      state,
    ),
  };
  return { says: [], asks: { ...ask(moment, slot), text: text[slot] } };
}

/** What the last reply said back of how to reach the visitor; of both the one said last. */
function readBack({ lastReply, slots: { email, phone } }: ConversationState): Heard['slot'] | undefined {
  if (phone !== undefined && lastReply.includes(readablePhone(phone))) return 'phone';
  return email !== undefined && lastReply.includes(email) ? 'email' : undefined;
}

const BARE_NO = worded(/^ (?:no|nope|nah|wrong|incorrect)(?: (?:no|sorry|carl))* $/);
const MISHEARD = worded(
  /^ (?:(?:no|nope|nah|sorry|oh|um|uh|wait|hey|,|carl) )*(?:(?:that|it|this|the (?:\w+ )?(?:email|address|number|phone|spelling)) is (?:(?:all|still|just) )?(?:not (?:\w+ )?(?:right|correct|it|my (?:\w+ )?(?:email|number|phone)|what i said)|wrong|incorrect|off|misspelled)|you (?:\w+ )?(?:heard (?:me |it |that )?wrong|misheard|got (?:it|that|my \w+) wrong|did not (?:hear|get) (?:me|it|that) right)|(?:that is |it is )?(?:the )?wrong (?:email|address|number|phone|spelling)|not what i said|wrong|incorrect)(?: (?:sorry|again|please|carl|[.!,]))* $/,
);
