// A quote form that was filled in becomes a lead.
import { randomUUID } from 'node:crypto';
import { type Contact, type ContactAnswer, contactSchema } from '../../schemas/contact.ts';
import type { Shop } from '../../schemas/shop.ts';
import { describeDueTime, replyDueAt } from '../../shop/opening-hours.ts';
import type { TurnContext } from './turn-context.ts';
import type { Answer, Keep } from './with-idempotency.ts';

/** Stores the quote form and returns the answer to POST /api/contact. */
export async function saveContact(
  { storage, shop, notifier, now }: TurnContext,
  contact: Contact,
  keep: Keep | undefined,
): Promise<Answer> {
  const id = randomUUID();
  const dueAt = replyDueAt(shop, now);
  const answer = {
    status: 201,
    body: { id, replyBy: describeDueTime(shop, now, dueAt) } satisfies ContactAnswer,
  };
  await storage.contacts.save({
    id,
    name: contact.name,
    email: lowerDomain(contact.email),
    service: contact.service,
    details: contact.details ?? null,
    replyDueAt: dueAt.toISOString(),
    notify: notifier.channels,
    now,
    ...(keep && { answer: keep(answer, id) }),
  });
  notifier.wake();
  return answer;
}

/** What checks a quote form, with the services that the shop offers in it now. */
export function contactSchemaOf(shop: Shop): ReturnType<typeof contactSchema> {
  const known = schemas.get(shop);
  if (known) return known;
  const schema = contactSchema(
    shop.services.filter((service) => service.in_quote_form).map(({ name }) => name),
  );
  schemas.set(shop, schema);
  return schema;
}

const schemas = new WeakMap<Shop, ReturnType<typeof contactSchema>>();

/** Domains ignore letter case; what stands before the @ need not. */
function lowerDomain(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}
