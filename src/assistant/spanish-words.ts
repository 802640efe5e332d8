// What was read is kept in English, for the shop; this is how it is said back in Spanish.

/** 'navy' as 'azul marino'; a word that is not listed stays as it is. */
export const inSpanish = (word: string): string => SPANISH[word] ?? word;

const SPANISH: Readonly<Record<string, string>> = {
  black: 'negro',
  white: 'blanco',
  red: 'rojo',
  blue: 'azul',
  navy: 'azul marino',
  'light blue': 'celeste',
  green: 'verde',
  yellow: 'amarillo',
  orange: 'naranja',
  purple: 'morado',
  pink: 'rosa',
  brown: 'café',
  gray: 'gris',
  gold: 'dorado',
  silver: 'plateado',
  maroon: 'guinda',
  beige: 'beige',
  front: 'al frente',
  back: 'en la espalda',
  'left chest': 'en el pecho',
  chest: 'en el pecho',
  sleeve: 'en la manga',
  side: 'al lado',
};
