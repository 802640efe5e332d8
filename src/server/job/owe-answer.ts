import { replyDueAt } from '../../shop/opening-hours.ts';
import type { DecidedLead, Decision, JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';

type Choose<T> = (events: readonly JobEvent[], lead: DecidedLead) => Decision<T>;

/** What a customer says is answered in the shop's time: a lead that was answered before waits again. */
export const oweAnswer =
  <T>(choose: Choose<T>, { shop, now }: Pick<AppContext, 'shop' | 'now'>): Choose<T> =>
  (events, lead) => ({ ...choose(events, lead), answerBy: answerBy({ shop, now }) });

/** ISO time by which a person answers what is said now. */
export const answerBy = ({ shop, now }: Pick<AppContext, 'shop' | 'now'>): string =>
  replyDueAt(shop.current, now()).toISOString();
