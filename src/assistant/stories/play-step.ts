// One step of a scripted conversation: a message, the lead form, or a quarter of an hour without a word.
import { leadFormSchema } from '../../schemas/lead-form.ts';
import type { Shop } from '../../schemas/shop.ts';
import { leadAfterSilence } from '../lead-after-silence.ts';
import { read } from '../read.ts';
import { parseState } from '../state.ts';
import { submitLeadForm } from '../submit-lead-form.ts';
import { takeTurn } from '../take-turn.ts';
import type { ConversationState, Effect, Turn } from '../turn.ts';

export type Said = { visitor: string } | { form: Record<string, string> } | { silence: true };

/**
 * What came of the step: a turn of Carl's, or after silence only what is stored then. `promised` is the time of the answer
 * that the current job's lead was stored with, if it is stored.
 */
export function playStep(
  said: Said,
  state: ConversationState,
  shop: Shop,
  now: Date,
  promised?: Date,
): { turn: Turn | null; effect: Effect | null } {
  // Storage keeps the state as JSON between two turns.
  const before = parseState(JSON.parse(JSON.stringify(state)));
  if ('silence' in said) return { turn: null, effect: leadAfterSilence(before, shop, now) };
  const turn =
    'form' in said
      ? submitLeadForm(before, leadFormSchema.parse(said.form), shop, now, promised)
      : takeTurn(
          before,
          said.visitor,
          read(said.visitor, before, shop, now),
          shop,
          now,
          promised && { promised },
        );
  return { turn, effect: turn.effects[0] ?? null };
}
