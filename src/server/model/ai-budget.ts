// What models and speech may cost, counted in the database, so that all instances share it. A day is the shop's own.
import { dayInZone } from '../../shop/opening-hours.ts';
import type { AppContext } from '../app-context.ts';

type BudgetContext = Pick<AppContext, 'storage' | 'env' | 'shop' | 'now'>;

const DAY_MS = 24 * 60 * 60_000;
/** What a day's calls come to on average, at most. */
const TOKENS_PER_CALL = 1000;
const CONVERSATION_TOKENS = 60_000;
/** Of English text and JSON; on the safe side. */
const CHARACTERS_PER_TOKEN = 3;
/** Rules of the prompt and the answer. */
const TOKENS_AROUND = 700;

/** Counts one more call of a model or a speech engine; false where DAILY_AI_CALLS are used up. */
export async function spendAiCall(context: BudgetContext): Promise<boolean> {
  const { count } = await hit(context, 'calls', 1);
  return count <= context.env.dailyAiCalls;
}

/** Counts a model's call of so many characters; false where the conversation or the day has no tokens left for it. */
export async function spendTokens(
  context: BudgetContext,
  characters: number,
  conversationId: string,
): Promise<boolean> {
  const tokens = Math.ceil(characters / CHARACTERS_PER_TOKEN) + TOKENS_AROUND;
  const own = await hit(context, `tokens of ${conversationId}`, tokens);
  if (own.count > CONVERSATION_TOKENS) return false;
  const all = await hit(context, 'tokens', tokens);
  return all.count <= context.env.dailyAiCalls * TOKENS_PER_CALL;
}

function hit({ storage, shop, now }: BudgetContext, what: string, amount: number) {
  const at = now();
  const day = dayInZone(at, shop.current.time_zone);
  return storage.rateLimits.hit(`ai ${what} on ${day}`, DAY_MS, at, amount);
}
