// Who has a link to a job, in words: for its page, where only who let somebody in reads their link, and for the desk.
import { CONTACT, type JobPerson } from '../../schemas/job.ts';
import type { Lead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import { jobUrlOf } from './job-url.ts';
import { contactName, type Person, peopleOf, type Who } from './people.ts';

type Context = Pick<AppContext, 'shop' | 'jobLinks' | 'env'>;

/** As the page tells it; it makes no links. */
export function tellPeople(
  lead: Lead,
  events: readonly JobEvent[],
  you: Who,
  { shop, jobLinks, env }: Context,
): Promise<JobPerson[]> {
  const people = peopleOf(events).map(async (one) => {
    const isYours = one.by.person === you.person;
    const path = isYours ? await jobLinks.findPath(lead.id, one.person) : undefined;
    const by = isYours ? 'you' : adderOf(one, lead, shop.current);
    const url = path === undefined ? null : `${env.publicUrl ?? ''}${path}`;
    return { person: one.person, name: one.name, note: `let in by ${by}`, url };
  });
  return Promise.all([{ ...contactOf(lead), url: null }, ...people]);
}

/** As the desk reads it, with every link. */
export function tellDeskPeople(
  lead: Lead,
  events: readonly JobEvent[],
  contactUrl: string,
  context: Context,
): Promise<JobPerson[]> {
  const people = peopleOf(events).map(async (one) => ({
    person: one.person,
    name: one.name,
    note: `let in by ${adderOf(one, lead, context.shop.current)}`,
    url: (await jobUrlOf(lead.id, context, one.person)) ?? null,
  }));
  return Promise.all([{ ...contactOf(lead), url: contactUrl }, ...people]);
}

const contactOf = (lead: Lead) => ({
  person: CONTACT,
  name: contactName(lead) ?? 'Customer',
  note: 'asked for this job',
});

function adderOf({ by }: Person, lead: Lead, { brand }: Shop): string {
  if (by.person === null) return `${by.name ?? 'a person'} at ${brand.name}`;
  return by.name ?? contactName(lead) ?? 'the customer';
}
