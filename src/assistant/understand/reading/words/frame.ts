// What stands around what a message says: "hi again," and "ok so" before it, "thanks!" and "lol" behind it.
import { isEnglish } from './dictionary.ts';
import { FIRST_NAMES } from './first-names.ts';

/** What a message says, in UTF-16 code units from `from` to `to`, and what the words around it do. */
export interface Frame {
  from: number;
  to: number;
  greets: boolean;
  /** "ok", "perfect" */
  agrees: boolean;
  thanks: boolean;
}

/**
 * Finds what a message says; all of it where there is nothing but such words. What may be somebody greeted stays, "hi Dave".
 *
 *     findFrame('hi again, 40 please'); // { from: 10, to: 12, greets: true, agrees: false, thanks: false }
 *     findFrame('hi'); // { from: 0, to: 2, greets: false, agrees: false, thanks: false }
 */
export function findFrame(message: string): Frame {
  const frame: Frame = { from: 0, to: message.length, greets: false, agrees: false, thanks: false };
  for (let times = 0; times < MOST; times += 1) {
    const rest = message.slice(frame.from, frame.from + LONGEST);
    const match = OPENER.exec(rest);
    const next = frame.from + (match?.[0].length ?? 0);
    if (!match || !SAYS.test(message.slice(next))) break;
    const { hello, ok, pleased, filler, mark } = match.groups ?? {};
    if (mark === undefined && !goesOn(hello, filler, rest.slice(match[0].length))) break;
    frame.from = next;
    frame.greets ||= hello !== undefined;
    frame.agrees ||= (ok ?? pleased) !== undefined;
  }
  for (let times = 0; times < MOST; times += 1) {
    const said = message.slice(Math.max(frame.from, frame.to - LONGEST), frame.to);
    const match = CLOSER.exec(said);
    if (!match || !SAYS.test(said.slice(0, match.index))) break;
    frame.to -= said.length - match.index;
    frame.thanks ||= match.groups?.thanks !== undefined;
  }
  return frame;
}

const SAYS = /[\p{L}\p{N}]/u;
/** The message without what stands around it. */
export function saidIn(message: string): string {
  const { from, to } = findFrame(message);
  return message.slice(from, to);
}

const MOST = 3;
const LONGEST = 80;

/** Without a mark between them a greeting may be for somebody, and a name be begun: "hi Dave", "Well Done Catering". */
function goesOn(hello: string | undefined, filler: string | undefined, rest: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const lower = word.toLowerCase();
  if (word === '') return true;
  if (word === lower) return hello === undefined || !FIRST_NAMES.has(word);
  if (hello === undefined && !/^\p{Lu}/u.test(filler ?? '')) return true;
  if (hello !== undefined && FULL_NAME.test(rest)) return true;
  return !FIRST_NAMES.has(lower) && isEnglish(lower) && !FULL_NAME.test(rest);
}

const FULL_NAME = /^\p{Lu}\p{L}+ \p{Lu}\p{L}/u;

const CALLED =
  "(?:there|again|all|carl(?! here\\b)|guys|y['’]?all|folks|everyone|team|friend|sir|ma['’]?am|buddy)";
const HELLO = `h+i+|he+y+|hello+|hiya|heya|howdy|yo|(?:wh?at['’]?s? ?|wass?|wadd|s)up(?! with)|greetings|good (?:morning|afternoon|evening|day)|hola|buen(?:as? (?:tarde|noche)s?|os? d[ií]as?|as|os| d[ií]a)`;
const FILLER =
  'so(?! (?:many|much|far|sorry|long|that)\\b)(?: (?:yeah|ya)(?= (?!thank|please|pls)\\S))?|(?:so )?(?:yeah|ya|ok(?:ay)?|al+right) so|oh(?: and)?(?! (?:\\d|zero|one|two|three|four|five|six|seven|eight|nine|oh)\\b)|ah|well|hm+|u+m+|u+h+(?! huh)|e+r+m*|anyways?|let me (?:see|think)|(?:so )?sorry (?:for|about) the (?:delay|wait|late (?:reply|answer|response)|slow (?:reply|answer|response))|(?:great|good) question|pues|bueno|oiga|oye|disculpe|perd[oó]n';
/** Words of their own but before a mark: "perfect, 816 555 0133", "my bad: 40". */
const APART =
  "quick (?:question|q)|(?:one|1) (?:more|last|other) (?:thing|question)|oh,? wait|my bad|no (?:worries|problem)|(?:it['’]?s )?me again|before (?:i|we) (?:(?:even )?ask for (?:a quote|an estimate|anything)|order(?: anything)?|commit(?: to anything)?|decide(?: anything)?|buy(?: anything)?|go (?:any )?further|spend anything|start)";
const PLEASED = 'sure|cool|perfect|great|awesome|nice|sounds good|got it';
const OPENER = new RegExp(
  `^\\s*(?:(?<hello>(?:${HELLO})(?: ${CALLED}){0,2})|(?:(?:${APART})(?=[ \\t]*(?:[,.!;:…–—-]+\\s|\\n))|(?<pleased>${PLEASED})(?=[ \\t]*[,–—-]\\s))|(?<filler>${FILLER})|(?<ok>ok(?:ay)?|al+ ?right))(?:(?<mark>[ \\t]*[,.!;:…–—-]+(?=\\s)|[ \\t]*\\n)\\s*|\\s+)(?!${CALLED}[\\s.,!]*$)(?=\\S)`,
  'iu',
);

const CLOSER =
  /(?<!\b(?:no|but|say|says|saying|reads?|and|or|a big|big|many|a|your|our|my|with|the|to|for|of|i|we|really|much|would|do|so|im|i['’]m|is|am|it['’]?s|names?|me))[\s,.!;:–—-]+(?:(?<thanks>(?:please |pls |plz )?(?:(?:ok|many|and) )?(?:thanks|thank you|thank u|thanx|thx|thnx|tks|ty|tysm|tyvm|gracias|cheers)(?: (?:so much|very much|a lot|a bunch|a million|again|carl|in advance|kindly|guys|y['’]?all|man|sir|ma['’]?am|and have a (?:good|great|nice) (?:day|one|night|weekend)))?|(?:much |really |would )?appreciated? (?:it|you|ya)|much appreciated)|sent from my (?:i?phone|ipad|android|galaxy|cell|mobile)(?: phone)?|(?:i )?hope (?:that|this|it) helps|(?:please |pls |just )?(?<!\b(?:you|will|can|then|they|not)\s+)let (?:me|us) know|(?<=,\s*)ok(?:ay)?|por ?fav(?:or)?|porfa|(?<!\b(?:you|can|yes|yeah|yep|sure|hi|hey|hello|there)[\s,]+|\bno(?: \w+){1,3} )(?:please|pls|plz)|lol|lmao|haha(?:ha)*|hehe|if (?:that['’]?s|thats|that is) (?:ok|okay|alright|possible|cool)|ok\?|okay\?|:-?\)|;-?\)|:-?d|[\u{1F600}-\u{1F64F}\u{1F917}\u{1F970}\u{2764}\u{1F389}\u{2728}]\u{FE0F}?)[\s.!~…]*$/iu;
