// What was read is kept in English, for the shop; this is how colours, places and goods are said back in Spanish.

/** 'navy' as 'azul marino', 'left chest' as 'en el pecho'; a word that is not listed stays as it is. */
export const inSpanish = (word: string): string => SPANISH[word] ?? word;

const SPANISH: Readonly<Record<string, string>> = {
  black: 'negro',
  white: 'blanco',
  red: 'rojo',
  blue: 'azul',
  navy: 'azul marino',
  'navy blue': 'azul marino',
  'light blue': 'celeste',
  'dark blue': 'azul oscuro',
  'royal blue': 'azul rey',
  royal: 'azul rey',
  'sky blue': 'azul cielo',
  green: 'verde',
  'dark green': 'verde oscuro',
  'light green': 'verde claro',
  'forest green': 'verde bosque',
  olive: 'verde olivo',
  lime: 'verde limón',
  teal: 'verde azulado',
  turquoise: 'turquesa',
  yellow: 'amarillo',
  orange: 'naranja',
  purple: 'morado',
  lavender: 'lavanda',
  pink: 'rosa',
  'hot pink': 'rosa fuerte',
  brown: 'café',
  gray: 'gris',
  grey: 'gris',
  'dark gray': 'gris oscuro',
  'light gray': 'gris claro',
  charcoal: 'gris oscuro',
  gold: 'dorado',
  silver: 'plateado',
  maroon: 'guinda',
  burgundy: 'vino',
  cream: 'crema',
  ivory: 'marfil',
  tan: 'arena',
  sand: 'arena',
  khaki: 'caqui',
  fuchsia: 'fucsia',
  neon: 'neón',
  'full color': 'a todo color',
  front: 'al frente',
  back: 'atrás',
  rear: 'atrás',
  chest: 'en el pecho',
  'left chest': 'en el pecho, a la izquierda',
  'right chest': 'en el pecho, a la derecha',
  pocket: 'en el bolsillo',
  sleeve: 'en la manga',
  sleeves: 'en las mangas',
  'both sleeves': 'en las dos mangas',
  'left sleeve': 'en la manga izquierda',
  'right sleeve': 'en la manga derecha',
  'full back': 'en toda la espalda',
  'upper back': 'en la espalda, arriba',
  'full front': 'en todo el frente',
  collar: 'en el cuello',
  neck: 'en el cuello',
  shoulder: 'en el hombro',
  cuff: 'en el puño',
  brim: 'en la visera',
  bill: 'en la visera',
  side: 'al lado',
  sides: 'en los lados',
  'one side': 'en un lado',
  'both sides': 'en los dos lados',
  'left side': 'en el lado izquierdo',
  'right side': 'en el lado derecho',
  door: 'en la puerta',
  doors: 'en las puertas',
  'both doors': 'en las dos puertas',
  'front doors': 'en las puertas de adelante',
  'back door': 'en la puerta de atrás',
  'back doors': 'en las puertas de atrás',
  'rear doors': 'en las puertas de atrás',
  'driver door': 'en la puerta del chofer',
  'passenger door': 'en la puerta del pasajero',
  window: 'en la ventana',
  windows: 'en los vidrios',
  'rear window': 'en el vidrio de atrás',
  'back window': 'en el vidrio de atrás',
  tailgate: 'en la tapa de atrás',
  roof: 'en el techo',
};

/** Spelled as only Spanish spells, or joined as it joins. */
export const looksSpanish = (wording: string): boolean =>
  /[áéíóúñ]|z$| (?:de|del|para|con|tipo|sin) |(?:dil|nil|tel|antal)$/i.test(wording);

/** 'lápices' of 'lápiz', 'camisetas de manga larga'; 'stickers' and other borrowed words as English has them. */
export function pluralInSpanish(wording: string): string | undefined {
  const [, head = '', rest = ''] = /^(.*?)((?: (?:de|del|para|con|tipo|sin) .*)?)$/i.exec(wording) ?? [];
  const [noun = '', ...others] = head.split(' ');
  if (isBorrowed(noun) || (others.some(isBorrowed) && !/a$/i.test(noun))) return undefined;
  return [manyOf(noun), ...others.map((word) => (AGREES.test(word) ? manyOf(word) : word))].join(' ') + rest;
}

/** 'banner', 'sticker', 'hoodie', 'pen': ends or sounds as no Spanish word of the trade does. */
const isBorrowed = (word: string): boolean =>
  !/[áéíóúñ]|(?:dad|tad)$/i.test(word) &&
  /[bcdfghjkmnpqtvwxy]$|[kw]|[ts]h|ee|oo|ll$|(?:er|ie|cil|cal|bel)$/i.test(word);

/** What stands behind the noun and goes with it: 'bordada', 'impreso'. */
const AGREES = /(?:[ai]d|es)[oa]$/i;

function manyOf(word: string): string {
  if (/s$/i.test(word)) return word;
  if (/z$/i.test(word)) return `${word.slice(0, -1)}ces`;
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`;
  return `${word.replace(/[áéíóú](?=[ns]$)/i, plain)}es`;
}

/** The accent goes with the longer word: 'imanes' of 'imán'. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0);
