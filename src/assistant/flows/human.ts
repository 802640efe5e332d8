// A person is wanted: always honoured, with the time by which someone answers.
import type { Shop } from '../../schemas/shop.ts';
import { describeDueTime, isOpen, replyDueAt } from '../../shop/opening-hours.ts';
import { reachText } from '../how-to-reach.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { declinesContact } from '../questions.ts';
import { worded } from '../reading/words/triggers.ts';
import { saveLead } from '../save-lead.ts';
import { isAngry, isComplaint, isUnreached } from '../side-questions.ts';
import type { ConversationState, Language } from '../turn.ts';
import { calledName, oneOf, upperFirst, type Wordings } from '../wording.ts';

export const HUMAN_OPENING =
  'Great! Let me connect you with one of our designers. Can you tell me a bit about your project?';

/** By when a person answers, in words: 'tomorrow, Thursday, March 5, by 10:30 am'; what was promised stands. */
export function answerTime({ shop, now, promised, before, state }: Moment): string {
  return dueTimeText(shop, now, before.job === state.job ? promised : undefined, state.language);
}

/** The `promised` time, else the one counted from now. */
export function dueTimeText(shop: Shop, now: Date, promised: Date | undefined, language: Language): string {
  const due = promised ?? replyDueAt(shop, now);
  return due > now ? describeDueTime(shop, now, due, language) : SOON[language];
}

/** The promise is broken: no time can be told any more. */
const SOON = { en: 'as soon as possible', es: 'lo antes posible' };

