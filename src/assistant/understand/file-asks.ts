// What is said of files: questions about one that was sent, how one is sent, and the fixed messages of the page. Each clause that
// is about a file says nothing else, and is left out of what the reader reads.
import type { CommandOf, FileQuestion } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { FILE_MESSAGE, MEASURE_CHIP, SEND_FILE_CHIP } from '../state/chips.ts';
import { methodsOf } from '../state/pricing.ts';
import { activeItem, type ConversationState } from '../state/state.ts';
import { isQuestion } from './context/question.ts';
import { withoutAccents } from './reading/language.ts';
import { splitWords, type Words } from './reading/words/words.ts';
import { widthIn } from './widths.ts';

type Ask = CommandOf<'Ask'>;

export interface FileAsks {
  /** At most two. */
  asks: Ask[];
  /** The message without the clauses that ask them. */
  rest: string;
  /** One of the page's own messages, in no language of the visitor's. */
  isFixed: boolean;
}

/** `hasFiles`: the visitor sent one, so that "it" may be that. */
export function fileAsks(message: string, state: ConversationState, shop: Shop, hasFiles: boolean): FileAsks {
  const fixed = bare(message) === bare(FILE_MESSAGE) ? hereIs(hasFiles) : FIXED.get(bare(message));
  if (fixed) return { asks: [fixed], rest: '', isFixed: true };
  if (message.length > LONGEST) return { asks: [], rest: message, isFixed: false };
  const asks: Ask[] = [];
  const rest = clausesOf(message).filter((clause) => {
    const ask = askOf(clause, state, shop, hasFiles);
    if (ask && !asks.some((one) => JSON.stringify(one) === JSON.stringify(ask))) asks.push(ask);
    // "can you fix it, and what does that run?"
    return !ask && !(asks.some(({ file }) => file && FIXES.has(file.about)) && COSTS.test(clause));
  });
  return { asks: asks.slice(0, MOST_ASKS), rest: asks.length > 0 ? rest.join(' ') : message, isFixed: false };
}

const FIXES: ReadonlySet<string> = new Set(['fix', 'background']);
const COSTS = /^\W*(?:and )?(?:what|how much) (?:does|would|will|do|is) (?:that|it|this|you)\b/i;

/** A longer message is a letter, and its reader's. */
const LONGEST = 400;
const MOST_ASKS = 2;

const SEND: Ask = { do: 'Ask', topic: 'send_file' };
const MEASURE: Ask = { do: 'Ask', topic: 'measure' };
const hereIs = (hasFiles: boolean): Ask =>
  hasFiles ? { do: 'Ask', topic: 'file', file: { about: 'verdict' } } : SEND;

const bare = (message: string): string =>
  message
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
const FIXED: ReadonlyMap<string, Ask> = new Map([
  ...Object.values(SEND_FILE_CHIP).map((chip): [string, Ask] => [bare(chip), SEND]),
  ...Object.values(MEASURE_CHIP).map((chip): [string, Ask] => [bare(chip), MEASURE]),
]);

/** Sentences, and what a comma and a question's first word begin. */
const clausesOf = (message: string): string[] =>
  message
    .split(
      /(?<=[.?!;\n](?<!\d in\.))\s+|,\s+(?=(?:and |but |so |also )?(?:is|are|can|could|will|would|does|do|did|how|what|where)\b)/i,
    )
    .filter((clause) => clause.trim() !== '');

function askOf(clause: string, state: ConversationState, shop: Shop, hasFiles: boolean): Ask | undefined {
  const words = splitWords(clause, shop, state.language);
  const { plain } = words;
  if (HERE_IS.test(plain)) return hereIs(hasFiles);
  if (isQuestion(words) && SENDS.some((pattern) => pattern.test(plain))) return SEND;
  if (!hasFiles || MONEY.test(plain) || WORN.test(plain)) return undefined;
  const question = questionOf(clause, words, state, shop);
  return question && { do: 'Ask', topic: 'file', file: question };
}

