// From what was said and read to the moment that the turn's parts work on.

import type { Reading, Slots } from '../../../schemas/reading.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import { FORM_CHIP } from '../../state/chips.ts';
import type { Language } from '../../state/state.ts';
import { type Cue, readCues } from '../reading/intents/cues.ts';
import { withoutAccents } from '../reading/language.ts';
import { findServices } from '../reading/service.ts';
import type { Span } from '../reading/slot.ts';
import { withoutHeads } from '../reading/words/pasted.ts';
import { inSmallLetters } from '../reading/words/shouted.ts';
import { splitWords, type Words } from '../reading/words/words.ts';
import { languageOf } from './language.ts';
import type { Moment } from './moment.ts';
import type { ReaderState } from './reader-state.ts';
import { isOfFigure, isOfTheirName, isPlaceOfIt, settledReading } from './settled-reading.ts';
import { asksHowToReachUs, asksWhyContact } from './side-questions.ts';
import { spanishCues } from './spanish-cues.ts';

export function beginMoment(
  before: ReaderState,
  whole: string,
  reading: Reading,
  shop: Shop,
  now: Date,
): Moment {
  const message = withoutHeads(whole);
  const words = splitWords(message, shop, before.language);
  const today = dayInZone(now, shop.time_zone);
  const taken = personalSpans(message, reading.slots);
  const context = { words, numbers: [], taken, asked: before.asked, shop, today };
  const { slots, options, jobs, said, declined } = before;
  const language =
    message.trim() === FORM_CHIP ? before.language : languageOf(inSmallLetters(message), before);
  const folded = withoutAccents(message.slice(0, LONGEST_FOLDED).toLowerCase());
  const cues = cuesOf(words, folded, before, language, reading);
  return {
    message,
    words,
    folded,
    reading: settledReading(reading, before, words, cues, language),
    cues,
    mentions:
      isOfFigure(before, words, reading) ||
      isOfTheirName(before, message, reading) ||
      isPlaceOfIt(before, words, reading)
        ? []
        : findServices(context),
    shop,
    now,
    today,
    before,
    state: {
      ...before,
      language,
      slots: { ...slots },
      options: { ...options },
      jobs: [...jobs],
      said: [...said],
      declined: [...declined],
      turns: before.turns + 1,
    },
  };
}

const LONGEST_FOLDED = 600;

/** The message's cues; of an order asked about, "I don't have the number" is said of the order's, not of a phone's. */
function cuesOf(
  words: Words,
  folded: string,
  { flow }: ReaderState,
  language: Language,
  reading: Reading,
): ReadonlySet<Cue> {
  const cues = new Set(readCues(words));
  if (language === 'es') for (const cue of spanishCues(folded)) cues.add(cue);
  if (flow === 'order_status' && / number /.test(words.plain) && !/ (?:phone|cell) /.test(words.plain))
    cues.delete('no_phone');
  if (asksHowToReachUs({ words, reading })) cues.delete('no_phone');
  if (asksWhyContact({ words, folded })) for (const cue of REFUSING) cues.delete(cue);
  return cues;
}

const REFUSING: readonly Cue[] = ['no_phone', 'no_email', 'no_contact', 'no_name'];

/** Where the visitor's own details stand: fleet@example.com asks for no fleet. */
function personalSpans(message: string, { name, email, company }: Slots): Span[] {
  const lower = message.toLowerCase();
  return [name, email, company].flatMap((value) => {
    const start = value === undefined ? -1 : lower.indexOf(value.toLowerCase());
    return value === undefined || start === -1 ? [] : [{ start, end: start + value.length }];
  });
}
