// The opening that two questions share.
import type { Word } from './words.ts';

/** "can I pick it up saturday and pay by check?" asks twice with one opening, which the second verb needs again. */
export function openingFor({ text }: Word, clause: readonly Word[]): Word[] | undefined {
  if (!VERBS.has(text)) return undefined;
  const at = clause.findIndex(
    (one, i) => MAY_WE.has(one.text) || MAY_WE.has(`${one.text} ${clause[i + 1]?.text}`),
  );
  const isOne = MAY_WE.has(clause[at]?.text ?? '');
  return at === -1 || clause.length < at + SHORTEST_QUESTION
    ? undefined
    : clause.slice(at, at + (isOne ? 1 : 2));
}

/** A Spanish "puedo" is read as both words in one. */
const MAY_WE: ReadonlySet<string> = new Set(['can i', 'can we', 'could i', 'could we', 'may i', 'may we']);
const VERBS: ReadonlySet<string> = new Set(
  'pay use bring send cancel return change split pick collect come see'.split(' '),
);
const SHORTEST_QUESTION = 4;