function questionOf(
  clause: string,
  words: Words,
  state: ConversationState,
  shop: Shop,
): FileQuestion | undefined {
  const { plain } = words;
  // The reader takes the "ok?" of "is my file ok?" for a tag.
  const said = `${plain}${withoutAccents(clause.toLowerCase()).replace(/[^a-z0-9]+/g, ' ')} `;
  const which = whichOf(plain);
  const of = which === undefined ? {} : { which };
  if (BACKGROUND.test(plain)) return { about: 'background', ...of };
  if (!isQuestion(words)) return undefined;
  if (FIX.test(plain)) return { about: 'fix', ...of };
  if (COLORS.test(plain) || COLORS_SO.test(plain)) return { about: 'colors', ...of };
  const isOfFile = FILE.test(plain) || which !== undefined;
  const isOfLooks = SEEN.test(plain) || (LOOKS.test(said) && (isOfFile || IT.test(plain)));
  if (LARGEST.test(plain) && (isOfFile || LOOKS.test(plain) || IT.test(plain)))
    return { about: 'largest', ...of };
  const widthInches = widthIn(clause);
  if (widthInches !== undefined && (isOfLooks || isWidthAlone(clause, words, state, shop)))
    return { about: 'verdict', widthInches, ...of };
  const isJudged = isOfFile && (JUDGED.test(said) || THIS_ONE.test(plain));
  return isOfLooks || isJudged ? { about: 'verdict', ...of } : undefined;
}

/** "what about 7 inches wide?", of a print: of a sign it is another size of it. */
function isWidthAlone(clause: string, { plain, all }: Words, state: ConversationState, shop: Shop): boolean {
  const item = activeItem(state);
  const isSheet = item !== undefined && methodsOf(item, shop)[0]?.artwork?.sheet === true;
  const figures = clause.replace(/\d[ -]\d\/\d/, '1').match(/\d+(?:\.\d+)?/g) ?? [];
  return (
    !isSheet && figures.length <= 1 && all.length <= MOST_WORDS && (IT.test(plain) || WHAT_IF.test(plain))
  );
}

const MOST_WORDS = 16;

/** 'first' is 1; 0 is the newest. */
function whichOf(plain: string): number | undefined {
  const [, said, digit] = WHICH.exec(plain) ?? [];
  return digit !== undefined ? Number(digit) : said === undefined ? undefined : ORDER.indexOf(said) + 1;
}

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];
const ART =
  '(?:files?|logos?|art|artwork|designs?|pictures?|pics?|photos?|images?|graphics?|drawings?|sketch|pngs?|jpe?gs?|pdfs?|svgs?|eps|psd|tiff?|heic|vectors?)';
const WHICH = new RegExp(
  ` (?:(first|second|third|fourth|fifth|last|new|newest|other)|(\\d) (?:st|nd|rd|th)) (?:one|${ART}) `,
);
/** Theirs, and no "a jpeg". */
const FILE = new RegExp(` (?:my|our|the|this|that|his|her|their|these|those) (?:\\w+ ){0,2}?${ART} `);
const IT = / (?:it|this|that|they|them|we) /;
const HERE_IS = new RegExp(
  `^ (?:(?:ok|hi|hey|hello|so|and|well) )*(?:here (?:is|are|goes) |(?:attached|attaching|uploaded|uploading|(?:i|we) (?:just |have |already )*(?:sent|uploaded|attached)) (?:is |are |you )?)(?:my|our|the|a) (?:\\w+ )?${ART} (?:for (?:it|them|you) )?$`,
);
const SENDS = [
  new RegExp(
    ` (?:how|where|which way) (?:\\w+ ){0,5}(?:send|upload|attach|submit|email|share|drop|transfer|paste|put|give) (?:\\w+ ){0,4}${ART} `,
  ),
  / (?:how|where|way to|place to|button to) (?:\w+ ){0,4}(?:upload|attach) /,
  new RegExp(
    ` (?:can|could|may|should|shall|possible to|able to) (?:i |we )?(?:just |also |simply )*(?:send|upload|raise|attach|submit|email|share|drop|paste|text) (?:\\w+ ){0,4}(?:${ART}|(?<= (?:upload|attach) (?:\\w+ ){0,4})(?:it|them|that|this|something)) (?!or |in |as )`,
  ),
  new RegExp(` how (?:\\w+ ){0,3}get (?:you |yall )?(?:my|our|the) (?:\\w+ )?${ART} `),
  new RegExp(
    ` (?:can|could|will|would) (?:you|yall|somebody|someone) (?:\\w+ )?(?:check|look at|look over|review) (?:my|our|the) (?:\\w+ )?${ART} `,
  ),
];
/** What goods cost is another question. */
const MONEY = / (?:price|prices|each|apiece|per(?! inch)|extra|total|ship|shipping|deliver|pay|discount) /;
const BACKGROUND =
  / (?:remove|cut|cutting|take|taking|erase|delete|drop|lose|get rid of|getting rid of|clear|clean|without|transparent) (?:\w+ ){0,5}(?:background|box|border|white(?= (?:part|area|bit|stuff|around|square|edge|rectangle|behind)))| (?:background|box|border) (?:\w+ )?(?:not|gone|out) /;
