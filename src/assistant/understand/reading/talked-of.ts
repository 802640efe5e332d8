// Whose name it is: a person talked about is not the one who talks, and what somebody calls themselves says that they are.
import type { Span } from './slot.ts';
import { NEVER, ROLES } from './words/name-words.ts';
import type { Word } from './words/words.ts';

/**
 * "our principal, Dr. Meeks, wants 40 shirts", "Greg Foss, my boss, ...", "the owner, Sal, has to sign". Of whom it is not said
 * who they are, what they do tells it: unless `isWhoCounts`.
 */
export function isTalkedOf(all: readonly Word[], { start, end }: Span, isWhoCounts = false): boolean {
  const from = all.findIndex((word) => word.start >= start);
  const to = from + all.slice(from).filter((word) => word.start < end).length;
  const whose = roleBefore(all, from);
  if (/^(?:my|our)$/.test(whose ?? '') || isOfOurs(all, to)) return true;
  if (isSomebodyElse(all, from, to)) return true;
  if (whose === undefined) return !isWhoCounts && doesSomething(all, to);
  return doesSomething(all, pastMark(all, to));
}

/** The "my", "the" or "a" of "my boss, ..." in front of a name; none where the visitor is who has the role. */
function roleBefore(all: readonly Word[], from: number): string | undefined {
  const end = all[from - 1]?.raw === ',' ? from - 1 : from;
  for (let at = end - 1; at >= 0 && at > end - LONGEST_ROLE; at -= 1) {
    const word = all[at];
    if (word?.kind !== 'word') return;
    if (!/^(?:my|our|the|an?)$/.test(word.text)) continue;
    const said = all.slice(at + 1, end);
    const role = said.findIndex(isRole);
    const isRoleOnly = role !== -1 && (role === said.length - 1 || OF_ROLE.test(said[role + 1]?.text ?? ''));
    return isRoleOnly && !IS_ONE.test(all[at - 1]?.text ?? '') ? word.text : undefined;
  }
  return;
}

const LONGEST_ROLE = 7;
const OF_ROLE = /^(?:of|in|at|for|from|with)$/;
const IS_ONE = /^(?:i am|am|this is|it is|its|is|here)$/;

