// Files and artwork: the shop's tip for the service talked about, else what the articles say.
import { serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { oneOf, splitSentences } from '../wording.ts';
import { quoteArticle } from './knowledge.ts';

export function answerArtwork(moment: Moment): Answer {
  const { state, shop, words } = moment;
  const service = serviceOf(shop, state);
  const isDetail = /\b(?:pantone|pms|bleed|fonts?|cmyk|rgb|redraw|fix|clean|resolution|dpi)\b/.test(
    words.plain,
  );
  if (service && !isDetail && state.language === 'en')
    return { says: splitSentences(service.artwork_tip).slice(0, 2) };
  return {
    says: quoteArticle(moment) ?? [
      oneOf(
        {
          en: [
            'A vector file (AI, EPS, SVG or PDF) prints sharpest; if you only have a picture, send that, and a designer looks at it before the proof.',
            'Any file is a start, best a vector one (AI, EPS, SVG or PDF), and a designer checks it before the proof.',
          ],
          es: [
            'Mande el archivo que tenga: un diseñador lo revisa antes de la prueba.',
            'Cualquier archivo sirve para empezar, y un diseñador lo revisa antes de la prueba.',
          ],
        },
        state,
      ),
    ],
  };
}
