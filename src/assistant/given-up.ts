// Goods among several that are given up in a roundabout way, put in the few words that are read elsewhere.
import { kindOf } from './change-goods.ts';
import { plural } from './describe-job.ts';
import { openJobs } from './jobs.ts';
import { NOUNS } from './jobs-told.ts';
import { wordedInAnyCase } from './reading/words/triggers.ts';
import type { ConversationState } from './turn.ts';

/** "leave the mugs out, just the hats" as "skip the mugs, just the hats"; undefined where nothing of the jobs is given up so. */
export function saidShorter(before: ConversationState, message: string): string | undefined {
  if (before.stored || before.language !== 'en' || message.length > LONGEST || !MAY.test(message)) return;
  const jobs = openJobs(before);
  if (jobs.length < 2) return;
  for (const { thing } of jobs) {
    if (thing === null) continue;
    const goods = plural(thing);
    const said = message.replace(roundabout(thing), `skip the ${goods}`);
    if (said !== message) return said;
  }
  return;
}

const LONGEST = 400;
const MAY = wordedInAnyCase(
  /\b(?:leave|leaving|left|take|taking|cut|keep|hold(?:ing)? off|pass(?:ing)? on|minds?|need|want|order|get|do)\b/i,
);

function roundabout(thing: string): RegExp {
  const noun =
    NOUNS[kindOf(thing) ?? ''] ?? `${thing}|${plural(thing)}|${plural(thing.split(' ').at(-1) ?? '')}`;
  const goods = `(?:the|those|these|my|our) (?:${noun})`;
  return new RegExp(
    `\\b(?:(?:leave|leaving|left|take|taking|cut|keep) ${goods} (?:out|off)|(?:hold(?:ing)? off on|pass(?:ing)? on|changed (?:my|our) minds? (?:on|about)|(?:(?:i|we) )?(?:do not|don['’]?t|won['’]?t|will not|wouldn['’]?t|no longer)(?: really| actually| even)? (?:need|want|be needing|order|get|do)|let['’]?s not (?:do|get|order)) ${goods})(?: (?:anymore|any more|after all|for now|now|then|at all))?(?=$|[,.;!]| (?:just|only|and|but|we|i|so|thanks|please)\\b)`,
    'i',
  );
}
