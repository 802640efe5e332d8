// Which language a message is written in: the visitor is answered in it.
import { COMMON_WORDS } from './words/common-words.ts';
import { englishOf, LEXICON } from './words/spanish/lexicon.ts';
import { mayMatch, wordedInAnyCase } from './words/triggers.ts';
import { SPELLED } from './words/vocabulary.ts';

/**
 * 'es' or 'en'; null where the message is too short to tell ("ok", "50", "Hola").
 *
 *     readLanguage('necesito 50 camisetas'); // 'es'
 */
export function readLanguage(message: string): 'en' | 'es' | null {
  for (const known of recent) if (known.message === message) return known.language;
  const language = weighed(message);
  recent[oldest] = { message, language };
  oldest = (oldest + 1) % MOST_RECENT;
  return language;
}

/** The words of a message and the answer to it look at the same message, and at parts of it in between. */
const recent: { message: string; language: 'en' | 'es' | null }[] = [];
const MOST_RECENT = 4;
let oldest = 0;

function weighed(message: string): 'en' | 'es' | null {
  let spanish = /[¿¡]/.test(message) ? 2 : 0;
  // "son 34", and no English one: "my son, 34"; "no, el 22", "no, dos", "3 x 6 pies".
  if (COUNTS.test(message) || DAY_ALONE.test(message) || IN_FEET.test(message) || SUPPOSES.test(message))
    spanish += 2;
  let english = 0;
  const plain = withoutAccents(message);
  const text = plain.includes('@') ? plain.replace(ADDRESS, ' ') : plain;
  const typed = text.toLowerCase();
  const lower = mayBorrow(typed) ? typed.replaceAll(BORROWED, (said) => ' '.repeat(said.length)) : typed;
  let at = 0;
  while (at < lower.length) {
    let end = at;
    while (isLetter(lower.charCodeAt(end))) end += 1;
    if (end > at) {
      const word = lower.slice(at, end);
      const weight = WEIGHTS.get(word) ?? (englishOf(word) === undefined ? 0 : 2);
      if (weight < 0) english -= weight;
      else if (weight > 0) spanish += isName(text, at) ? Math.min(weight, 1) : weight;
    }
    at = end + 1;
  }
  if (spanish >= CLEAR && spanish > english) return 'es';
  return english >= CLEAR && english > spanish ? 'en' : null;
}

/** "Mañana" becomes "Manana". */
export function withoutAccents(text: string): string {
  return isAscii(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const CLEAR = 2;
const COUNTS = wordedInAnyCase(
  /^\W*(?:(?:ya|no|ahora|al final|mejor|bueno|si|s\u00ed|perd\u00f3n|perdon|ser\u00edan|serian),? )*son (?:como |unas? |unos )?\d/i,
);
const DAY_ALONE = wordedInAnyCase(
  /^\W*(?:(?:ah|ay|no|y|o|ya|mejor|que sea|perd[oó]n|bueno|digo|para|pa),? )*(?:el \d{1,2}(?!\d)|(?:dos|tres)\W*$)/i,
);
/** "y si son 100?" */
const SUPPOSES = wordedInAnyCase(
  /^\W*(?:(?:ok|oye|bueno|pero|gracias),? )*y (?:si|s\u00ed|que tal|qu\u00e9 tal) [a-z]/i,
);
const IN_FEET = wordedInAnyCase(/\d ?(?:x|por) ?\d{1,3} pies\b/i);
/** Of ASCII, lower case. */
const isLetter = (code: number): boolean => code >= 97 && code <= 122;
/** A day of the year that goes by its Spanish name in English too. */
const BORROWED = /cinco de mayo/gi;
const mayBorrow = mayMatch(BORROWED);

/** "dale@example.com" says nothing of the language. */
const ADDRESS = /(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,200}/g;

/** A capital amid small letters, elsewhere than at the beginning. */
const isName = (text: string, at: number): boolean => at > 1 && /^[A-Z][a-z]/.test(text.slice(at, at + 2));

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Common in names of people and places, whatever language they stand in. */
const SLIGHT = list('de del la el los las y san santa casa con si sin lo ya mas te tu');

/** Spanish, but on its own also a name, a place, a greeting or an English word. */
const HALF = list(
  `hola gracias adios chao soy mayo marino dorado negro blanco verde rosa rojo azul celeste un una uno unos mi mis su
  sus en es por que como favor dos tres amigo amigos fiesta grande bueno buena buenas buenos dias tarde noche claro plata manta pies les
  dale pues clara blanca julio marco luz paz mar sol`,
);

/** Written alike in both languages, or by chance an English word of its own. */
const SHARED = list(
  `no me a al he polo polos logo color tote totes lanyard tumbler van trailer auto media mil extra real cerca medio bot robot termo
  son sale vale once pie come hay tan use banner cafe email jersey vino total general final ok okey pa yo era
  ella nene buzo iman lima sea uva mango usa use uses usas cobra revise revises coral poster oro crema lila q k ta toy taller continue
  supervisor mail logos euro mire papa mama bebe error kinder cite agenda casa puso`,
);

const ENGLISH = list(
  `i im the and for my is are of with you we to on it in how much what can do have please hi hello hey thanks thank this
  that your our would like by at from order looking get need want shirts shirt hats hat signs sign stickers mugs hoodies
  tshirts tees cap caps some any them they be an or not but if was will there here when where who why which about just
  call email phone name number price cost quote logo's friday monday tuesday wednesday thursday saturday sunday tomorrow
  today week weeks day days next us am pm id ill ive dont cant custom printed embroidered front back small large black
  white red blue green make it's i'm also each dozen team company event wrap truck website business make`,
);

/** Neither: French, German and Portuguese share small words with Spanish, and are answered in English. */
const OF_OTHERS = list(
  `je vous nous avec est des et moi donne toutes tous mot bonjour merci combien ich und der das nicht wie bitte gib alle
  voce voces quero obrigado obrigada preciso nao com uma meu`,
);

/** How strongly a word speaks for Spanish; below zero for English. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ...[...LEXICON.keys()].map((word): [string, number] => [word, 2]),
  ...[...ENGLISH, ...COMMON_WORDS, ...SPELLED, ...OF_OTHERS].map((word): [string, number] => [word, -1]),
  ...[...HALF].map((word): [string, number] => [word, 1]),
  ...[...SLIGHT].map((word): [string, number] => [word, 0.5]),
  ...[...SHARED].map((word): [string, number] => [word, 0]),
  ...[...'abcdefghjklmnopqrstuvwxyz'].map((letter): [string, number] => [letter, 0]),
]);
