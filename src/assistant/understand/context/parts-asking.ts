// The questions among all that a message tells.

import { saidIn } from '../reading/words/frame.ts';
import type { Moment } from './moment.ts';

/** "…3 banners for the 18th, also do you ship to Bend": the questions among all that is told. */
export function partsAsking({ message, state }: Pick<Moment, 'message' | 'state'>): string | undefined {
  if (state.language !== 'en') return;
  if (last?.message !== message) last = { message, parts: askingIn(saidIn(message)) };
  return last.parts;
}

/** A turn asks it several times. */
let last: { message: string; parts: string | undefined } | undefined;

function askingIn(message: string): string | undefined {
  const parts = message.slice(0, LONGEST_TOLD).split(PARTS);
  const asking = parts.filter((part) => ASKS_IN_PART.test(part));
  return asking.length === 0 || asking.length === parts.length
    ? undefined
    : asking.join(' ').slice(0, LONGEST_QUESTION);
}

const LONGEST_TOLD = 2000;
const PARTS =
  /(?<=[.?!;\n])\s+|,\s*(?:and |also |but )?(?=(?:do|does|can|could|will|would|how|what|where|when|who|is|are)\s)|\s(?=(?:also|and|but|plus)\s(?:do|does|can|could|will|would|how|what|where|who|is|are|(?:i|we)(?:['’]d)?\s(?:wonder|was|were|am|are|would|want|need|like))\s)/i;
const ASKS_IN_PART =
  /^(?:(?:also|and|but|plus|so|oh)\s)*(?:do|does|can|could|will|would|how|what|where|when|who|is|are)\s|\b(?:know|wonder(?:ing)?|ask|tell me|see)\s(?:if|whether|how|what|when|where)\s|\?\s*$/i;

const LONGEST_QUESTION = 300;
