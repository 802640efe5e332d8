// A logo and nothing to put it on: the designer's work, taken as a job of its own.
import { LOGO_DESIGN } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { anyOf, phrase as r } from '../reading/intents/phrases.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { oneOf, type Wordings } from '../wording.ts';
import { DRAWN_HERE } from './design.ts';
import { quoteAsked } from './knowledge.ts';

/** "just the logo for now": nothing to print, sew or wrap. */
export const wantsLogoAlone = ({ state, before, words: { plain } }: Moment): boolean =>
  state.slots.service === undefined &&
  state.serviceWording === null &&
  (ALONE.test(plain) || (before.flow === 'design' && before.asked === 'service' && NOTHING_ELSE.test(plain)));

const DRAWING = '(?:logos?|design|artwork|drawing|branding|vector file)';
const ALONE = worded(
  anyOf(
    r` (?:just|only) (?:(?:need|needs|want|wants|looking for|after|doing|like|to get|getting|designing|the|a|an|our|my|new|your) ){0,4}(?:\w+ )?${DRAWING} (?!on |for (?:our |my |some |the |a )?(?:shirts?|tees|hats?|caps|hoodies|polos|signs?|banners?|vans?|trucks?)|is |was |in |and |ready|printed|embroidered|stitched)`,
    r` ${DRAWING} (?:itself|only(?! (?:come|work|look|ha|i|exist|fit|need|go|show|read|say)s )|alone|by itself|and nothing else|and that is (?:it|all)|for now|right now)(?= )`,
  ),
);
const NOTHING_ELSE = worded(
  / (?:nothing (?:yet|else|for now|right now|specific|in particular)|(?:do|does) not (?:need|have|want) (?:\w+ )?(?:to go |put |printed )?(?:on )?(?:anything|any thing) (?:yet|else|printed|made)|not (?:going |putting it )?on anything|the (?:business|company|brand|logo|shop)(?: itself| in general)?(?= $)|(?:all of (?:it|them|those|the above|that)|everything|whatever|anything) $) /,
);

/** Takes the logo as the job, and says once what the designer charges. */
export function answerLogoAlone(moment: Moment): Answer {
  const { state } = moment;
  state.serviceWording = LOGO_DESIGN;
  state.flow = 'design';
  if (state.explained === LOGO_DESIGN) return { says: [oneOf(TAKEN, state)] };
  const price = logoPrice(moment);
  const isJustTold = price?.some((one) => AGAIN.test(one));
  return { says: isJustTold ? [oneOf(TAKEN, state)] : (price ?? [oneOf(DRAWN_HERE, state)]) };
}

const AGAIN = /^(?:As I said|Como le decía)/;
const TAKEN: Wordings = {
  en: ['Just the logo then.', 'A logo it is, and nothing else.'],
  es: ['Entonces solo el logo.', 'Solo el logo, muy bien.'],
};

/** The owner's page on what a logo costs; undefined where the pages do not tell it. */
export function logoPrice(moment: Moment): string[] | undefined {
  const { state } = moment;
  const message =
    state.language === 'es' ? 'cuanto cobran por hacer un logo' : 'how much do you charge to design a logo';
  const page = quoteAsked({ ...moment, message, words: splitWords(message, moment.shop) });
  if (page) state.explained = LOGO_DESIGN;
  return page;
}