export function answerHuman(moment: Moment): Answer {
  const { state, before, shop, now, cues } = moment;
  state.flow = 'human';
  if (!before.stored) state.source = 'callback';
  const sorry =
    isComplaint(moment) || isUnreached(moment)
      ? [sorrySays(moment)]
      : cues.has('frustrated')
        ? [oneOf({ en: [TEDIOUS.en], es: [TEDIOUS.es] }, state)]
        : [];
  if (isReachable(state)) return before.stored ? passedOn(moment) : { says: sorry };
  if (declinesContact(state)) return callUs(moment);
  const when = answerTime(moment);
  const says = oneOf(
    {
      en: [
        `Of course: leave a way to reach you and a person answers ${when}.`,
        `${sorry.length > 0 ? 'With' : 'Gladly: with'} an email or a phone number a person gets back to you ${when}.`,
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

/** Once for each complaint; not what Carl can judge, so no fault is admitted. */
export const sorrySays = ({ state }: Pick<Moment, 'state'>): string =>
  oneOf(
    {
      en: ['I am sorry to hear that.', 'I am sorry, that should not happen.'],
      es: ['Lo siento mucho.', 'Siento lo que pasó.'],
    },
    state,
  );

/** Something told to somebody who waits for a person: thanked by name; at first with the time of the answer. */
export function noteForPerson(moment: Moment): Answer {
  const { state, before } = moment;
  if (isComplaint(moment) || isAngry(moment)) return { says: [sorrySays(moment)] };
  if (isReachable(state)) return { says: [] };
  const { name } = state.slots;
  const first = name !== undefined && before.slots.name !== name ? calledName(name) : undefined;
  const isFirst = !before.capturing && state.flow === 'human';
  const when = answerTime(moment);
  const wordings: Wordings = isFirst
    ? {
        en: [`Thanks, I pass that on: a person answers ${when}, once I know where to reach you.`],
        es: [`Gracias, lo paso: una persona le contesta ${when}; solo necesito cómo contactarle.`],
      }
    : first
      ? { en: [`Thanks, ${first}.`], es: [`Gracias, ${first}.`] }
      : { en: [], es: [] };
  return { says: wordings[state.language].length > 0 ? [oneOf(wordings, state)] : [] };
}

/** Below the minimum Carl has no price: a person may find a way. */
export function answerForFewer({ state, shop }: Moment): Answer {
  const { phone } = shop.brand;
  return {
    says: [
      oneOf(
        {
          en: [
            `The minimum is the same for everyone here, but a person at ${phone} can tell you of a way for fewer.`,
            `I have no price below the minimum; ask a person at ${phone} whether there is a way for fewer.`,
          ],
          es: [`Yo no tengo precio por menos del mínimo; pregunte a una persona en el ${phone}.`],
        },
        state,
      ),
    ],
  };
}

/** What a person has to decide is not for Carl to say; when they answer is. */
export function answerForPerson(moment: Moment): Answer {
  const when = answerTime(moment);
  return {
    says: [
      oneOf(
        {
          en: [
            `That is for a person here to settle with you, and one answers ${when}.`,
            `A person decides that with you and answers ${when}.`,
          ],
          es: [`Eso lo resuelve con usted una persona del taller, que le contesta ${when}.`],
        },
        moment.state,
      ),
    ],
  };
}

export function answerHowToOrder(moment: Moment): Answer {
  const { state, shop } = moment;
  const { brand } = shop;
  if (declinesContact(state)) {
    const says = oneOf(
      {
        en: [
          `Call ${brand.phone} or come by ${brand.address.street}, and a person takes the order.`,
          `A person takes it by phone at ${brand.phone}, or in the shop at ${brand.address.street}.`,
        ],
        es: [`Llame al ${brand.phone} o pase por ${brand.address.street}, y una persona toma su pedido.`],
      },
      state,
    );
    return { says: [says], asks: null };
  }
  state.flow ??= 'quote';
  return {
    says: [howItGoesSays(state)],
  };
}

/** What happens from the first word to the proof. */
export const howItGoesSays = (state: ConversationState): string =>
  oneOf(
    {
      en: [
        'Tell me what you need, I pass it to the shop, and a person sends you the quote and a proof to approve.',
        'You tell me the job and how to reach you; a person answers with the quote, and nothing is made before you approve the proof.',
      ],
      es: [
        'Dígame qué necesita, lo paso al taller, y una persona le manda la cotización y una prueba para aprobar.',
      ],
    },
    state,
  );

const TEDIOUS = { en: 'I am sorry this has been tedious.', es: 'Siento que haya sido pesado.' };

/** For somebody whose request is with the shop already: it says now that they want to hear from a person. */
export function passedOn(moment: Moment): Answer {
  const { state, shop } = moment;
  const when = answerTime(moment);
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
    effects: [saveLead(state, shop, moment.now, true)],
  };
}

export function answerWhen(moment: Moment): Answer {
  const { state } = moment;
  const when = answerTime(moment);
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

/** How they answer is the visitor's to say. */
export function answerHow(moment: Moment): Answer {
  const { state } = moment;
  const when = answerTime(moment);
  const way = reachText({ ...state, reach: { by: state.reach.by, when: null } }, state.language);
  if (way !== undefined)
    return {
      says: [
        state.language === 'es'
          ? `${upperFirst(way)}, como pidió.`
          : `${upperFirst(way)}, as you asked: ${when}.`,
      ],
    };
  if (isReachable(state))
    return {
      says: [
        oneOf(
          {
            en: [
              `Whichever you like: say text, call or email and I pass it on; a person answers ${when}.`,
              `That is up to you: tell me which you prefer, and a person does it ${when}.`,
            ],
            es: ['Como prefiera: dígame si llamada, mensaje o correo, y lo paso.'],
          },
          state,
        ),
      ],
    };
  return {
    says: [
      oneOf(
        {
          en: [
            `Whichever you like: say text, call or email with your number or address, and a person does that ${when}.`,
            `That is up to you: leave a number for a call or a text, or an email, and a person answers ${when}.`,
          ],
          es: [`Como prefiera: llamada, mensaje o correo; una persona le contesta ${when}.`],
        },
        state,
      ),
    ],
  };
}

export function answerIfSent(moment: Moment): Answer {
  const { state } = moment;
  const when = answerTime(moment);
  return {
    says: [
      oneOf(
        state.stored
          ? {
              en: [
                `Yes, the shop has it, and a person answers ${when}.`,
                `It is with the shop: a person answers ${when}.`,
              ],
              es: [`Sí, el taller ya lo tiene; una persona le contesta ${when}.`],
            }
          : {
              en: [
                'Not yet: it goes to the shop once you say yes.',
                'I have it here, but it is not sent yet.',
              ],
              es: ['Todavía no: se envía cuando me diga que sí.'],
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

const CALL_ME = worded(
  / (?:call|phone|ring|text|email|message|write) (?:me|us) |(?:have|get|ask|tell) (?:someone|somebody|a person|them|him|her|your \w+) (?:to )?(?:call|text|email|phone|contact|reach) /,
);

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
