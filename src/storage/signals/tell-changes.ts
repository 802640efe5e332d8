// Tells of every change to conversations and leads where it is stored, so that nobody who stores one can forget to.
import type { Storage } from '../storage.ts';

type Told = Pick<Storage, 'conversations' | 'leads' | 'contacts' | 'job' | 'live' | 'signals'>;

/** Changes the stores themselves: what is called later is told of. */
export function tellChanges({ conversations, leads, contacts, job, live, signals }: Told): void {
  const talk = (id: string) => signals.publish({ kind: 'conversation', id });
  const lead = (id: string) => signals.publish({ kind: 'lead', id });

  after(conversations, 'start', ([{ id }]) => talk(id));
  after(conversations, 'saveTurn', ([{ conversationId }], { leadId, answeredIds }) => {
    talk(conversationId);
    if (leadId !== null) lead(leadId);
    answeredIds.forEach(lead);
  });
  after(conversations, 'delete', ([id], wasThere) => wasThere && talk(id));
  after(live, 'extendHold', ([id], isLonger) => isLonger && talk(id));
  after(live, 'appear', ([id]) => talk(id));
  after(live, 'leave', ([id]) => talk(id));
  after(contacts, 'save', ([{ id }]) => lead(id));
  after(leads, 'setHandled', ([id], changed) => changed && lead(id));
  after(leads, 'delete', ([id], wasThere) => wasThere && lead(id));
  after(job, 'orderAgain', ([, { id }], isStored) => isStored && lead(id));
  // What is generic in its result cannot be wrapped as the others are.
  const { decide } = job;
  job.decide = async (leadId, choose, now) => {
    let isChanged = false;
    const result = await decide(
      leadId,
      (events, of) => {
        const chosen = choose(events, of);
        isChanged = chosen.add.length > 0;
        return chosen;
      },
      now,
    );
    if (isChanged) lead(leadId);
    return result;
  };
}

/** Has `tell` called whenever the method of a store has done its work. */
function after<Store extends Record<Name, (...given: never[]) => Promise<unknown>>, Name extends string>(
  store: Store,
  name: Name,
  tell: (given: Parameters<Store[Name]>, result: Awaited<ReturnType<Store[Name]>>) => unknown,
): void {
  const method = store[name] as unknown as (...given: unknown[]) => Promise<unknown>;
  const told = async (...given: unknown[]) => {
    const result = await method(...given);
    tell(given as Parameters<Store[Name]>, result as Awaited<ReturnType<Store[Name]>>);
    return result;
  };
  store[name] = told as unknown as Store[Name];
}
