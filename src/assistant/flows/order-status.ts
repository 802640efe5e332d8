// An order already placed: Carl sees none, takes its number and a way to answer, and hands over.

import { CHANGE_CHIPS } from '../chips.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { isOfPastOrder } from '../reading/intents/past-orders.ts';
import { isComplaint } from '../side-questions.ts';
import { oneOf } from '../wording.ts';
import { answerTime, passedOn, sorrySays } from './human.ts';

export function answerOrderStatus(moment: Moment): Answer {
  const { state, before, words } = moment;
  if (before.stored && CHANGES.test(words.plain) && readOrderNumber(moment) === undefined)
    return changeRequest(moment);
  state.flow = 'order_status';
  if (!before.stored) state.source = 'callback';
  if (isReachable(state)) return before.stored ? passedOn(moment) : { says: [] };
  if (before.flow === 'order_status') {
    const thanks = { en: ['Thanks.', 'Good.', 'All right.'], es: ['Gracias.', 'Muy bien.'] };
    return { says: [oneOf(thanks, state)] };
  }
  const when = answerTime(moment);
  return {
    says: [
      ...(isComplaint(moment) || isOfPastOrder(moment.words) ? [sorrySays(moment)] : []),
      oneOf(
        {
          en: [
            `I cannot look into orders from here, but a person can and answers ${when}.`,
            `Orders are not something I can see, so I hand this to a person, who answers ${when}.`,
          ],
          es: [
            `Desde aquí no puedo ver los pedidos, pero una persona sí, y le contesta ${when}.`,
            `Los pedidos los ve una persona del taller, que le contesta ${when}.`,
          ],
        },
        state,
      ),
    ],
  };
}

const CHANGES = / (?:change|add|update|modify|edit|adjust) /;

/** The order meant is the request of this conversation. */
function changeRequest({ state }: Moment): Answer {
  const text = oneOf(
    {
      en: ['What should I change?', 'What shall I tell them?'],
      es: ['¿Qué le cambio?', '¿Qué les digo?'],
    },
    state,
  );
  const says = oneOf(
    {
      en: ['Your request is with the shop, and I can still add to it.', 'That is still possible.'],
      es: ['Su pedido ya está en el taller, y todavía puedo agregarle algo.', 'Todavía se puede.'],
    },
    state,
  );
  return { says: [says], asks: { question: 'details', text, suggestions: CHANGE_CHIPS[state.language] } };
}

/** "#4412", "order number is BW-1042", and the bare answer to the question for it. */
export function readOrderNumber({ words, before, reading, message }: Moment): string | undefined {
  const named =
    /(?:order|invoice|job|confirmation|ticket|po|pedido|orden|factura)\s{0,3}(?:number|no\.?|num|id|n[uú]mero)?\s{0,2}(?:is|was|es|:)?\s{0,2}#?\s{0,2}((?=[A-Za-z-]{0,6}\d)[A-Za-z0-9-]{2,16})\b|#\s{0,2}([A-Za-z-]{0,5}\d[A-Za-z0-9-]{0,14})\b/i.exec(
      message,
    );
  const found = named?.[1] ?? named?.[2];
  if (found !== undefined) return found;
  const isAnswer =
    before.asked === 'order_number' || (before.flow === 'order_status' && words.all.length <= 5);
  const { phone, email, service } = reading.slots;
  if (
    !isAnswer ||
    / of (?:them|those|these|the) /.test(words.plain) ||
    (phone ?? email ?? service) !== undefined
  )
    return;
  const bare = /(?:^|\s)#?((?=[A-Za-z-]{0,5}\d)[A-Za-z0-9-]{2,16})(?=$|[\s.,!])/.exec(message);
  return words.all.length <= 10 ? bare?.[1] : undefined;
}
