// Questions by likeness: those that say mostly the same telling words, and those that somebody put together.
import type { OpenedQuestion, QuestionGroup, ShopAnswer } from '../../schemas/question.ts';
import type { Shop } from '../../schemas/shop.ts';
import { likeness, termsToCompare } from '../../shop/likeness.ts';
import { wordsOf } from '../../shop/terms.ts';
import { type AskedQuestion, DISMISSED } from '../../storage/questions/question-store.ts';

/** Groups of questions, each with the oldest first. Its id is the group's that it was put into, else its first message's. */
export interface Group {
  id: string;
  questions: AskedQuestion[];
  /** Somebody said that it is no question. */
  isDismissed: boolean;
}

/** What was put together comes first, so that what is like it joins it. */
export function groupQuestions(asked: readonly AskedQuestion[], shop: Shop): Group[] {
  const oldest = asked.toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1));
  const isPut = ({ group }: AskedQuestion) => group !== null && group !== DISMISSED;
  const groups: Likely[] = [];
  const byTerm = new Map<string, Set<Likely>>();
  for (const question of [...oldest.filter(isPut), ...oldest.filter((one) => !isPut(one))]) {
    const terms = termsToCompare(question.text);
    const near = isPut(question)
      ? groups.find(({ id }) => id === question.group)
      : nearest(question, terms, byTerm, shop);
    const group: Likely = near ?? { id: question.group ?? question.id, questions: [], wordings: new Map() };
    if (!near) {
      if (group.id === DISMISSED) group.id = question.id;
      groups.push(group);
    }
    group.questions.push(question);
    group.wordings.set([...terms].toSorted().join(' '), { terms, language: question.language });
    for (const term of terms) byTerm.set(term, (byTerm.get(term) ?? new Set()).add(group));
  }
  return groups.map(({ id, questions }) => ({
    id,
    questions: questions.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    isDismissed: questions.some(({ group }) => group === DISMISSED),
  }));
}

interface Likely {
  id: string;
  questions: AskedQuestion[];
  wordings: Map<string, { terms: ReadonlySet<string>; language: 'en' | 'es' }>;
}

function nearest(
  { language }: AskedQuestion,
  terms: ReadonlySet<string>,
  byTerm: ReadonlyMap<string, ReadonlySet<Likely>>,
  shop: Shop,
): Likely | undefined {
  let best: Likely | undefined;
  let most = LIKE;
  for (const group of new Set([...terms].flatMap((term) => [...(byTerm.get(term) ?? [])])))
    for (const one of group.wordings.values()) {
      if (one.language !== language) continue;
      const like = likeness(terms, one.terms, { shop, language });
      if (like < most) continue;
      most = like;
      best = group;
    }
  return best;
}

const LIKE = 0.45;

/** Undefined for what is no question. */
export function tellGroup(group: Group, answers: readonly ShopAnswer[]): QuestionGroup | undefined {
  const { id, questions, isDismissed } = group;
  const [first] = questions;
  const last = questions.at(-1);
  if (isDismissed || !first || !last) return undefined;
  const answer = answers.find((one) => one.id === id) ?? null;
  const isOpen = answer === null || questions.some((one) => one.group !== answer.id);
  const used = wordingsOf(group).reduce((a, b) => (b.count > a.count ? b : a));
  return {
    id,
    question: answer?.question ?? used.text,
    language: answer?.language ?? used.language,
    state: isOpen ? 'open' : 'answered',
    count: questions.length,
    conversations: new Set(questions.map(({ conversationId }) => conversationId)).size,
    firstAt: first.at,
    lastAt: last.at,
    answer,
  };
}

type Wording = Omit<OpenedQuestion['wordings'][number], 'said'> & { seq: number };

/** Each once, however it is written; the newest first. */
export function wordingsOf({ questions }: Group): Wording[] {
  const wordings = new Map<string, Wording>();
  for (const { id, text, language, at, conversationId, seq } of questions.toReversed()) {
    const key = wordsOf(text).join(' ') || text;
    const known = wordings.get(key);
    if (known) known.count += 1;
    else wordings.set(key, { id, text, language, count: 1, lastAt: at, conversationId, seq });
  }
  return [...wordings.values()];
}
