// The smallest order of each service.
import { nameInSentence, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { figure, listed, oneOf } from '../wording.ts';

export function answerMinimum(moment: Moment): Answer {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  if (!service) {
    const groups = Map.groupBy(shop.services, ({ minimum_order }) => minimum_order);
    const parts = [...groups]
      .sort(([a], [b]) => a - b)
      .map(([least, services]) => `${listed(services.map(nameInSentence))} from ${figure(least)}`);
    return { says: [oneOf([`We make ${listed(parts)}.`, `Our minimums: ${listed(parts)}.`], state)] };
  }
  const least = service.minimum_order;
  const unit = shop.prices[service.slug]?.unit;
  const pieces = `${figure(least)} ${least === 1 ? (unit?.one ?? 'piece') : (unit?.many ?? 'pieces')}`;
  const name = nameInSentence(service);
  const quantity = moment.reading.slots.quantity;
  if (quantity !== undefined && quantity < least) {
    return { says: [`I am sorry, the minimum for ${name} is ${pieces}.`, ...smallerWay(moment, quantity)] };
  }
  return {
    says: [
      least === 1
        ? oneOf(
            [
              `One is fine for ${name}: there is no minimum.`,
              `There is no minimum for ${name}, a single one is welcome.`,
            ],
            state,
          )
        : oneOf([`For ${name} the minimum is ${pieces}.`, `The minimum for ${name} is ${pieces}.`], state),
    ],
  };
}

/** Another service that takes so few, of those that also make things to wear or to hang. */
function smallerWay({ shop, state }: Moment, quantity: number): string[] {
  const other = shop.services.find(
    ({ slug, minimum_order }) =>
      slug !== state.slots.service &&
      minimum_order <= quantity &&
      WEARABLE.has(slug) &&
      WEARABLE.has(state.slots.service ?? ''),
  );
  return other
    ? [`For smaller runs there are ${nameInSentence(other)}, from ${figure(other.minimum_order)} pieces.`]
    : [];
}

const WEARABLE = new Set(['screen-printing', 'hats-and-t-shirts', 'embroidery']);
