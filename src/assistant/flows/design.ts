// Somebody to design it: what the design goes on, what it shows, then the same way as a quote.
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { ask } from '../questions.ts';
import { worded } from '../reading/words/triggers.ts';
import { oneOf, type Wordings } from '../wording.ts';
import { estimateSays, isNewPrice, knowsPrice } from './estimates.ts';
import { answerQuote } from './quote.ts';

export const DESIGN_OPENING =
  "Great! Let's design something that gets noticed. What should the design go on?";

/** The hero button's and the start call's sentence. */
export function startDesign(moment: Moment): Answer {
  const { state } = moment;
  state.flow = 'design';
  state.language = 'en';
  const text = state.lastReply.endsWith(DESIGN_OPENING)
    ? 'A design it is. What would you like it on?'
    : DESIGN_OPENING;
  return {
    says: [],
    asks: { question: 'service', text, suggestions: ['T-shirts', 'A logo for hats', 'A banner', 'My van'] },
    isOpening: true,
  };
}

export function answerDesign(moment: Moment): Answer {
  const { state, before, reading, words } = moment;
  // A site is designed in any case.
  if (before.flow === 'design' || state.slots.service === 'websites-and-ai') {
    state.flow ??= 'quote';
    // "do you do logos too"
    const isOfLogo = isQuestion(words) && LOGO.test(words.plain) && !isNewPrice(moment);
    return isOfLogo ? { says: [oneOf(DRAWN_HERE, state)] } : answerQuote(moment);
  }
  state.flow = 'design';
  if (state.slots.service === undefined) {
    return {
      says: [
        oneOf(
          {
            en: [
              'Our designers can draw it, and nothing is made before you approve the proof.',
              'Gladly: a designer draws it and you approve a proof first.',
            ],
            es: [
              'Con gusto: un diseñador lo dibuja y usted aprueba la prueba primero.',
              'Nuestros diseñadores lo dibujan, y nada se hace sin que usted lo apruebe.',
            ],
          },
          state,
        ),
      ],
      asks: {
        ...ask(moment, 'service'),
        text: oneOf(
          {
            en: ['What should the design go on?', 'What would you like it on: shirts, a sign, a van?'],
            es: ['¿En qué va el diseño: camisetas, un letrero, una camioneta?', '¿Sobre qué va el diseño?'],
          },
          state,
        ),
      },
    };
  }
  const drawn = oneOf(DRAWN_HERE, state);
  // "somebody has to draw it, and make that 500": drawn, and at that number.
  const isRecounted = reading.slots.quantity !== undefined && knowsPrice(moment) && isNewPrice(moment);
  return { says: [drawn, ...(isRecounted ? estimateSays(moment).slice(0, 1) : [])] };
}

const LOGO = worded(/ logos? /);

/** Said of a job that is known. */
export const DRAWN_HERE: Wordings = {
  en: [
    'Gladly: a designer draws it and you approve a proof first.',
    'We can draw that for you, and you see a proof before anything is made.',
  ],
  es: [
    'Con gusto: un diseñador lo dibuja y usted aprueba la prueba primero.',
    'Se lo podemos dibujar, y usted ve una prueba antes de hacer nada.',
  ],
};
