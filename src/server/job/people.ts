// Who can open the page of a job: the lead's own contact, and those who were let in, each by a link of their own. Who came and
// who went is told by what happened, so that deleting, erasing, exporting and copying know nothing of people.
import { NOT_SAID } from '../../assistant/lead/save-lead.ts';
import { CONTACT } from '../../schemas/job.ts';
import type { Lead } from '../../schemas/lead.ts';
import type { Decision, JobEvent } from '../../storage/job/job-store.ts';
import { sameName } from './job-words.ts';

/** Besides the contact, at the same time. */
export const PEOPLE_MOST = 10;

/** Whose link it is. `name`: null for the contact, whose name the lead holds. */
export interface Who {
  person: string;
  name: string | null;
}

export interface Person {
  /** A UUID. */
  person: string;
  name: string;
  /** Who let them in; `person` null for the shop. */
  by: { person: string | null; name: string | null };
}

/** Those who can open the page besides the contact, in the order in which they came. */
export function peopleOf(events: readonly JobEvent[]): Person[] {
  const ended = new Set(events.flatMap((event) => (event.kind === 'person_ended' ? event.data.person : [])));
  return everyoneIn(events).filter(({ person }) => !ended.has(person));
}

/** Those who have left too. */
const everyoneIn = (events: readonly JobEvent[]): Person[] =>
  events.flatMap((event) => {
    if (event.kind !== 'person_added') return [];
    const { person, name, by } = event.data;
    return [{ person, name, by: { person: by, name: event.name } }];
  });

/** Null where the visitor has not said it. */
export const contactName = ({ name }: Pick<Lead, 'name'>): string | null => (name === NOT_SAID ? null : name);

/**
 * The name of whose link it was by which somebody signed; null where they signed with that name, and where nobody knows it.
 *
 *     linkNameOf({ person: CONTACT, name: 'Sam Okafor' }, events, lead); // 'Dana Ruiz'
 */
export function linkNameOf(
  signed: { person: string; name: string },
  events: readonly JobEvent[],
  lead: Pick<Lead, 'name'>,
): string | null {
  const name =
    signed.person === CONTACT
      ? contactName(lead)
      : (everyoneIn(events).find(({ person }) => person === signed.person)?.name ?? null);
  return name === null || sameName(name, signed.name) ? null : name;
}

/** No two people of a job go by one name: it is to say who. Whoever let somebody in gets the same answer again. */
export function addPerson({ person, name, by }: Person, contact: string | null) {
  return (events: readonly JobEvent[]): Decision<Person | { refused: 'taken' | 'full' }> => {
    const people = peopleOf(events);
    const known = people.find((one) => sameName(one.name, name));
    // A button that was pressed twice.
    if (known && known.by.person === by.person) return { add: [], result: known };
    if (known || (contact !== null && sameName(contact, name)))
      return { add: [], result: { refused: 'taken' } };
    if (people.length >= PEOPLE_MOST) return { add: [], result: { refused: 'full' } };
    const who = by.person === null ? 'shop' : 'customer';
    const data = { person, name, by: by.person };
    const added = { kind: 'person_added', who, name: by.name, version: null, data } as const;
    return { add: [added], result: { person, name, by } };
  };
}

/** Their link opens nothing any more; a second time changes nothing. `name`: who of the shop ends it. */
export function endPerson(person: string, name: string) {
  return (events: readonly JobEvent[]): Decision<'ended' | 'unknown'> => {
    if (!everyoneIn(events).some((one) => one.person === person)) return { add: [], result: 'unknown' };
    const isOpen = peopleOf(events).some((one) => one.person === person);
    const ended = { kind: 'person_ended', who: 'shop', name, version: null, data: { person } } as const;
    return { add: isOpen ? [ended] : [], result: 'ended' };
  };
}
