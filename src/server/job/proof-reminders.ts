// Proofs that nobody has answered: the customer is reminded after two and after five working days, then the shop is told.
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone, isOpen } from '../../shop/opening-hours.ts';
import { addProductionDays } from '../../shop/plan.ts';
import { quietUntil } from '../../shop/quiet-hours.ts';
import type { Decision, JobEvent, NewJobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import { isMailed } from './job-url.ts';
import { newestProofs, type Pin, type ProofVersion, pinsOf } from './proofs.ts';

/** `days`: working days after the proof was sent. */
const STEPS = [
  { nth: 1, days: 2, to: 'customer' },
  { nth: 2, days: 5, to: 'customer' },
  { nth: 3, days: 6, to: 'shop' },
] as const;
type Step = (typeof STEPS)[number];
/** Older ones were all told of, or nobody looked for as long. */
const SINCE_MS = 60 * 24 * 60 * 60_000;

/** The days on which somebody is told of a proof that nobody answers. */
const stepsOf = ({ sentAt }: ProofVersion, shop: Shop): { nth: number; to: Step['to']; day: string }[] => {
  const sentOn = dayInZone(new Date(sentAt), shop.time_zone);
  return STEPS.map(({ nth, days, to }) => ({ nth, to, day: addProductionDays(shop, sentOn, days) }));
};

/** What is to come, the next first; nothing while the shop is to answer. `canRemind`: the customer, by mail. */
export function remindersOf(
  proof: ProofVersion,
  pins: readonly Pin[],
  shop: Shop,
  canRemind: boolean,
): ReturnType<typeof stepsOf> {
  if (proof.state !== 'sent' && proof.state !== 'seen') return [];
  const isAsked = pins.some(
    ({ item, isDone, answers }) => item === proof.proof.item && !isDone && answers.at(-1)?.who === 'customer',
  );
  if (isAsked) return [];
  const last = Math.max(0, ...proof.reminders.map(({ nth }) => nth));
  return stepsOf(proof, shop).filter(({ nth, to }) => nth > last && (canRemind || to === 'shop'));
}

/** Reminds of what is due; of steps that a server slept through the last alone. */
export function remind({ shop, canRemind, now }: { shop: Shop; canRemind: boolean; now: Date }) {
  return (events: readonly JobEvent[]): Decision<number> => {
    const today = dayInZone(now, shop.time_zone);
    const pins = pinsOf(events);
    const add = newestProofs(events).flatMap((proof): NewJobEvent[] => {
      const due = remindersOf(proof, pins, shop, canRemind).findLast(({ day }) => day <= today);
      if (!due) return [];
      const { to, nth } = due;
      return [{ kind: 'proof_reminded', who: 'shop', name: null, version: proof.version, data: { to, nth } }];
    });
    const to = new Set(add.map((event) => (event.kind === 'proof_reminded' ? event.data.to : null)));
    const notify = [to.has('customer') && ('proof' as const), to.has('shop') && ('email' as const)];
    return { add, notify: notify.filter((channel) => channel !== false), result: add.length };
  };
}

/** A round of the server; only while the shop is open, and never in its quiet hours. */
export async function remindOfProofs({
  storage,
  shop: { current: shop },
  env,
  notifier,
  now,
}: Pick<AppContext, 'storage' | 'shop' | 'env' | 'notifier' | 'now'>): Promise<void> {
  const at = now();
  if (!isOpen(shop, at) || quietUntil(shop, at) !== null) return;
  let count = 0;
  for (const id of await storage.job.listLeadsWith('proof_sent', new Date(at.getTime() - SINCE_MS))) {
    const lead = await storage.leads.find(id);
    if (!lead) continue;
    const choose = remind({ shop, canRemind: isMailed(lead, env), now: at });
    count += (await storage.job.decide(id, choose, at)) ?? 0;
  }
  if (count > 0) notifier.wake();
}
