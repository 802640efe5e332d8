// Mail and group chats pasted in: what the program wrote around the visitor's words is none of them.
import { partedByCommas } from './dashes.ts';

/**
 * The message without the dates and quotes of a mail, the names before the lines of a chat and spare spaces, with commas for
 * dashes.
 *
 *     withoutHeads('On Mon, Mar 2, 2026 Jo wrote:\n> how many?\n\n60 tees'); // '60 tees'
 */
export function withoutHeads(message: string): string {
  return withoutEcho(partedByCommas(withoutMailHeads(evenlySpaced(message))));
}

/** "80  not  60 ": a keyboard's spare spaces. */
const evenlySpaced = (message: string): string => message.trim().replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ');

/** "how many? 48", "when... april 3": the question that was asked, said over before its answer. */
function withoutEcho(message: string): string {
  const answer = message.slice(ECHO.exec(message)?.[0].length ?? 0);
  return answer.includes('?') || answer.trim() === '' ? message : answer;
}

const ECHO =
  /^\s*(?:(?:um+|uh+|oh|ok|hm+|well)[,.]*\s)?(?:how many(?: (?:pieces|shirts|do (?:i|we) need))?|when(?: do (?:i|we) need (?:it|them))?|what (?:day|date|size|colou?r)s?|(?:by )?when|which day|where|who for|what for)\s?(?:\?|\.{2,}|…)+\s(?=\S)/i;

function withoutMailHeads(message: string): string {
  if (!message.includes('\n') || !MAY_BE_PASTED.test(message)) return message;
  const lines = message.split('\n');
  const isMail = lines.filter((line) => HEAD.test(line)).length > 1;
  const isReply = lines.some((line) => WROTE.test(line));
  const isChat = hasSpeakers(lines);
  if (!isMail && !isReply && !isChat) return message;
  const kept = lines.flatMap((line) => {
    if (isReply && (WROTE.test(line) || line.startsWith('>'))) return [];
    if (isMail && (DROPPED_HEAD.test(line) || MARKER.test(line))) return [];
    return [isChat ? line.replace(SPEAKER, '') : line];
  });
  const text = kept.join('\n').trim();
  // "Subject: 50 hats", and nothing below it.
  return /[a-z]/i.test(text) ? text : message;
}

/** From the beginning of a line, over no line's end: from each of a thousand empty lines the pattern would try all below it. */
const MAY_BE_PASTED =
  /^[^\S\r\n\u2028\u2029]*(?:from|sent|to|date|subject|>|on .{6,80}wrote:|\[\d|[\w .]{1,20}: )/im;
const HEAD = /^\s*\*?(?:from|sent|to|cc|date|subject|reply-to):\*? \S/i;
const DROPPED_HEAD = /^\s*\*?(?:sent|to|cc|date|subject|reply-to):\*? /i;
const MARKER = /^[\s>-]*(?:begin )?forwarded message[\s:-]*$|^-{2,}\s*original message\s*-{2,}$/i;
const WROTE = /^\s*(?:on|le|el) \S.{5,120} (?:wrote|escribió|escribio):\s*$/i;

/** "Sarah M: ok who asks", "[3/4, 9:12 AM] Mo: crewnecks" */
const SPEAKER =
  /^\s*(?:\[[\d/.,: apmAPM-]{4,24}\]\s*(?:[^:\n]{1,30}: )?|(?:\p{Lu}[\p{L}'’.-]{0,15})(?: \p{Lu}[\p{L}'’.-]{0,15})?: )/u;

/** A chat has one speaker twice, or the time before each line; a form names each field once. */
function hasSpeakers(lines: readonly string[]): boolean {
  const said = lines.flatMap((line) => SPEAKER.exec(line)?.[0].trim() ?? []);
  const isTimed = said.filter((one) => one.startsWith('[')).length > 1;
  return isTimed || (said.length > 2 && new Set(said).size < said.length);
}
