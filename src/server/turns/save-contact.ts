// A quote form that was filled in becomes a lead.
import { randomUUID } from 'node:crypto';
import { type Contact, type ContactAnswer, contactSchema } from '../../schemas/contact.ts';
import type { Shop } from '../../schemas/shop.ts';
import { describeDueTime, replyDueAt } from '../../shop/opening-hours.ts';
import { ArtworkTakenError } from '../../storage/artwork/artwork-store.ts';
import { isKeyOf } from '../artwork/artwork-key.ts';
import { JOB_URL } from '../job/job-url.ts';
import { fieldsProblem, type ProblemError } from '../plugins/problems.ts';
import type { TurnContext } from './turn-context.ts';
import type { Answer, Keep } from './with-idempotency.ts';

/**
 * Stores the quote form with its artwork and returns the answer to POST /api/contact. Throws a ProblemError 400 where a
 * file is not there or was sent with another request.
 */
export async function saveContact(
  { storage, shop, notifier, now }: TurnContext,
  contact: Omit<Contact, 'artwork'> & { artworkIds?: readonly string[] },
  keep: Keep | undefined,
): Promise<Answer> {
  const id = randomUUID();
  const dueAt = replyDueAt(shop, now);
  const answer = {
    status: 201,
    body: { id, replyBy: describeDueTime(shop, now, dueAt), jobUrl: JOB_URL } satisfies ContactAnswer,
  };
  const saved = storage.contacts.save({
    id,
    name: contact.name,
    email: lowerDomain(contact.email),
    service: contact.service,
    details: contact.details ?? null,
    artworkIds: contact.artworkIds ?? [],
    firstTouch: contact.firstTouch,
    replyDueAt: dueAt.toISOString(),
    notify: notifier.channels,
    now,
    ...(keep && { answer: keep(answer, id) }),
  });
  await saved.catch((error: unknown) => {
    throw error instanceof ArtworkTakenError ? wrongFile('came with another request') : error;
  });
  notifier.wake();
  return answer;
}

/**
 * Ids of a quote form's artwork. Throws a ProblemError 400 for an unknown id and for a key that is not the artwork's: the
 * answer does not tell which.
 */
export async function openArtwork(
  { storage }: Pick<TurnContext, 'storage'>,
  { artwork = [] }: Contact,
): Promise<string[]> {
  for (const { id, key } of artwork) {
    const found = await storage.artwork.find(id);
    if (!found || !isKeyOf(found, key)) throw wrongFile('is not here any more');
  }
  return artwork.map(({ id }) => id);
}

const wrongFile = (why: string): ProblemError =>
  fieldsProblem([{ field: 'artwork', message: `One of your files ${why}. Please add it again.` }]);

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
