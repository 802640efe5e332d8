// The reply's words: the model's where they say what the turn says, sentence by sentence, and the engine's own for the rest.

import type { Turn } from '../../assistant/state/turn.ts';
import { buttonLabel } from '../../assistant/wording/button-label.ts';
import { splitSentences } from '../../assistant/wording/wording.ts';
import { createGuard } from '../../model/guard/guard.ts';
import { sentencesOf } from '../../model/guard/sentences.ts';
import type { Reading } from '../../schemas/reading.ts';
import type { Shop } from '../../schemas/shop.ts';
import { maskContact, repeatsContact } from './mask-contact.ts';
import type { Talk } from './talk.ts';

interface Said {
  message: string;
  reading: Reading;
  /** The reply before this one. */
  lastReply: string;
  shop: Shop;
  now: Date;
}

/** As in every reply of the engine's. */
const MOST_SENTENCES = 3;

/**
 * The reply as it is to be stored: what the visitor has been shown, and what is still unsaid. The first sentence that the
 * guard refuses ends the model's part.
 */
export async function wordReply(talk: Talk, turn: Turn, said: Said): Promise<string> {
  const { statements, rest } = parted(turn.reply);
  if (talk.shown.length > 0) return continued(talk.shown, turn.reply);
  if (!talk.model.isThere || statements.length === 0 || !mayBeWorded(turn, said)) return turn.reply;
  const guard = createGuard(statements, statements.length + (rest === '' ? 0 : 1) < MOST_SENTENCES);
  const message = maskContact(said.message, { state: turn.state, shop: said.shop, now: said.now });
  const lastReply = said.lastReply.toLowerCase();
  for await (const sentence of sentencesOf(talk.model.phrase({ message, statements, question: rest }))) {
    // No sentence comes twice running.
    if (lastReply.includes(sentence.toLowerCase())) continue;
    const refusal = guard.admit(sentence);
    if (refusal === 'greeting') continue;
    if (refusal) {
      talk.log.info({ refusal }, "the model's sentence was refused; Carl's own words go out");
      break;
    }
    talk.show(sentence);
    if (guard.unsaid().length === 0) break;
  }
  return joined(...talk.shown, ...guard.unsaid(), rest);
}

/** The sentences before the first question, and all from it on: that is said word for word. */
function parted(reply: string): { statements: string[]; rest: string } {
  const sentences = splitSentences(reply);
  const question = sentences.findIndex((sentence) => sentence.includes('?'));
  const statements = question === -1 ? sentences : sentences.slice(0, question);
  return { statements, rest: sentences.slice(statements.length).join(' ') };
}

/**
 * Word for word stay: what stores something or asks for the yes to it, what repeats contact data, what answers an attack or
 * abuse, the openings behind the page's buttons, lists, and other languages than English.
 */
function mayBeWorded({ reply, state, effects }: Turn, { message, reading, shop }: Said): boolean {
  const { intents } = reading;
  return (
    effects.length === 0 &&
    state.asked !== 'confirm' &&
    state.language === 'en' &&
    !intents.includes('injection') &&
    !intents.includes('abusive') &&
    !reply.includes('\n') &&
    buttonLabel(message, shop) === undefined &&
    !repeatsContact(reply, { state, shop })
  );
}

/**
 * The conversation has changed since these sentences were shown, and the turn is another one. They stay; where they do
 * not begin what it says now, all of that follows.
 */
function continued(shown: readonly string[], reply: string): string {
  const { statements, rest } = parted(reply);
  const guard = createGuard(statements);
  const isBeginning = shown.every((sentence) => guard.admit(sentence) === null);
  return isBeginning ? joined(...shown, ...guard.unsaid(), rest) : joined(...shown, reply);
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
