// What holds for every reply of Carl's, whatever it says.
import type { Turn } from '../state/turn.ts';
import { sentencesOf } from '../wording/wording.ts';

/** What is wrong with the turn, in words; `last` is the reply before it. */
export function breachesOfManners(
  { reply, suggestions, ticket, shouldCaptureLead, leadCaptureFields }: Turn,
  last: string,
): string[] {
  const sentences = sentencesOf(reply);
  const twice = sentences.filter((sentence) => sentencesOf(last).includes(sentence));
  const labels = ticket.map(({ label }) => label).join(', ');
  const breaches: [boolean, string][] = [
    // An article's words stand as one quotation, whatever their number.
    [!reply.includes('From our page') && sentences.length > 3, 'more than three sentences'],
    [twice.length > 0, 'a sentence twice running'],
    [reply.split('?').length > 2, 'more than one question'],
    [/\b(?:undefined|null|NaN)\b|\p{Extended_Pictographic}/u.test(reply), 'something that is no wording'],
    [suggestions.length < 2 || suggestions.length > 4, `${suggestions.length} suggestions`],
    [new Set(suggestions).size !== suggestions.length, 'the same suggestion twice'],
    [labels !== 'Job, Qty, Print, In hands', `ticket cells ${labels}`],
    [shouldCaptureLead && !suggestions.includes('Fill in the form'), 'the form on offer without its chip'],
    [leadCaptureFields.length !== (shouldCaptureLead ? 8 : 0), `${leadCaptureFields.length} form fields`],
  ];
  return breaches.flatMap(([isBreach, what]) => (isBreach ? [`${what}: "${reply}"`] : []));
}
