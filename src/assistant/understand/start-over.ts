// "Let's start over": the talk begun again, with what is told beside it; a business that starts from scratch is none.
import type { Moment } from './context/moment.ts';
import { worded } from './reading/words/triggers.ts';

/** What is left of the message without it; undefined where nobody asks to begin again. */
export function afterStartOver({ cues, words, message }: Moment): string | undefined {
  if (!cues.has('start_over') || OF_THEIRS.test(words.plain)) return undefined;
  return message.replace(STARTS, ' ').trim();
}

/** "we had to start over after the fire", "starting again with our new branding": told of themselves. */
const OF_THEIRS = worded(
  / (?:had|have|has|having|about|forced|decided|time|able|ready|wants|wanted|trying) to (?:\S+ )?(?:start|begin) | (?:start|begin) (?:all )?(?:over|again|from scratch) (?:after|as|at|in|with (?:a|an|my|our|his|her|their|the|new)) (?!(?:order|quote|request|job|list|one) )/,
);

const STARTS =
  /\b(?:(?:can|could|may) (?:we|i|you)|let['’]?s|i(?: want|['’]d like) to|we should|please|just|(?:scrap|forget|scratch) (?:that|it|all that|everything)|ok|no|wait|actually|and)?[\s,]*(?:(?:start|begin) (?:all )?(?:over|again|from scratch)|(?:empe[cz]|comen[cz]|inici)\w* de nuevo|desde (?:el principio|cero))\b[\s,.!?:;-]*/i;
