// Keys to words: one of several wordings, never a sentence of the reply before.
import type { Shop } from '../../schemas/shop.ts';
import type { Say } from '../state/scene.ts';
import type { ConversationState } from '../state/state.ts';
import { oneOf } from '../wording/wording.ts';

/** The sentence or sentences of a key; a place whose value is missing takes the wording with it. */
export function render(say: Say, state: ConversationState, { responses }: Shop): string {
  if (say.text !== undefined) return say.text;
  const { language } = state;
  const wordings = responses[language][say.key] ?? responses.en[say.key];
  if (!wordings) throw new Error(`there are no words for ${say.key}`);
  const filled = wordings.flatMap((wording) => fill(wording, say.values) ?? []);
  return oneOf({ en: filled, es: filled }, state);
}

function fill(wording: string, values: Say['values'] = {}): string | undefined {
  let isWhole = true;
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;
}
