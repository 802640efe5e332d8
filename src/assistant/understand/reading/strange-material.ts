// What a sign is made of that no price book of printed signs knows: "a carved wood sign", "letters cut from brass".
import { worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

const MADE =
  'carved|hand carved|routed|engraved|etched|sandblasted|sand blasted|cnc|cnc cut|burned|chiseled|hammered|forged|welded|laser cut|hand painted|handpainted|hand lettered|painted';
const OF =
  'reclaimed wood|barn wood|barnwood|wood|wooden|cedar|oak|pine|walnut|redwood|mahogany|plywood|hdu|brass|bronze|copper|stainless|stainless steel|steel|wrought iron|cast iron|iron|tin|stone|granite|marble|slate|limestone|concrete|brick|tile|glass|stained glass|etched glass|mirror|acrylic|plexiglass|plexiglas|plexi|lucite|resin|leather|chalkboard|rubber';
const NOUN = 'signs?|letters|lettering|boards?|placards?|plates?|panels?|markers?|arrows?|banners?';
/** What may stand between the material and the sign. */
const KIND =
  'address|entrance|entry|yard|door|lobby|house|ranch|farm|driveway|mailbox|monument|outdoor|indoor|outside|hanging|standing|small|big|large|custom|welcome|business|shop front|storefront|name|plate|plaque|panel|post|rustic|round|square|double sided|family|last name|nice|looking';

/** "carved cedar entrance sign", with the material and the goods; "a sign out of wood". */
const BEFORE_NOUN = new RegExp(
  ` ((?:(?:${MADE}|${OF})(?: and| or)? ){1,3})(?:(?:${KIND}|\\d+ x \\d+|\\d+) ){0,3}(${NOUN})(?= )(?! (?:shop|company|maker|business|club|meeting))`,
);
const AFTER_NOUN = new RegExp(
  ` (${NOUN}) (?:(?:that is|thats|be|is|should be) )?(?:(?:made|carved|cut|built|done|routed|engraved|etched|painted|burned)(?: up)? )?(?:out of|from|of|in|on)(?: (?:a|an|the|solid|real|actual|reclaimed|old|thick|some|piece of|slab of|sheet of)){0,3} (${OF})(?= (?:$|\\?|for|with|and|or|please|by|about|that|to|how|\\d))`,
);
const MAY = worded(new RegExp(` (?:${MADE}|${OF}) `));
/** "looks like wood", "wood grain", "no wood": printed, or not wanted. */
const NOT_IT = worded(
  / (?:looks?|looking|look) like (?:\w+ )?(?:wood|stone|brick|metal|marble|slate|brass|copper)| (?:wood|stone|brick|marble) (?:grain|look|pattern|print|texture|effect|style)| (?:faux|fake|not|no|instead of|rather than|mounted on|screwed to|nailed to|attached to|onto|stick to|goes on|hang on) (?:a |an |the |our |my )?(?:wood|wooden|brick|stone|glass|metal|concrete|steel|tile)/,
);

/** 'carved wood sign'; undefined where nothing of the kind is wished for. */
export function strangeMaterial({ plain, all }: Words): string | undefined {
  if (!MAY.test(plain) || NOT_IT.test(plain)) return;
  const before = BEFORE_NOUN.exec(plain);
  const after = before ? null : AFTER_NOUN.exec(plain);
  const material = (before?.[1] ?? after?.[2])?.trim();
  const noun = before?.[2] ?? after?.[1];
  if (material === undefined || noun === undefined) return;
  // "sign for Stone Creek"
  const isName = material
    .split(' ')
    .every((part) => all.some((word) => word.text === part && isOfName(all, word)));
  return isName ? undefined : `${material} ${noun.replace(/(?<!s)s$/, '')}`;
}

const isOfName = (all: readonly Word[], word: Word): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word.raw) && all.indexOf(word) > 0 && !word.isLineStart;

/** Are the goods called by such a material? */
export const isOfStrangeMaterial = (thing: string): boolean => STRANGE.test(` ${thing} `);
const STRANGE = new RegExp(`^ (?:${MADE}|${OF}) `);
