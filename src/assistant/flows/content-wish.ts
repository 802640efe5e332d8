// "Can they have our initials and the date?": what shall stand on the goods goes into the design.
import { findAsked } from '../../shop/knowledge.ts';
import { APPAREL } from '../change-goods.ts';
import type { Answer, Moment } from '../moment.ts';
import { keepOwnWords } from '../own-words.ts';
import { isQuestion } from '../question.ts';
import { clausesOf } from '../reading/intents/clauses.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords, type Words } from '../reading/words/words.ts';
import type { ConversationState } from '../turn.ts';
import { oneOf } from '../wording.ts';

/** Undefined where nothing of the kind is asked, or it is more than a design shows: a name on each piece, a site's texts. */
export function answerContentWish({ state, before, reading, words, message }: Moment): Answer | undefined {
  if (state.language !== 'en' || before.slots.service === undefined || before.stored) return;
  if (state.slots.service === 'websites-and-ai' || !isOnlyWish(words)) return;
  if (Object.keys(reading.slots).some((slot) => !MAY_STAND_BESIDE.has(slot))) return;
  // Of a photo in thread a page tells more.
  if (state.slots.service === 'embroidery' && PICTURE.test(words.plain)) return;
  state.flow ??= 'quote';
  keepOwnWords(state, message);
  state.described = true;
  return { says: [oneOf(NOTED, state)] };
}

const MAY_STAND_BESIDE: ReadonlySet<string> = new Set(['service', 'artwork', 'dueDate']);

/** "here is fine. can you put our names on them": nothing else is asked beside it. */
function isOnlyWish(words: Words): boolean {
  if (EACH.test(words.plain)) return false;
  const asking = clausesOf(words).filter((clause) => isQuestion(clause) || WISHES.test(clause.plain));
  return asking.length === 1 && asking.every(wishesContent);
}

/** "60 of them in teal, can they have our logo": the same, asked beside the job, whose words are kept as a whole. */
export const contentWishSays = (state: ConversationState, part: Words): string | undefined =>
  wishesContent(part) ? oneOf(NOTED, state) : undefined;

/** "with everyone's name on the back": what each piece has of its own is in no price here. */
export function namesApartSays({ state, before, words, shop }: Moment): string | undefined {
  const { service } = state.slots;
  if (state.language !== 'en' || before.stored || service === undefined) return;
  if (isQuestion(words) && !REQUESTS.test(words.plain)) return;
  // Told once.
  if (before.said.some((line) => NAMES_APART.test(splitWords(line, shop).plain))) return;
  if (!APPAREL.has(service) || !NAMES_APART.test(words.plain)) return;
  const quoted = findAsked(shop, 'names numbers', 'en', {});
  if (!quoted) return;
  return oneOf(
    {
      en: [
        'Names and numbers for each piece are set by hand: send one list, and a person quotes that part.',
        'A name or number on each is set by hand, so a person quotes that part from your list.',
      ],
      es: [],
    },
    state,
  );
}

const REQUESTS = worded(
  / (?:can|could|would|may) (?:you|we|y all|i) (?:(?:guys|please|also|just|then) )*(?:put|add|get|have|do|print|include|use) /,
);
const NAMES_APART = worded(
  / (?:each|every|everyone|everybody|individual|different|all (?:the|their|our|of)) (?:(?!our |company |team |school |shop |church |phone |side |size |color )\S+ ){0,4}?(?:names|(?:own|their|persons?|is|s|players?|kids?|guys?|one|an?|with (?:a|the|their|his|her|its)|employees?|members?|different|individual) (?:name|number)) | (?:everyones?|everybodys?|(?:each|every) (?:\S+ )?(?:\w+s|s|is)) (?:names?|numbers?) | names (?:\S+ ){0,5}?(?:each|individually|everyone|everybody) | name (?:\S+ ){0,3}?(?:is )?different (?:on|for) each | (?:names?|last names?) (?:and|with|plus|or) (?:jersey |player )?numbers? | (?:(?:jersey|player|players) numbers?|(?<! (?:phone|cell|our|company|the|your|fax|street|house|office|and) )numbers?) (?:on|across) (?:the |their |each )?backs? /,
);

const wishesContent = ({ plain }: Words): boolean => !EACH.test(plain) && WISHES.test(plain);

const NOTED = {
  en: [
    'Sure, that goes into the design, and you approve a proof first.',
    'Yes, I noted it for the design; you see it on the proof before anything is made.',
  ],
  es: [],
};

const OPENING = '(?:(?:so|and|also|ok|oh|but|hey|wait|yes|cool|great) )*';
const WHAT =
  '(?:(?:the words?|something like|like|a|an|our|my|the|his|her|their|some|both|in|just|also|little|small|big|team|company|shop|church|school|club|family|business|street|web) )*(?:initials|names?|date|dates|logos?|slogan|motto|mascot|saying|verse|photo|picture|image|drawing|map|website|address|url|qr codes?|phone|phone number|year|flag|monogram|crest|emblem|hashtag|handle|silhouette|text|class of|est|since)\\b';
const OFTEN = '(?:(?:guys|please|also|maybe|all|just|then|for it|for them|to) )*';

const WISHES = worded(
  new RegExp(
    [
      // "can they have the date", "will it say our name"
      `^ ${OPENING}(?:can|could|will|would|may|might) (?:they|it|these|those|that|the (?!shop|office)\\w+|ours) ${OFTEN}(?:have|get|say|read|include|show|feature) ${WHAT}`,
      // "can they say go bobcats"
      `^ ${OPENING}(?:can|could|will|would|might) (?:they|it|these|those|that|the (?!shop|office)\\w+|ours) ${OFTEN}(?:say|read|spell out) (?!what|how|when|where|who|why|if|that|so|it|yes|no)\\w`,
      // "could you put our name on it"
      `^ ${OPENING}(?:can|could|would|may|might) (?:we|you|i|y all) ${OFTEN}(?:put|add|include|print|place|fit|work in) ${WHAT}`,
      // "can we have the logo on the lid"
      `^ ${OPENING}(?:can|could|would|may|might) (?:we|you|i) ${OFTEN}(?:have|get|do) ${WHAT} (?:\\w+ ){0,3}(?:on|under|above|below|around|across|beside|next to) (?:it|them|these|those|each|the)`,
      `^ ${OPENING}(?:(?:is it|would it be) (?:ok|okay|possible) ${OFTEN}(?:have|get|put|add|include|print)|is there (?:room|space) for) ${WHAT}`,
    ].join('|'),
  ),
);

/** A name or a number for each piece is printed, and priced, piece by piece. */
const EACH = worded(
  / (?:each|every|everyone|everybodys?|everyones|individual\w*|different|personal\w*|roster|players?|kids|staff|employees?|on file|proof|email|send|first|cost|price|extra|free) /,
);
const PICTURE = worded(/ (?:photos?|pictures?|images?) /);
