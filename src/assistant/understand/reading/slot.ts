// What every slot parser gets and gives: one message with its context in, a three-way result out.

import type { Slots } from '../../../schemas/reading.ts';
import type { Shop } from '../../../schemas/shop.ts';
import type { NumberSpan } from './words/numbers.ts';
import { worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

/** What Carl may have asked: a slot, or a yes he waits for. */
export type Question =
  | keyof Slots
  | 'details'
  | 'contact'
  | 'form_or_typing'
  | 'confirm'
  | 'person'
  | 'order_number'
  | 'option';

/** A stretch of the message, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/**
 * `filled`: the visitor gave a value. `unclear`: they tried, but it cannot be used as it stands, or it is somebody else's.
 * `skipped`: the message says nothing of it.
 */
export type SlotResult<T> =
  | { status: 'filled'; value: T; span: Span }
  | { status: 'unclear'; span: Span; isAnothers?: boolean }
  | { status: 'skipped' };

export interface SlotContext {
  words: Words;
  numbers: NumberSpan[];
  /** Stretches that other parsers have read already: a phone's digits are no quantity. */
  taken: Span[];
  /** Where the visitor's company stands: its name is no person's, and a person's may stand beside it. */
  company?: Span | undefined;
  /** What Carl asked last: a bare "50" answers a question for the quantity. */
  asked: Question | null;
  shop: Shop;
  /** The quantity of the job talked about and what its goods are, for "ten more" and "double that". */
  known?: { quantity: number; thing: string | null; perHead?: () => PerHead | undefined } | undefined;
  /** How many teams or crews were told of, where how many pieces is still open. */
  groups?: () => number | undefined;
  /** How the visitor can be reached already, for "the last four are 0145", and whether their name and company are known too. */
  reach?:
    | {
        email?: string | undefined;
        phone?: string | undefined;
        company?: string | undefined;
        isNamed?: boolean;
        isPhoneSaidBack?: boolean;
        /** Half an email that Carl has just said back: "jo.park", with "@gmail.com" to come. */
        half?: string | undefined;
        /** The message before, where one told of the job: "its called ..." may be said of a shop it spoke of. */
        lastSaid?: string | undefined;
      }
    | undefined;
  /** Is a vehicle talked about already? "just the hood then" is said of it. */
  isOnVehicle?: boolean;
  /** Are signs talked about already? "it's a 4 by 8 on two posts" is said of one. */
  isOnSign?: boolean;
  /** ISO day in the shop's time zone. */
  today: string;
}

/** "18 staff, each gets 2": the factors of the known quantity. */
export interface PerHead {
  heads: number;
  each: number;
}

export const skipped = { status: 'skipped' } as const;

export const overlaps = (span: Span, taken: readonly Span[]): boolean =>
  taken.some((other) => span.start < other.end && other.start < span.end);

/** The stretch from word `from` up to, not including, word `to`. */
export function spanOf(words: { all: readonly Word[] }, from: number, to: number): Span {
  return { start: words.all[from]?.start ?? 0, end: words.all[to - 1]?.end ?? 0 };
}

/** "actually", "not ..., ...", "wrong", "I meant": of two values the later one holds. */
export const isCorrection = (words: Words): boolean => CORRECTION.test(words.plain);
const CORRECTION = worded(
  / (?:actually|instead|no|not|wrong|correction|meant|mean|rather|scratch that|change|sorry|oops|update|correct|jk|kidding) /,
);

/** "you have A, but the right one is B", "A bounces, use B": of two ways to be reached the later one holds. */
export const isPutRight = (words: Words): boolean => PUT_RIGHT.test(words.plain);
const PUT_RIGHT = worded(
  / (?:(?:right|correct|new|current|real|actual|working|good) (?:one|email|e mail|number|address|phone|cell|spelling) (?:is|would be)|(?<!you )should (?:be|say|read|have been)|is (?:now|actually)|(?:changed|switched|updated|moved) (?:it |that )?to|no longer|(?:is|was) (?:dead|old|outdated|expired|deactivated|off|mistyped|disconnected|a typo)|(?<!if it |in case it )(?:bounces|bounced|bouncing)|does not work|got (?:disconnected|hacked|shut off)) /,
);

/** Before what is not wanted: "no sleeve print", "scratch the maroon", "ditch the banner". */
export const DROPPED =
  '(?:not|no(?: (?:on|to))?|voted (?:down|against)|vetoed|nixed|shot down|pass(?:ed|ing) on|nothing|without|except|besides?|forget|never ?mind(?: about)?|skip|avoid|cancel|minus|drop|scrap|nix|scratch|ditch|lose|remove|omit|hate|instead of|rather than|other than|get rid of|(?:leave|take) (?:off|out|away)|decided against|no longer (?:need|want)|changed (?:my|our) mind (?:about|on))';

/** "... instead of the old one, a@b.example": said only to be replaced. */
export const isReplaced = (message: string, { start }: Span): boolean =>
  /\b(?:instead of|rather than|not|don['’]?t use|stop (?:sending|e-?mailing|writing|using|calling|texting)|forget|(?<!\b(?:that['’]?s|it['’]?s|(?:that|it|this) (?:is|was)) (?:my |the |our |an? )?)old (?:one|number|email)|was(?! (?:wrong|off|incorrect|mistyped|a typo)))(?: [\w']+){0,4}[ ,:]*$/i.test(
    message.slice(Math.max(0, start - 60), start),
  );

/** "my husband is at 816-555-0142 but mine is ...": somebody else's, of no use beside one's own. */
export const isAnothers = (message: string, { start }: Span): boolean =>
  /\b(?:husband|wife|boss|partner|assistant|manager|coworker|colleague|mom|dad|mother|father|sister|brother|son|daughter|friend|secretary|bookkeeper|his|her|their)(?:['’]?s)?\b(?:(?!\b(?:mine|my|me|i|im|and|but|or)\b)[^.;!?\n@]){0,40}$/i.test(
    message.slice(Math.max(0, start - 70), start),
  );

/**
 * "my boss approves it, he's at a@b.example": told of somebody who does something else, and not to be written to; unlike
 * "send it to my boss, he's at ...", "contact is Deb, her email is ...", "it's for my sister, her number is ...".
 */
export const isToldOf = (message: string, { start }: Span): boolean => {
  const before = message.slice(Math.max(0, start - LONGEST_TOLD), start);
  return (OF_THEM.test(before) || OF_ROLE.test(before)) && !OFFERED.test(message.slice(0, start));
};

const LONGEST_TOLD = 120;
const ROLE =
  '(?:husband|wife|spouse|boss|partner|assistant|manager|supervisor|foreman|coworker|colleague|mom|dad|mother|father|sister|brother|son|daughter|friend|secretary|bookkeeper|accountant|treasurer|president|director|designer|artist|coach|owner|pastor|principal|bride|groom|planner|buyer|printer|vendor|client|customer|nephew|niece|cousin|photographer)';
const OF_THEM = new RegExp(
  `(?<!\\b(?:for|with|from|to)\\s)\\b(?:my|our|the)\\s(?:\\w+\\s)?${ROLE}\\s(?!at\\b|['’]?s\\b|is\\s?at\\b)\\w[^@.!?\\n]{2,60}\\b(?:(?:he|she|they)(?:['’]?s|['’]?re|\\sis|\\sare)\\sat|(?:his|her|their)\\s(?:e-?mail|address|number|cell|phone)(?:\\sis|:)?)\\s$`,
  'i',
);
/** "the artist is at ..." */
const OF_ROLE = new RegExp(`\\bthe\\s(?:\\w+\\s)?${ROLE}(?:['’]s|\\sis)\\sat\\s$`, 'i');
const OFFERED =
  /\b(?:send|sends|sent|e-?mail(?! is)|mail|reach|contact|call|text|talk|speak|write|quote|invoice|bill|reply|answer|use|cc|copy|ask|fill(?:ing)? in|behalf|instead|best)\b/i;

/**
 * Is it part of what shall be printed or of what somebody said: "it should say Happy Birthday", "he told me 'call me Ed'"? Not
 * "i forgot to say im Ed".
 */
export const isSaidOfPrint = (message: string, { start }: Span): boolean => {
  const before = message.slice(Math.max(0, start - 60), start);
  return (
    /\b(?:(?<!\b(?:forgot|forget|meant|wanted|neglected|failed) to )say|says|saying|reads?|reading|printed|lettering|wording)\b[ :]*["“'‘]?(?:(?!\bbut\b)[^.,!?\n"”]){0,40}$/i.test(
      before,
    ) || /(?:["“]|(?:^|\s)['‘])[^"”'’\n]{0,30}$/.test(before)
  );
};

/** "... on the doors" */
export const isPrinted = (message: string, { end }: Span): boolean =>
  PRINTED.test(message.slice(end, end + 40));

const PRINTED =
  /^[^.,!?\n]{0,10}\bon (?:it|them|both|each|(?:the|my|our) (?:front|backs?|sides?|signs?|doors?|banners?|shirts?|trucks?|vans?|windows?|bottom|top|tailgate))\b/i;

/** "... on the sign. that's also my cell", "and you can reach me on that": printed and one's own. */
export const isReachedAt = (message: string, { end }: Span): boolean =>
  REACHED_AT.test(message.slice(end, end + 90));

const REACHED_AT =
  /^(?:(?!\d{3}|\b(?:not|isn['’]?t|don['’]?t|no)\b)[^\n?]){0,50}\b(?:(?:it|that|this|which)(?:['’]?s| is| s)?(?: is)?(?: also)? (?:the (?:same )?(?:number|one|line|best number)(?: (?:to (?:reach|call|text)|you can (?:reach|call|text)|for) me| i use)|(?:also )?my (?:own )?(?:cell|phone|number|mobile|personal)|(?:also )?how to (?:reach|call) me)|(?:reach|call|text) me (?:there|on (?:that|it|the same)|at (?:that|the same|it)))\b/i;
