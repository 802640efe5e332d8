// The reply as it is said: at most three sentences, none of them twice running, one question, two to four chips.
import { FORM_CHIP, START_CHIPS } from './chips.ts';
import type { Answer, Moment } from './moment.ts';
import { oneOf, sentencesOf, splitSentences, type Wordings } from './wording.ts';

const MOST_SENTENCES = 3;

export function composeReply(moment: Moment, answer: Answer): { reply: string; suggestions: string[] } {
  const { state } = moment;
  const question = answer.asks?.text;
  const asked = question === undefined ? [] : splitSentences(question);
  const last = new Set(sentencesOf(state.lastReply));
  // An article's sentences stand together; all others are counted one by one.
  const said = answer.says
    .flatMap((says) => (says.startsWith('From our page') ? [says] : splitSentences(says)))
    .filter((sentence) => last.size === 0 || !sentencesOf(sentence).some((one) => last.has(one)))
    .filter((sentence, i, all) => all.indexOf(sentence) === i);
  const room = Math.max(0, MOST_SENTENCES - asked.length);
  // A reply asks one thing: what else looks like a question gives way to the one that is asked.
  const told = said.slice(0, room);
  const reply = [...told, ...asked].join(' ');
  return { reply: reply || oneOf(NOTHING_NEW, state), suggestions: chips(moment, answer) };
}

/** When everything there is to say was said just before. */
const NOTHING_NEW: Wordings = {
  en: [
    'I am here when you need something.',
    'Tell me what you would like to do next.',
    'Ask me anything about your job.',
  ],
  es: ['Aquí estoy para lo que necesite.', 'Dígame qué le gustaría hacer.'],
};

const PERSON_CHIP = { en: 'Talk to a person', es: 'Hablar con una persona' };
const START_OVER_CHIP = { en: 'Start over', es: 'Empezar de nuevo' };

function chips({ state }: Moment, answer: Answer): string[] {
  const { language } = state;
  const own =
    answer.asks?.suggestions ??
    answer.suggestions ??
    (state.flow === null ? START_CHIPS[language] : [PERSON_CHIP[language], START_OVER_CHIP[language]]);
  const all = state.capturing && !own.includes(FORM_CHIP) ? [FORM_CHIP, ...own] : own;
  const four = all.slice(0, 4);
  return four.length > 1 ? four : [...four, PERSON_CHIP[language]];
}
