// What could not be understood: the articles first, then an honest "I don't know" with the offer of a person.
import { type Answer, isQuestion, type Moment } from '../moment.ts';
import { ask } from '../questions.ts';
import { oneOf } from '../wording.ts';
import { quoteArticle } from './knowledge.ts';

export function answerUnknown(moment: Moment): Answer {
  const { state, cues, words } = moment;
  if (cues.has('nonsense')) {
    return {
      says: [
        oneOf(
          ['I could not make words of that.', 'That did not come through.', 'I did not get that.'],
          state,
        ),
      ],
      ...offer(moment),
    };
  }
  if (cues.has('unsure'))
    return {
      says: [oneOf(['No problem.', 'That is all right.', 'No matter.'], state)],
      ...offer(moment),
    };
  if (isQuestion(words)) {
    const quoted = quoteArticle(moment);
    if (quoted) return { says: quoted };
    return {
      says: [
        oneOf(
          [
            "I don't know that, but a person from the shop does.",
            'That I do not know; one of our people can tell you.',
            'I have no sure answer to that, but someone here has.',
          ],
          state,
        ),
      ],
      suggestions: ['Talk to a person', 'Start a quote', 'See prices'],
    };
  }
  if (state.flow !== null) return { says: [] };
  if (NEEDS_HELP.test(words.plain)) {
    state.flow = 'quote';
    return {
      says: [oneOf(['Happy to help.', 'Glad to help with that.', 'Let us find out what fits.'], state)],
    };
  }
  return {
    says: [
      oneOf(
        ['I am not sure I understand.', 'I may have missed your point.', 'Let me make sure I follow.'],
        state,
      ),
    ],
    ...offer(moment),
  };
}

const NEEDS_HELP = / (?:help|need|want|looking|something|project|idea|order|print|custom) /;

const offer = (moment: Moment): Partial<Answer> =>
  moment.state.flow === null
    ? {
        asks: { ...ask(moment, 'service'), suggestions: ['Start a quote', 'See prices', 'Talk to a person'] },
      }
    : {};
