// Plays a month of visitors through Carl and the quote form, each at their own time in the past.
import { randomUUID } from 'node:crypto';
import { leadAfterSilence } from '../../src/assistant/lead/save-lead.ts';
import { parseState } from '../../src/assistant/state/state.ts';
import { leadFormSchema } from '../../src/schemas/lead-form.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { quietTalk } from '../../src/server/model/talk.ts';
import { NOBODY } from '../../src/server/notifications/notifier.ts';
import { answerMessage } from '../../src/server/turns/answer-message.ts';
import { leadToSave } from '../../src/server/turns/lead-to-save.ts';
import { contactSchemaOf, saveContact } from '../../src/server/turns/save-contact.ts';
import { saveLeadForm } from '../../src/server/turns/save-lead-form.ts';
import { startConversation } from '../../src/server/turns/start-conversation.ts';
import { dayInZone, startOfDay } from '../../src/shop/opening-hours.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { answerLeads } from './answer-leads.ts';
import { type Moment, QUOTE_FORMS, type QuoteForm, VISITORS, type Visitor } from './month.ts';
import { visitsOfMonth } from './visits.ts';

/** Thrown where the database holds conversations or leads already. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

const DAY_MS = 24 * 60 * 60_000;
/** As long as the server waits by default before it stores contact details that were never confirmed. */
const SILENCE_MS = 15 * 60_000;
/** No visit is still going on when it is stored. */
const LONGEST_VISIT_MS = 60 * 60_000;

/**
 * Stores the month before `now` and says how many conversations and leads it has. What is said and when is the
 * same at every run; ids are not, since a conversation's id is a secret. Throws a NotEmptyError.
 *
 *     await seedMonth(storage, shop, new Date());
 */
export async function seedMonth(
  storage: Storage,
  shop: Shop,
  now: Date,
): Promise<{ conversations: number; leads: number }> {
  await refuseUnlessEmpty(storage);
  const visits = [
    ...VISITORS.map((visitor) => ({ ...visitor, play: (at: Date) => talk(storage, shop, visitor, at) })),
    ...QUOTE_FORMS.map((form) => ({ ...form, play: (at: Date) => sendQuoteForm(storage, shop, form, at) })),
  ].map(({ play, ...moment }) => ({ at: timeInShop(moment, shop.time_zone, now), play }));
  for (const { at, play } of visits.sort((one, other) => one.at.getTime() - other.at.getTime()))
    await play(at);
  await answerLeads(storage, shop, 'admin', now);
  await storage.visits.add(visitsOfMonth(now, shop.time_zone));
  const [conversations, leads] = await Promise.all([storage.conversations.count(), storage.leads.count()]);
  return { conversations, leads };
}

async function refuseUnlessEmpty(storage: Storage): Promise<void> {
  const [conversations, leads] = await Promise.all([storage.conversations.count(), storage.leads.count()]);
  if (conversations + leads === 0) return;
  throw new NotEmptyError(
    `Nothing was stored: the database already holds conversations (${conversations}) or leads (${leads}), and seeding is for an empty one.`,
  );
}

/** That clock time of that day in the shop; a day earlier where the visit would not be over by now. */
function timeInShop({ daysAgo, at }: Moment, timeZone: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const day = dayInZone(new Date(now.getTime() - daysAgo * DAY_MS), timeZone);
  const time = startOfDay(day, timeZone).getTime() + (hours * 60 + minutes) * 60_000;
  return new Date(time + LONGEST_VISIT_MS > now.getTime() ? time - DAY_MS : time);
}

async function talk(storage: Storage, shop: Shop, visitor: Visitor, at: Date): Promise<void> {
  const { conversationId } = await startConversation(
    { storage, shop, now: at },
    { sessionId: randomUUID(), language: visitor.language ?? 'en', flow: visitor.flow ?? null },
  );
  let now = at;
  for (const step of visitor.steps) {
    now = new Date(now.getTime() + typingMs(step));
    const parts = { storage, shop, notifier: NOBODY, now };
    if (typeof step === 'string') {
      await answerMessage(
        parts,
        { conversationId, message: step, language: visitor.language ?? 'en', spoken: false },
        undefined,
        quietTalk(),
      );
    } else {
      await saveLeadForm(parts, { conversationId, ...leadFormSchema.parse(step.form) }, undefined);
    }
  }
  await fallSilent(storage, shop, conversationId, new Date(now.getTime() + SILENCE_MS));
}

const typingMs = (step: Visitor['steps'][number]): number =>
  typeof step === 'string' ? 12_000 + step.length * 350 : 95_000;

/** Stores what a visitor left without confirming it, as the server does after a while. */
async function fallSilent(storage: Storage, shop: Shop, conversationId: string, now: Date): Promise<void> {
  const unconfirmed = await storage.conversations.listUnconfirmed({ silentMs: 0, now, limit: 100 });
  const conversation = unconfirmed.find(({ id }) => id === conversationId);
  if (!conversation) return;
  const state = parseState(conversation.state);
  const effect = leadAfterSilence(state, shop, now);
  await storage.conversations.saveTurn({
    conversationId,
    expectedMessageCount: conversation.messageCount,
    messages: [],
    unconfirmedSince: null,
    ...leadToSave(effect ? [effect] : [], { shop, notifier: NOBODY, now }),
    now,
  });
}

async function sendQuoteForm(storage: Storage, shop: Shop, form: QuoteForm, now: Date): Promise<void> {
  await saveContact(
    { storage, shop, notifier: NOBODY, now },
    contactSchemaOf(shop).parse(form.contact),
    undefined,
  );
}
