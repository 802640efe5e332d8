// Goods that were asked for beside the job talked about: noted, and come to when that one is sent.
import { plural } from '../describe-job.ts';
import type { Moment } from '../moment.ts';
import { AND, listed, oneOf } from '../wording.ts';

/** What was put in line by this message. */
export function secondRequestSays({ state, before, shop }: Moment): string | undefined {
  const added = state.jobs.filter(
    ({ job, stored }) => !stored && !before.jobs.some((other) => other.job === job) && job !== state.job,
  );
  if (added.length === 0) return;
  const name = listed(
    added.map(
      ({ thing, slots }) =>
        (thing && plural(thing)) ??
        shop.services.find(({ slug }) => slug === slots.service)?.name ??
        'others',
    ),
    AND[state.language],
  );
  return oneOf(
    {
      en: [
        `I have noted the ${name} as a second request and come to it right after this one.`,
        `The ${name} come next: first let us finish this one.`,
      ],
      es: [`Anoté también lo otro (${name}) y lo vemos después de este pedido.`],
    },
    state,
  );
}
