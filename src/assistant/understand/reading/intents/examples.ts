// Example messages of each intent, and of none: plain answers, and what is said of the job or the talk itself.
import type { Intent } from '../../../../schemas/reading.ts';
import { ABUSIVE } from './examples/abusive.ts';
import { AFFIRM } from './examples/affirm.ts';
import { ARTWORK } from './examples/artwork.ts';
import { DENY } from './examples/deny.ts';
import { DESIGN } from './examples/design.ts';
import { GOODBYE } from './examples/goodbye.ts';
import { GREETING } from './examples/greeting.ts';
import { HUMAN } from './examples/human.ts';
import { IDENTITY } from './examples/identity.ts';
import { INJECTION } from './examples/injection.ts';
import { LOCATION_HOURS } from './examples/location-hours.ts';
import { MINIMUM_ORDER } from './examples/minimum-order.ts';
import { NONE } from './examples/none.ts';
import { OFF_TOPIC } from './examples/off-topic.ts';
import { ORDER_STATUS } from './examples/order-status.ts';
import { PRICING } from './examples/pricing.ts';
import { QUOTE } from './examples/quote.ts';
import { SERVICES } from './examples/services.ts';
import { THANKS } from './examples/thanks.ts';
import { TURNAROUND } from './examples/turnaround.ts';

/** `identity` asks who Carl is, which is no intent of its own: `off_topic`. */
export type ExampleLabel = Intent | 'identity' | 'none';

/** One a line, as `Words.plain` would give them. */
export const EXAMPLES: ReadonlyMap<ExampleLabel, string[]> = new Map(
  Object.entries({
    abusive: ABUSIVE,
    affirm: AFFIRM,
    artwork: ARTWORK,
    deny: DENY,
    design: DESIGN,
    goodbye: GOODBYE,
    greeting: GREETING,
    human: HUMAN,
    identity: IDENTITY,
    injection: INJECTION,
    location_hours: LOCATION_HOURS,
    minimum_order: MINIMUM_ORDER,
    none: NONE,
    off_topic: OFF_TOPIC,
    order_status: ORDER_STATUS,
    pricing: PRICING,
    quote: QUOTE,
    services: SERVICES,
    thanks: THANKS,
    turnaround: TURNAROUND,
  } satisfies Partial<Record<ExampleLabel, string>>).map(([intent, lines]) => [
    intent as ExampleLabel,
    lines.trim().split('\n'),
  ]),
);
