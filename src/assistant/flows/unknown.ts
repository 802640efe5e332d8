// What could not be understood: the articles first, then an honest "I don't know" with the offer of a person.
import type { Intent } from '../../schemas/reading.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { ask } from '../questions.ts';
import { read } from '../read.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { asksHowItGoes } from '../side-questions.ts';
import { oneOf } from '../wording.ts';
import { contentWishSays, namesApartSays } from './content-wish.ts';
import { howItGoesSays } from './human.ts';
import { partsAsking, quoteArticle, quoteFollowing } from './knowledge.ts';

/** "by april 2. will they survive a dishwasher": told something, and asked what nobody has an answer for here. */
export function unknownBesideSays(moment: Moment): string | undefined {
  const { before, state, shop, now } = moment;
  const names = namesApartSays(moment);
  if (names !== undefined) return names;
  const part = partsAsking(moment);
  if (part === undefined) return;
  const asked = splitWords(part, shop);
  const content = state.language === 'en' ? contentWishSays(state, asked) : undefined;
  if (content !== undefined) return content;
  // "need a sign and a site. what is the step?"
  if (asksHowItGoes(asked)) return howItGoesSays(state);
  if (!isQuestion(asked) || SMALL.test(part)) return;
  const { intents, slots } = read(part, { ...before, asked: null }, shop, now);
  if (Object.keys(slots).length > 0 || intents.some((intent) => !UNANSWERED.has(intent))) return;
  return oneOf(
    {
      en: [
        'Your question I cannot answer for sure; a person from the shop can.',
        'What you ask beside it I do not know; someone here does.',
      ],
      es: [],
    },
    state,
  );
}

const UNANSWERED: ReadonlySet<Intent> = new Set<Intent>(['off_topic', 'services']);

/** "is that ok?", "can you do that", "can you make us one": asked of what was just told. */
const SMALL =
  /\b(?:ok(?:ay)?|possible|doable|feasible|realistic|work(?: for you)?|makes? sense|right|correct|cool|alright|good|fine|enough|help(?: me)?|(?:do|make|handle|manage|fit|fix|swing) (?:that|this|it|those|these)|(?:do|make|draw|create|design)(?: (?:us|me|up))? (?:one|something)(?: for (?:us|me))?|know|imagine|believe(?: (?:it|that))?)\W*$/i;

export function answerUnknown(moment: Moment): Answer {
  const { state, cues, words } = moment;
  if (cues.has('nonsense')) {
    return {
      says: [
        oneOf(
          {
            en: ['I could not make words of that.', 'That did not come through.', 'I did not get that.'],
            es: ['Eso no me llegó bien.', 'No entendí eso.'],
          },
          state,
        ),
      ],
      ...offer(moment),
    };
  }
  if (cues.has('unsure'))
    return {
      says: [
        oneOf(
          {
            en: ['No problem.', 'That is all right.', 'No matter.'],
            es: ['No hay problema.', 'No importa.', 'Está bien.'],
          },
          state,
        ),
      ],
      ...offer(moment),
    };
  if (isQuestion(words) || (BARE_WHY.test(words.plain) && !state.lastReply.endsWith('?'))) {
    const quoted = quoteArticle(moment) ?? quoteFollowing(moment);
    if (quoted) return { says: quoted };
    return {
      says: [
        oneOf(
          {
            en: [
              "I don't know that, but a person from the shop does.",
              'That I do not know; one of our people can tell you.',
              'I have no sure answer to that, but someone here has.',
            ],
            es: [
              'Eso no lo sé, pero una persona del taller se lo puede decir.',
              'Eso se lo contesta mejor una persona del taller.',
            ],
          },
          state,
        ),
      ],
      suggestions:
        state.language === 'es'
          ? ['Hablar con una persona', 'Pedir una cotización']
          : ['Talk to a person', 'Start a quote', 'See prices'],
    };
  }
  if (state.flow !== null) return { says: [] };
  const isForIt = moment.before.asked === 'service' && TELLS_WHAT_FOR.test(words.plain);
  if (isForIt || NEEDS_HELP.test(words.plain)) {
    state.flow = 'quote';
    return {
      says: [
        oneOf(
          {
            en: ['Happy to help.', 'Glad to help with that.', 'Let us find out what fits.'],
            es: ['Con gusto le ayudo.', 'Claro que sí.'],
          },
          state,
        ),
      ],
    };
  }
  // "ours is from 2011, so probably a new one", told of a job that is known: it goes on.
  if (state.slots.service !== undefined && !state.stored && !state.capturing) {
    state.flow = 'quote';
    return { says: [] };
  }
  return {
    says: [
      oneOf(
        {
          en: ['I am not sure I understand.', 'I may have missed your point.', 'Let me make sure I follow.'],
          es: ['No estoy seguro de haber entendido.', 'Quizá no le entendí bien.'],
        },
        state,
      ),
    ],
    ...offer(moment),
  };
}

/** "why not", where no yes was asked for */
const BARE_WHY = worded(
  /^ (?:(?:but|and|ok|so|oh|well) )*(?:why(?: not| so| is that)?|how come(?: not)?) (?:\? )?$/,
);

const NEEDS_HELP = worded(
  / (?:help|need|want|looking|something|project|idea|order|print|custom|necesito|necesitamos|quiero|queremos|busco|pedido|ayuda) /,
);

/** "its for a 5k run", asked what it is to be */
const TELLS_WHAT_FOR = worded(/ for (?:an?|the|my|our|his|her|their|this|some) /);

const OFFERED = {
  en: ['Start a quote', 'See prices', 'Talk to a person'],
  es: ['Pedir una cotización', 'Ver precios', 'Hablar con una persona'],
};

const offer = (moment: Moment): Partial<Answer> =>
  moment.state.flow !== null
    ? {}
    : moment.state.slots.service === undefined
      ? { asks: { ...ask(moment, 'service'), suggestions: OFFERED[moment.state.language] } }
      : { suggestions: OFFERED[moment.state.language] };
