// A question about another service in the middle of a job: answered, and the job stays as it is.
import { type Answer, isQuestion, type Moment } from './moment.ts';
import { thingOf } from './reading/service.ts';

/** "do you also do car wraps?" while 48 shirts are talked about; no wish and no correction. */
export function isAside({ before, reading, words, cues }: Moment): boolean {
  const { service, quantity } = before.slots;
  return (
    !before.stored &&
    service !== undefined &&
    quantity !== undefined &&
    reading.slots.service !== undefined &&
    reading.slots.service !== service &&
    isQuestion(words) &&
    !cues.has('change') &&
    !reading.intents.some((intent) => WISHES.has(intent)) &&
    !CORRECTS.test(words.plain)
  );
}

const WISHES: ReadonlySet<string> = new Set([
  'quote',
  'pricing',
  'design',
  'human',
  'order_status',
  'deny',
  'injection',
  'abusive',
]);

/** "can you embroider them?" is said of the job's own pieces. */
const CORRECTS =
  / (?:actually|instead|change|changed|switch|rather|scratch that|correction|meant|sorry|(?:make|do|print|put|have|get|embroider|stitch|turn) (?:it|them|these|those|that)) /;

/** The answer for what was asked about, the job's own facts put back behind it; its next question stays the job's. */
export function answerAside(moment: Moment, answer: () => Answer): Answer {
  const { state, before, reading, mentions } = moment;
  const { slots, options, thing } = state;
  const asked = thingOf(mentions, reading.slots.service);
  // "how long do the shirts take?": the job's own goods are no other service.
  const isOwn = asked !== null && asked === before.thing;
  if (!isOwn) Object.assign(state, { slots: { ...slots, ...reading.slots }, options: {}, thing: asked });
  const { says, suggestions } = answer();
  Object.assign(state, { slots, options, thing });
  return { says, ...(suggestions && { suggestions }) };
}
