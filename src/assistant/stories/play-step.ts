// One step of a scripted conversation: a message, the lead form, or a quarter of an hour without a word.
import { leadFormSchema } from '../../schemas/lead-form.ts';
import type { Shop } from '../../schemas/shop.ts';
import { leadAfterSilence } from '../lead/save-lead.ts';
import { submitLeadForm } from '../lead/submit-lead-form.ts';
import { type ConversationState, parseState, stateToStore } from '../state/state.ts';
import type { Effect, Turn } from '../state/turn.ts';
import { takeTurn } from '../take-turn.ts';
import { understand } from '../understand/understand.ts';

export type Said = { visitor: string } | { form: Record<string, string> } | { silence: true };

/**
 * What came of the step: a turn of Carl's, or after silence only what is stored then. `promised` is the time of the answer
 * that the current request's lead was stored with, if it is stored.
 */
export function playStep(
  said: Said,
  state: ConversationState,
  shop: Shop,
  now: Date,
  promised?: Date,
): { turn: Turn | null; effect: Effect | null } {
  // Storage keeps the state as JSON between two turns.
  const before = parseState(JSON.parse(JSON.stringify(stateToStore(state, []))));
  if ('silence' in said) return { turn: null, effect: leadAfterSilence(before, shop, now) };
  if ('form' in said) {
    const turn = submitLeadForm(before, leadFormSchema.parse(said.form), shop, now, promised);
    return { turn, effect: turn.effects[0] ?? null };
  }
  const { commands, language } = understand(said.visitor, before, shop, now);
  const turn = takeTurn(before, commands, shop, now, { language, ...(promised && { promised }) });
  return { turn, effect: turn.effects[0] ?? null };
}
