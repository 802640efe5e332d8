// The reply as it is said: at most three sentences and 45 words, none of them twice running, one question, two to four chips.

import { render } from './responses/render.ts';
import {
  AFTER_STORING_CHIPS,
  ASKED_CHIPS,
  FORM_CHIP,
  PERSON_CHIP,
  SEND_FILE_CHIP,
  START_CHIPS,
  START_OVER_CHIP,
} from './state/chips.ts';
import type { Answer, Asked, Say, Scene } from './state/scene.ts';
import { sentencesOf, splitSentences } from './wording/wording.ts';

const MOST_SENTENCES = 3;
const MOST_WORDS = 45;

/** `isAsking`: there was room for what Carl would ask. */
export function composeReply(
  scene: Scene,
  answer: Answer,
): { reply: string; suggestions: string[]; isAsking: boolean } {
  const { state, shop } = scene;
  const asks = answer.asks ?? undefined;
  const question = asks && wordsOf(scene, asks);
  const due = sentencesToSay(scene, answer.says).filter(({ isDue }) => isDue);
  const dueWords = count(due.map(({ text }) => text).join(' '));
  // Two answers come before a question of Carl's; only what is to be sent is asked in any case.
  const isAsking =
    question !== undefined &&
    (due.length < 2 || asks?.question === 'confirm' || dueWords + count(question) <= MOST_WORDS);
  const asked = isAsking ? splitSentences(question) : [];
  const told = introduced(scene, answer, (says) => fitting(sentencesToSay(scene, says), asked));
  const reply = [...told, ...asked].join(' ');
  return {
    reply: reply || render({ key: 'when_ready' }, state, shop),
    suggestions: chips(scene, answer),
    isAsking,
  };
}

/** None of the last reply's, each once. */
function sentencesToSay({ state, shop }: Scene, says: readonly Say[]): Sentence[] {
  const last = new Set(sentencesOf(state.lastReply));
  return says
    .flatMap((say) =>
      splitSentences(render(say, state, shop)).map((text, i) => ({
        text,
        isKept: say.isKept === true,
        isQuoted: say.text !== undefined,
        isDue: say.isDue === true && i === 0,
      })),
    )
    .filter(({ text }) => !sentencesOf(text).some((one) => last.has(one)))
    .filter(({ text }, i, all) => all.findIndex((one) => one.text === text) === i);
}

/** With who Carl is where a visitor begins to write Spanish, once and where there is room: the greeting was in English. */
function introduced(
  { state, before, shop }: Scene,
  answer: Answer,
  fit: (says: readonly Say[]) => string[],
): string[] {
  const told = fit(answer.says);
  if (state.language !== 'es' || state.introducedInSpanish) return told;
  state.introducedInSpanish = answer.says.some(({ key }) => key === 'talk.who');
  const isLate = before.language === 'es' && before.turns > LATE;
  if (state.introducedInSpanish || isLate || isSolemn(answer)) return told;
  const rest = answer.says.filter(({ key }) => key !== 'chat.greeting');
  const key = rest.length < answer.says.length ? 'talk.hello_in_spanish' : 'talk.in_spanish';
  const whole = fit([{ key, values: { shop: shop.brand.name } }, ...rest]);
  if (whole.length <= fit(rest).length) return told;
  state.introducedInSpanish = true;
  return whole;
}

/** From here on it would come out of the blue. */
const LATE = 1;

/** A summary, a request that is stored, or a rebuke: nothing for pleasantries. */
const isSolemn = ({ says, asks, stores }: Answer): boolean =>
  stores === true ||
  asks?.question === 'confirm' ||
  says.some(({ key }) => /^(?:attack|chat\.abuse)/.test(key));

const wordsOf = ({ state, shop }: Scene, asks: Asked): string =>
  asks.text !== undefined && !state.lastReply.includes(asks.text)
    ? asks.text
    : render(
        {
          key: asks.text === undefined ? (asks.key ?? `ask.${asks.question}`) : 'ask.option_again',
          values: { ...asks.values, question: asks.text },
        },
        state,
        shop,
      );

interface Sentence {
  text: string;
  isKept: boolean;
  isDue: boolean;
  /** Of an article: it may end at any of its joints. */
  isQuoted: boolean;
}

/** As many as there is room for, the first in any case; what asks gives way to the question asked. */
function fitting(said: readonly Sentence[], asked: readonly string[]): string[] {
  const isAsking = asked.some((one) => one.includes('?'));
  const statements = said.filter(({ text }) => !isAsking || !text.includes('?'));
  const must = statements.filter(({ isKept }) => isKept);
  // What is said back is a list, and lists are apart.
  let words = count(asked.join(' '));
  let room = MOST_SENTENCES - asked.length - must.length;
  const due = statements.filter(({ isDue }) => isDue);
  const isTight = due.length > 1 && words + count(due.map(({ text }) => text).join(' ')) > MOST_WORDS;
  return statements.flatMap(({ text: whole, isKept, isDue, isQuoted }, i) => {
    if (isKept) return whole;
    const most = isTight && isDue ? MOST_WORDS / due.length : MOST_WORDS - words;
    const text = isQuoted ? shortened(whole, most) : whole;
    const length = count(text);
    if (room === 0 || (words + length > MOST_WORDS && (i > 0 || must.length > 0))) return [];
    words += length;
    room -= 1;
    return text;
  });
}

/** A sentence up to the last joint before so many words, or to its first. */
function shortened(sentence: string, most: number): string {
  const parts = sentence.split(/(?=[;:] |, (?:and|but|so|which|y|pero) )/);
  while (parts.length > 1 && count(parts.join('')) > most) parts.pop();
  return parts.join('').replace(/[.!]?$/, '.');
}

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** They tell how a file is sent. */
const OFFERS: ReadonlySet<string> = new Set(['file.how', 'file.offer']);

function chips({ state }: Scene, answer: Answer): string[] {
  const { language } = state;
  const asks = answer.asks ?? undefined;
  const own =
    asks?.suggestions ??
    (asks && ASKED_CHIPS[language][asks.question]) ??
    answer.suggestions ??
    (state.stored
      ? AFTER_STORING_CHIPS[language]
      : state.flow === null
        ? START_CHIPS[language]
        : [PERSON_CHIP[language], START_OVER_CHIP[language]]);
  const form = state.capturing && !own.includes(FORM_CHIP) ? [FORM_CHIP] : [];
  const send = answer.says.some(({ key }) => OFFERS.has(key)) ? [SEND_FILE_CHIP[language]] : [];
  const all = [...send, ...form, ...own];
  const four = [...new Set(all)].slice(0, 4);
  return four.length > 1 ? four : [...four, PERSON_CHIP[language]];
}
