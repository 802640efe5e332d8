// Files and artwork: the shop's tip for the service talked about, else what the articles say.
import { kindOf } from '../change-goods.ts';
import { serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { clausesOf } from '../reading/intents/clauses.ts';
import { IF_ART_CAME } from '../reading/intents/intent-patterns.ts';
import { anyOf } from '../reading/intents/phrases.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { longDay, oneOf, splitSentences, type Wordings } from '../wording.ts';
import { DRAWN_HERE } from './design.ts';
import { quoteArticle, quoteAsked } from './knowledge.ts';
import { approveBy } from './turnaround.ts';

export function answerArtwork(moment: Moment): Answer {
  const { state, shop, words } = moment;
  if (isOnHand(moment)) return { says: [oneOf(ON_HAND, state)] };
  // "I have no artwork. Could somebody there arrange the lettering?"
  if (moment.reading.slots.artwork === 'needs design') return { says: [oneOf(DRAWN_HERE, state)] };
  const service = serviceOf(shop, state);
  const isDetail = /\b(?:pantone|pms|bleed|fonts?|cmyk|rgb|redraw|fix|clean|resolution|dpi)\b/.test(
    words.plain,
  );
  if (service && !isDetail && state.language === 'en') return { says: tipFor(service.artwork_tip, moment) };
  return {
    says: quoteArticle(moment) ?? [
      oneOf(
        {
          en: [
            'A vector file (AI, EPS, SVG or PDF) prints sharpest; if you only have a picture, send that, and a designer looks at it before the proof.',
            'Any file is a start, best a vector one (AI, EPS, SVG or PDF), and a designer checks it before the proof.',
          ],
          es: [
            `Mande el archivo que tenga a ${shop.brand.email}: un diseñador lo revisa antes de la prueba.`,
            `Cualquier archivo sirve para empezar: mándelo a ${shop.brand.email}, y un diseñador lo revisa antes de la prueba.`,
          ],
        },
        state,
      ),
    ],
  };
}

/** Of a tip for several goods what is said of those wanted: no caps for who wants shirts. */
function tipFor(tip: string, { state }: Moment): string[] {
  const wanted = kindOf(state.thing);
  const sentences = splitSentences(tip);
  const other =
    wanted === 'shirt' ? OF_HATS : wanted === 'hat' || wanted === 'beanie' ? OF_SHIRTS : undefined;
  const fitting = other ? sentences.filter((sentence) => !other.test(sentence)) : sentences;
  return (fitting.length > 0 ? fitting : sentences).slice(0, 2);
}

const OF_HATS = /\b(?:caps?|hats?)\b/i;
const OF_SHIRTS = /\b(?:t-)?shirts?\b/i;

/** "the logo is all done", "got the vector file": told, and no question what a file should be. */
const isOnHand = (moment: Moment): boolean =>
  tellsArtwork(moment) && !/(?:PNG|JPE?G|HEIC|photo|picture|sketch)/.test(moment.reading.slots.artwork ?? '');

const tellsArtwork = ({ reading: { slots }, words }: Moment): boolean =>
  slots.artwork?.includes('ready') === true &&
  !isQuestion(words) &&
  !ASKS.test(words.plain.replace(OK_THEN, ' '));

/** "need em by june 3. i have a jpg": told of a job among other things, and nothing asked of files. */
export const isAmongTold = (moment: Moment): boolean =>
  moment.state.slots.service !== undefined && tellsJob(moment.reading) && tellsArtwork(moment);

const tellsJob = ({ slots: { artwork: _, ...others } }: Moment['reading']): boolean =>
  Object.keys(others).some((slot) => slot !== 'service');

const OK_THEN = /^ (?:(?:ok|yes|sure|so|and|well) )+/;

const ASKS =
  / (?:what|which|how|where|when|who|(?:can|could|should|would|will|do|does) (?:you|it|that(?! stuff| part| for)|this|they|yall)|is (?:that|it|this)|enough|ok|work) /;
const ON_HAND: Wordings = {
  en: ['Good, the artwork is there then.', 'Artwork on hand, noted.', 'Good that the artwork is there.'],
  es: ['Muy bien, el diseño ya está.'],
};

const SENT =
  '(?:pics?|pictures?|photos?|snapshots?|files?|logos?|art|artwork|designs?|images?|graphics?|vectors?|pdf|png|jpe?gs?|sketch|drawing)';
/** "who do I send pics to", "how can we get you our logo", "can i text a photo" */
const WHERE_TO = worded(
  new RegExp(
    ` (?:(?:who|whom|where|what (?:e ?mail|address|number)(?: address)?|which (?:e ?mail|address)|how) (?:do|can|should|would|could|to|am) (?:\\w+ ){0,3}?(?:send|email|mail|upload|attach|submit|text|share|drop|forward|post|get|give)|(?:can|could|may) (?:i|we) (?:just |also )?(?:text|attach|upload|post|drop)) (?:\\w+ ){0,4}?${SENT} `,
  ),
);

/** Asked how a file gets to the shop, and nothing of goods beside it. */
export const asksWhereToSend = ({ words, state, reading }: Moment): boolean =>
  state.language === 'en' && reading.slots.quantity === undefined && WHERE_TO.test(words.plain);

export function answerWhereToSend(moment: Moment): Answer {
  const message = 'email your file as an attachment or a link to a shared folder, no upload in this chat';
  const { email } = moment.shop.brand;
  const page = quoteAsked({ ...moment, message, words: splitWords(message, moment.shop) });
  const isTold = page?.some((one) => one.includes(email));
  return {
    says:
      page && isTold
        ? page
        : [`Email it to ${email}, as an attachment or as a link; this chat takes no files.`],
  };
}

/** "emailed the logo last night, did yall get it": what came in by mail, Carl cannot see. */
export const asksIfArtCame = ({ words, state, reading }: Moment): boolean =>
  state.language === 'en' &&
  !reading.intents.includes('order_status') &&
  (ART_CAME.test(words.plain) || (state.slots.email === undefined && MAIL_CAME.test(words.plain)));

const ART_CAME = worded(anyOf(...IF_ART_CAME));
const MAIL_CAME = worded(
  / (?:did|have) (?:you|y all|anyone|anybody|someone) (?:guys |all )?(?:get|got|gotten|see|seen|receive|received|read) (?:my|our|the) (?:\w+ )?(?:emails?|e mails?)(?: (?:i|we) sent(?: \w+){0,3})? (?:\? )?$/,
);

export const answerIfArtCame = ({ state, shop }: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: [
          `I cannot see the shop's mailbox from here; a person can tell you at ${shop.brand.phone} whether it came.`,
          `The mailbox I cannot look into: a person there checks it, and tells you at ${shop.brand.phone} whether it came.`,
        ],
        es: [],
      },
      state,
    ),
  ],
});

