// How an item of a request is told in each language: in Spanish as Carl says it.
import { colorsText } from '../assistant/wording/labels.ts';
import { inSpanish } from '../assistant/wording/spanish-words.ts';
import { AND, listed } from '../assistant/wording/wording.ts';
import type { Language } from '../schemas/language.ts';
import { ENGLISH_ITEMS, type ItemWords } from '../schemas/told-item.ts';

const PIECES = { one: 'pieza', many: 'piezas' };

export const ITEM_WORDS: Record<Language, ItemWords> = {
  en: ENGLISH_ITEMS,
  es: {
    range: (least, most) => `${least} a ${most}`,
    placements: (places) => listed(places.map(inSpanish), AND.es),
    colors: (colors) => colorsText(colors, 'es'),
    gone: 'ya no está en nuestro catálogo',
    inkColors: { one: 'tinta', many: 'tintas' },
    pieces: PIECES,
    called: ({ name, name_es }) => name_es ?? name,
    // The catalog counts most in pieces, and calls only the goods themselves in Spanish.
    unitOf: ({ unit, name_es }) => (unit.one === ENGLISH_ITEMS.pieces.one ? PIECES : (name_es ?? PIECES)),
    countedIn: ({ unit, unit_es }) => unit_es ?? unit,
  },
};
