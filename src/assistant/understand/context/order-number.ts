// The number of an order already placed.

import type { Moment } from './moment.ts';

/** "#4412", "order number is BW-1042", and the bare answer to the question for it. */
export function readOrderNumber({ words, before, reading, message }: Moment): string | undefined {
  const named =
    /(?:order|invoice|job|confirmation|ticket|po|pedido|orden|factura)\s{0,3}(?:number|no\.?|num|id|n[uú]mero)?\s{0,2}(?:is|was|es|:)?\s{0,2}#?\s{0,2}((?=[A-Za-z-]{0,6}\d)[A-Za-z0-9-]{2,16})\b|#\s{0,2}([A-Za-z-]{0,5}\d[A-Za-z0-9-]{0,14})\b/i.exec(
      message,
    );
  // "my order is late. BW-30912"
  const found = named?.[1] ?? named?.[2] ?? /\b([A-Z]{2,4}-\d{3,8})\b/i.exec(message)?.[1];
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
