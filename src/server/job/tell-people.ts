// Who has a link to a job, in words: for its page, where only who let somebody in reads their link, and for the desk.
import { CONTACT, type JobPerson } from '../../schemas/job.ts';
import type { Language } from '../../schemas/language.ts';
import type { Lead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import { jobUrlOf } from './job-url.ts';
import { PAGE_WORDS } from './page-words.ts';
import { contactName, type Person, peopleOf, type Who } from './people.ts';

type Context = Pick<AppContext, 'shop' | 'jobLinks' | 'env'>;

/** As the page tells it; it makes no links. */
export function tellPeople(
  lead: Lead,
  events: readonly JobEvent[],
  you: Who,
  { shop, jobLinks, env }: Context,
  language: Language,
): Promise<JobPerson[]> {
  const words = PAGE_WORDS[language].people;
  const people = peopleOf(events).map(async (one) => {
    const isYours = one.by.person === you.person;
    const path = isYours ? await jobLinks.findPath(lead.id, one.person) : undefined;
    const note = isYours ? words.letInByYou : words.letInBy(adderOf(one, lead, shop.current, language));
    const url = path === undefined ? null : `${env.publicUrl ?? ''}${path}`;
    return { person: one.person, name: one.name, note, url };
  });
  return Promise.all([{ ...contactOf(lead, language), url: null }, ...people]);
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
    note: PAGE_WORDS.en.people.letInBy(adderOf(one, lead, context.shop.current, 'en')),
    url: (await jobUrlOf(lead.id, context, one.person)) ?? null,
  }));
  return Promise.all([{ ...contactOf(lead, 'en'), url: contactUrl }, ...people]);
}

const contactOf = (lead: Lead, language: Language) => {
  const { customer, asked } = PAGE_WORDS[language].people;
  return { person: CONTACT, name: contactName(lead) ?? customer, note: asked };
};

function adderOf({ by }: Person, lead: Lead, { brand }: Shop, language: Language): string {
  const { atShop, theCustomer } = PAGE_WORDS[language].people;
  return by.person === null ? atShop(by.name, brand.name) : (by.name ?? contactName(lead) ?? theCustomer);
}
