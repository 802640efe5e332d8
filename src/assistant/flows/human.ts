// A person is wanted: always honoured, with the time by which someone answers.
import { describeDueTime, isOpen, replyDueAt } from '../../shop/opening-hours.ts';
import { isReachable, saveLead } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { declinesContact } from '../questions.ts';
import type { ConversationState } from '../turn.ts';
import { oneOf } from '../wording.ts';

export const HUMAN_OPENING =
  'Great! Let me connect you with one of our designers. Can you tell me a bit about your project?';

/** By when a person answers, in words: 'tomorrow, Thursday, March 5, by 10:30 am'. */
export const answerTime = (
  { shop, now }: Pick<Moment, 'shop' | 'now'>,
  { language }: Pick<ConversationState, 'language'>,
): string => describeDueTime(shop, now, replyDueAt(shop, now), language);

export function answerHuman(moment: Moment): Answer {
  const { state, before, shop, now, cues } = moment;
  state.flow = 'human';
  if (!before.stored) state.source = 'callback';
  const sorry = cues.has('frustrated') ? [oneOf({ en: [TEDIOUS.en], es: [TEDIOUS.es] }, state)] : [];
  if (isReachable(state)) return before.stored ? passedOn(moment) : { says: sorry };
  if (declinesContact(state)) return callUs(moment);
  const when = answerTime(moment, state);
  const says = oneOf(
    {
      en: [
        `Of course: leave a way to reach you and a person answers ${when}.`,
        `Gladly: with an email or a phone number a person gets back to you ${when}.`,
        `Sure: a person answers ${when}, as soon as I know where to reach you.`,
      ],
      es: [
        `Claro: deje un correo o teléfono y una persona le contesta ${when}.`,
        `Con gusto: una persona le contesta ${when}; solo necesito cómo contactarle.`,
      ],
    },
    state,
  );
  if (sorry.length > 0 || !isOpen(shop, now)) return { says: [...sorry, says] };
  const { phone } = shop.brand;
  const line = {
    en: [`You can also call ${phone} right now.`],
    es: [`También puede llamar ahora al ${phone}.`],
  };
  return { says: [says, oneOf(line, state)] };
}

const TEDIOUS = { en: 'I am sorry this has been tedious.', es: 'Siento que haya sido pesado.' };

/** For somebody whose request is with the shop already: it says now that they want to hear from a person. */
export function passedOn(moment: Moment): Answer {
  const { state, shop } = moment;
  const when = answerTime(moment, state);
  const { phone } = shop.brand;
  return {
    says: [
      oneOf(
        {
          en: [
            `A person has your request and answers ${when}; for anything sooner call ${phone}.`,
            `I have passed that on with your request: a person answers ${when}, or call ${phone}.`,
          ],
          es: [
            `Una persona tiene su pedido y le contesta ${when}; si urge, llame al ${phone}.`,
            `Lo pasé con su pedido: una persona le contesta ${when}, o llame al ${phone}.`,
          ],
        },
        state,
      ),
    ],
    effects: [saveLead(state, shop, true)],
  };
}

/** "when will I hear back?" */
export const asksWhenAnswered = ({ words, folded }: Moment): boolean =>
  WHEN_ANSWERED.test(words.plain) || WHEN_ANSWERED_ES.test(folded);

const WHEN_ANSWERED =
  / (?:when|how soon|how long (?:until|till|before)) (?:\w+ ){0,2}(?:i|you|they|someone|somebody|anyone|we|a person) (?:\w+ ){0,2}(?:hear|get back|reply|respond|answer|call|email|write|contact|reach)\b/;
const WHEN_ANSWERED_ES =
  /\b(?:cuando|en cuanto tiempo)\b.{0,20}\b(?:contest|respond|llam|escrib|contact|comunic)\w*/;

export function answerWhen(moment: Moment): Answer {
  const { state } = moment;
  const when = answerTime(moment, state);
  return {
    says: [
      oneOf(
        state.stored
          ? {
              en: [`A person from the shop answers ${when}.`, `You hear from a person ${when}.`],
              es: [`Una persona del taller le contesta ${when}.`],
            }
          : {
              en: [`Once your request is with the shop, a person answers: if sent now, ${when}.`],
              es: [`Cuando el taller tenga su pedido, una persona le contesta; si lo envía ahora, ${when}.`],
            },
        state,
      ),
    ],
  };
}

/** "call me at 816-555-0142, are you a robot?": a person is wanted, whatever else is asked in the same breath. */
export const asksToBeReached = ({ words, reading, cues }: Moment): boolean =>
  reading.intents.includes('human') ||
  (cues.has('identity') &&
    CALL_ME.test(words.plain) &&
    (reading.slots.phone ?? reading.slots.email) !== undefined);

const CALL_ME =
  / (?:call|phone|ring|text|email|message|write) (?:me|us) |(?:have|get|ask|tell) (?:someone|somebody|a person|them|him|her|your \w+) (?:to )?(?:call|text|email|phone|contact|reach) /;

/** For somebody who wants a person but leaves no address. */
export function callUs({ state, shop }: Pick<Moment, 'state' | 'shop'>): Answer {
  const { phone, email } = shop.brand;
  const says = oneOf(
    {
      en: [
        `That is fine. You can reach a person at ${phone} or ${email}.`,
        `No problem: a person answers at ${phone} and ${email}.`,
      ],
      es: [
        `Está bien. Puede hablar con una persona en el ${phone} o en ${email}.`,
        `No hay problema: una persona le atiende en el ${phone} y en ${email}.`,
      ],
    },
    state,
  );
  return { says: [says], asks: null };
}