const FIX = new RegExp(
  ` (?:fix|redraw|redo|retrace|trace|vectorize|recreate|rebuild|sharpen|(?:clean|touch)(?: \\w+)? up|improve|repair|redrawn|fixed|vectorized|redibuj\\w*|vectoriz\\w*|arregl\\w*) (?:up )?(?:(?:it|this|that|them|for) |(?:my|our|the|this|that) (?:\\w+ ){0,2}${ART} |\\? |$)| (?:redraw|redrawing|vectorizing|redibujar\\w*|vectorizar\\w*) | (?:it|${ART}) (?:need|needs) (?:\\w+ ){0,2}(?:fixed|fixing|redrawn) `,
);
const COLORS = new RegExp(
  ` how many (?:\\w+ ){0,2}(?:colors?|inks?) (?:\\w+ ){0,4}(?:it|${ART}|see|count|detect|find|there|that|this|bring) | how many (?:ink )?colors? \\? $`,
);
/** "2 colors, right?" */
const COLORS_SO = / \d+ (?:ink )?(?:colors?|inks?) (?:right|correct|yes|ok) \? $/;
/** "did it open?", "¿se va a ver bien?" */
const SEEN =
  / (?:it|that|they|them) (?:\w+ )?(?:open|opened|arrive|arrived|come through|came through|get there|go through) | see (?:good|fine|ok|right|blurry|sharp) /;
const LOOKS =
  / (?:look(?:s|ed|ing)? (?:ok|okay|good|fine|right|all right|alright|nice|bad|terrible|awful|sharp|crisp|clear|at)|sharp|crisp|blurry|blurred|blur|fuzzy|pixelated|pixely|grainy|resolution|dpi|ppi|per inch|come out|turn out|hold up|print (?:ok|well|good|fine|right|nice)|good enough|big enough|high enough|good to print|ok to print|borros\w+|nitid\w+) /;
/** Of a file that is named. */
const JUDGED =
  / (?:ok|okay|good|fine|enough|works?|working|looking|usable|quality|open|opened|opens|check|checked|alright|all right|problem|problems|wrong|issue|issues|printable|bad|acceptable) /;
/** "and the first one?"; the reader takes the "ok?" behind it for a tag. */
const THIS_ONE = new RegExp(
  `^ (?:(?:and|so|ok) )*(?:is |are |how is |what about |how about )?(?:the|my) (?:\\w+|\\d \\w+) (?:one|${ART}) (?:\\? )?$`,
);
/** What becomes of the goods, and no look of a file. */
const WORN = / (?:wash|washed|washing|fade|fades|peel|weather|wind|rain|sun|years?) /;
const LARGEST =
  / (?:how (?:big|large|wide)|what size|biggest|largest|max|maximum) (?:\w+ ){0,4}(?:can|could|would|will|should|may|is|print|prints|go|size|width) /;
const WHAT_IF = /^ (?:(?:and|so|ok|or|but|hmm) )*(?:what (?:about|if)|how about|if|at|to) /;