const isRole = ({ stem, raw }: Word): boolean =>
  (ROLES.has(stem) || OTHERS.test(stem)) && !/['’]s$/.test(raw);
const OTHERS =
  /^(?:boss|client|customer|friend|buddy|contact|coworker|colleague|neighbou?r|chaplain|priest|partner|designer|employee|kid)$/;

/** "Greg, my boss", "Dave, from your shop" */
function isOfOurs(all: readonly Word[], to: number): boolean {
  const at = pastMark(all, to);
  const [first, ...rest] = all.slice(at, at + 4);
  if (/^(?:from|at|with|in)$/.test(first?.text ?? '')) return rest[0]?.text === 'your';
  return at > to && /^(?:my|our)$/.test(first?.text ?? '') && rest.some(isRole);
}

/** "... wants", "... said": of oneself one says "I want". */
function doesSomething(all: readonly Word[], at: number): boolean {
  const verb = all[at]?.raw.toLowerCase() ?? '';
  return DOES.test(verb) || (MAY_DO.test(verb) && !ASKS.test(all[at + 1]?.text ?? ''));
}

const DOES =
  /^(?:wants|wanted|needs|needed|likes|liked|says|said|tells|told|asks|asked|approved|approves|picked|thinks|thought|runs|has|would|was|quoted|handles|gave|sent|mentioned|recommended|referred|promised|loves|prefers|decided|ordered|called)$/;
const MAY_DO = /^(?:is|will|can|could|does|did)$/;
const ASKS = /^(?:i|we|you|it|that|this|there|they|the|these|those|my|your)$/;

/** "talk to Ada in your art department", "tell Ada on the phone" */
export function isAtShop(all: readonly Word[], { end }: Span): boolean {
  const to = all.findIndex((word) => word.start >= end);
  return (
    to !== -1 &&
    /^ (?:, )?(?:(?:at|in|from|with|on|of) (?:your|yall)|in (?:the )?(?:production|shipping|art department)|on the (?:phone|line)) /.test(
      lineOf(all, to, to + 4),
    )
  );
}

/** Words and marks around a name that tell whose it is. */
const MOST_BEFORE = 16;
const MOST_BEHIND = 8;

/** The words with single spaces, marks as they are, but for those that nobody typed. */
const lineOf = (all: readonly Word[], from: number, to: number): string =>
  ` ${all
    .slice(Math.max(0, from), to)
    .filter(({ start, end }) => end > start)
    .map(({ kind, raw, text }) => `${kind === 'mark' ? raw : text} `)
    .join('')}`;

/** By what stands right before the name or behind it: "the guest of honor is", "heard of you from"; "drew our logo", "for mayor". */
export function isSomebodyElse(all: readonly Word[], from: number, to: number): boolean {
  const before = lineOf(all, from - MOST_BEFORE, from);
  const after = lineOf(all, to, to + MOST_BEHIND);
  return (
    (IS_OF_ANOTHER.test(before) && !IS_OF_SELF.test(before)) ||
    OF_ANOTHER.test(before) ||
    DID.test(after) ||
    (THANKED.test(before) && /^ (?:again )?(?:for|who) /.test(after))
  );
}

/** "the birthday girl is", "the first one is", "honoree:" */
const IS_OF_ANOTHER =
  / (?:(?:the|our|my|his|her|their|one|this)(?: [^\s,.!?;:]+){1,6} (?:is|are|was|were|will be|would be|goes to|named|called)|(?:honou?ree|guest of honou?r|winner|player|speaker|performer|artist|author|bride|groom|couple|birthday \w+|child|student|grad|graduate|driver|mascot|candidate|baby|wording|engraving|inscription) (?:name )?[:=]) $/;
/** "the person to ask for is", "the name on the card is"; not "the names are", "the name on the back is" */
const IS_OF_SELF =
  / (?:(?:sur|last|first|full|user)?name(?! on (?:\w+ )?(?:chest|back|front|sleeve|shirts?|jerseys?|pocket))|person|contact|point|caller|customer|client|buyer|payer|holder|recipient|addressee|sender|signer|requester|guest(?! of honou?r)|patient|tenant|passenger|traveler|info|information|details|order|booking|reservation|account|quote|invoice|(?<!(?:first|second|third|last|oldest|youngest|other|next|only) )one|guy|gal|lady|who|you)(?! (?:who|that) (?:did|made|helped|took|drew|designed|printed|wrapped|works|worked|quoted|sold|told|used|was)) (?:[^\s.!?;]+ ){1,9}$/;
const OF_ANOTHER = new RegExp(
  ` (?:${[
    '(?:plaque|trophy|award|gift|present|party|shower|tribute|memorial|benefit|fundraiser|scholarship|funeral|campaign|vote|money|funds?|prayers?|birthday|retirement|anniversary|medal|cake) (?:\\w+ ){0,2}(?:for|to|of)',
    'vote|elect|honou?ring|remembering|celebrating|congratulate|congratulating|welcoming|supporting|memory of|whoever|whos|who is|is this|is that|are you|thank|tell|ask|let|surprising|for you(?: by)?|(?:hosted|sponsored|organized|run|owned|led|taught|coached|signed|written|sung|played) by|named (?:after|for)|last time|still have',
    '(?:heard|found|know|learned)(?: out)? (?:(?:about|of) )?(?:you|yall|your \\w+)(?: \\w+){0,2} (?:from|through|by|via)',
    '(?:recommended|referred|suggested|sent)(?: \\w+){0,2} by|(?:referral|recommendation) from|friends? of|friends with|works with|married to|you (?:did|made|do) for',
    '(?:(?:can|could|may) i|let me|(?:like|want|wanted|need|trying|hoping) to) (?:please )?(?:speak|talk|chat) (?:to|with)',
    '(?:i|we|i have|we have|i was|we were|been|just|already) (?:(?:been|just|already) )?(?:spoke|spoken|speaking|talked|talking|dealt|dealing|worked|working|chatted|chatting|met|emailed|emailing|texted|texting|had|hired|used)(?: (?:to|with))?',
  ].join('|')}) $`,
);
const DID =
  /^ (?:, )?(?:who )?(?:(?:also|just|actually|already) )*(?:(?:made|did|drew|designed|printed|handled|took)(?! (?:(?:the|my|our|this|that|an?) )?(?:order|booking|reservation|payment|deposit|appointment|call|request|it) )|helped|hooked|rang|left|quit|gave|owned|used to|no longer|usually|told|said(?! like)|says|mentioned|recommends?|recommended|referred|suggested|swears|raves|raved|sent (?:me|us|you)|(?:used|uses|loves) (?:you|yall)|works|worked|retired|retires|turns|passed|died|won|plays|played|is (?:running|retiring|turning|getting|battling|graduating|moving|leaving|great|awesome)|has (?:been fighting|cancer|leukemia)|for (?:mayor|sheriff|president|governor|senate|congress|council|judge|commissioner|school|county|city|state|district)) /;
const THANKED = / (?:thanks|thank you|props|kudos)(?: (?:so much|again|a lot))?(?: to)? $/;

const pastMark = (all: readonly Word[], at: number): number => (all[at]?.raw === ',' ? at + 1 : at);

/**
 * Does what somebody is follow at `at`, said by themselves: "Pam, his assistant", "jordan white owner", "Rosa, room mom at
 * Elm School"? Not "my boss".
 */
export function isOwnRole(all: readonly Word[], at: number): boolean {
  const from = pastMark(all, at);
  for (let role = from; role < from + MOST_BEFORE_ROLE; role += 1) {
    const word = all[role];
    if (word?.kind !== 'word' || word.isLineStart) return false;
    if ((ROLES.has(word.stem) && word.stem === word.text) || DEPARTMENTS.test(word.text)) {
      const next = all[role + 1];
      if (next && ROLES.has(next.stem)) continue;
      return next === undefined || next.kind !== 'word' || next.isLineStart || AFTER_ROLE.test(next.text);
    }
    if (!BEFORE_ROLE.test(word.text) && !/['’]s?$/.test(word.raw) && NEVER.has(word.text)) return false;
    if (/^(?:my|our|your)$/.test(word.text)) return false;
  }
  return false;
}

/** "Octavio, purchasing at Bell Foundry" */
const DEPARTMENTS =
  /^(?:operations|purchasing|billing|accounting|accounts|hr|facilities|marketing|maintenance|dispatch|shipping|receiving|admissions|athletics|procurement|logistics|payroll)$/;
const MOST_BEFORE_ROLE = 5;
const BEFORE_ROLE = /^(?:the|a|an|his|her|their|new|old|co|vice|of|for|dr)$/;
const AFTER_ROLE = /^(?:of|at|for|to|with|here|over|from|and|i|we|need|looking)$/;