/** "when would you need the art?", "how soon do you need my files" */
export const asksWhenArtIsDue = ({ words, state }: Moment): boolean =>
  state.language === 'en' &&
  WHEN_ART.test(words.plain) &&
  clausesOf(words).some(({ plain }) => WHEN_ART.test(plain));

const ART =
  '(?:the |my |our |any |this |that |your |final |finished )*(?:art|artwork|file|files|logo|logos|design|designs|graphics|vector|image|images|layout)';
const WHEN_ART = worded(
  new RegExp(
    `(?<! (?:is|that|it|was|,)) (?:when|how soon|how (?:early|late)|(?:by )?what (?:date|day|time)|is there a (?:deadline|cut ?off)|what is the (?:deadline|cut ?off|due date)) (?!will )(?:\\w+ ){0,7}?${ART} (?:(?:to|due|by|in|from|for|back|you|over|me|us|needed|be|ready|have|if|i|we|need|do|at|then|latest)\\b|[?.!,]|$)`,
  ),
);

/** Before the proof; for a day that is known, counted back from it. */
export function answerWhenArtIsDue(moment: Moment): Answer {
  const { state, shop, today } = moment;
  const service = serviceOf(shop, state);
  const due = state.slots.dueDate?.date;
  if (!service || !due)
    return { says: quoteAsked({ ...moment, message: 'when do you need the artwork' }) ?? [] };
  const by = approveBy(shop, due, service.turnaround_days.to);
  const [day, last] = [longDay(due, 'en', today), longDay(by, 'en', today)];
  if (by <= today)
    return { says: [`For ${day} we need the artwork today, so that you can approve the proof right away.`] };
  return {
    says: [
      `For ${day} the proof should be approved by ${last}, so send the artwork at least two working days before that.`,
    ],
  };
}
