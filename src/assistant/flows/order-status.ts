// An order already placed: Carl sees none, takes its number and a way to answer, and hands over.
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { oneOf } from '../wording.ts';
import { answerTime } from './human.ts';

export function answerOrderStatus(moment: Moment): Answer {
  const { state, before } = moment;
  state.flow = 'order_status';
  state.source = 'callback';
  if (isReachable(state)) return { says: [] };
  if (before.flow === 'order_status') return { says: [oneOf(['Thanks.', 'Good.', 'All right.'], state)] };
  return {
    says: [
      oneOf(
        [
          `I cannot look into orders from here, but a person can and answers ${answerTime(moment)}.`,
          `Orders are not something I can see, so I hand this to a person, who answers ${answerTime(moment)}.`,
        ],
        state,
      ),
    ],
  };
}

/** "#4412", "order number is BW-1042", and the bare answer to the question for it. */
export function readOrderNumber({ words, before, reading, message }: Moment): string | undefined {
  const named =
    /(?:order|invoice|job|confirmation|ticket|po)\s{0,3}(?:number|no\.?|num|id)?\s{0,2}(?:is|was|:)?\s{0,2}#?\s{0,2}((?=[A-Za-z-]{0,6}\d)[A-Za-z0-9-]{2,16})\b|#\s{0,2}([A-Za-z-]{0,5}\d[A-Za-z0-9-]{0,14})\b/i.exec(
      message,
    );
  const found = named?.[1] ?? named?.[2];
  if (found !== undefined) return found;
  const isAnswer =
    before.asked === 'order_number' || (before.flow === 'order_status' && words.all.length <= 5);
  if (!isAnswer || reading.slots.phone !== undefined || reading.slots.email !== undefined) return;
  const bare = /(?:^|\s)#?((?=[A-Za-z-]{0,5}\d)[A-Za-z0-9-]{2,16})(?=$|[\s.,!])/.exec(message);
  return words.all.length <= 10 ? bare?.[1] : undefined;
}
