// A person is wanted: always honoured, with the time by which someone answers.
import { describeDueTime, isOpen, replyDueAt } from '../../shop/opening-hours.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { declinesContact } from '../questions.ts';
import { oneOf } from '../wording.ts';

export const HUMAN_OPENING =
  'Great! Let me connect you with one of our designers. Can you tell me a bit about your project?';

/** By when a person answers, in words: 'tomorrow, Thursday, March 5, by 10:30 am'. */
export const answerTime = ({ shop, now }: Pick<Moment, 'shop' | 'now'>): string =>
  describeDueTime(shop, now, replyDueAt(shop, now));

export function answerHuman(moment: Moment): Answer {
  const { state, shop, now, cues } = moment;
  state.flow = 'human';
  state.source = 'callback';
  const sorry = cues.has('frustrated') ? 'I am sorry this has been tedious. ' : '';
  if (isReachable(state)) return { says: sorry ? [sorry.trim()] : [] };
  if (declinesContact(state)) return callUs(moment);
  const when = answerTime(moment);
  const line = isOpen(shop, now) ? ` You can also call ${shop.brand.phone} right now.` : '';
  const says = oneOf(
    [
      `${sorry}Of course: leave a way to reach you and a person answers ${when}.`,
      `${sorry}Gladly: with an email or a phone number a person gets back to you ${when}.`,
      `${sorry}Sure: a person answers ${when}, as soon as I know where to reach you.`,
    ],
    state,
  );
  return { says: line && !sorry ? [says, line.trim()] : [says] };
}

/** For somebody who wants a person but leaves no address. */
export function callUs({ state, shop }: Pick<Moment, 'state' | 'shop'>): Answer {
  const { phone, email } = shop.brand;
  const says = oneOf(
    [
      `That is fine. You can reach a person at ${phone} or ${email}.`,
      `No problem: a person answers at ${phone} and ${email}.`,
    ],
    state,
  );
  return { says: [says], asks: null };
}
