// Spanish as visitors write it to a print shop, each word with the English one that the readers know: a message in
// Spanish is put into these where it stands, so that one grammar reads both languages.
import { FIRST_NAMES } from '../first-names.ts';
import { own } from '../own.ts';
import { makePlainSpeller, makeSpeller, type Speller } from '../spelling.ts';
import { SURNAMES } from '../surnames.ts';
import { GARMENTS, PEOPLE, PIECES } from '../vocabulary.ts';
import { englishOf, LEXICON, MENDED } from './lexicon.ts';
import { findPhrase, PHRASES } from './phrases.ts';

/** A word of a message, lower case and without accents. */
interface SpanishWord {
  text: string;
  isCapital: boolean;
  /** Does it begin the message or a sentence? */
  isFirst: boolean;
}

/**
 * The English for each word; '' where it drops out, undefined where the word stays as it is (names, English words).
 *
 *     ['para', 'el', 'viernes'] -> ['for', 'the', 'friday']
 */
export function putIntoEnglish(typed: readonly SpanishWord[]): (string | undefined)[] {
  const words = typed.map((word) => ({ ...word, text: own(SHORT, word.text) ?? withoutSlip(word) }));
  const english: (string | undefined)[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at);
    if (phrase) {
      english.push(...phrase);
      at += phrase.length - 1;
    } else english.push(wordAt(words, at, english));
  }
  return english;
}

/** Shorthand and what is written as it sounds. */
export const SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  xq: 'porque',
  pq: 'porque',
  pa: 'para',
  ta: 'esta',
  toy: 'estoy',
  tmb: 'tambien',
  tb: 'tambien',
  pfa: 'porfa',
  xfa: 'porfa',
  porfis: 'porfa',
  quando: 'cuando',
  quanto: 'cuanto',
  quantos: 'cuantos',
  quantas: 'cuantas',
  kuanto: 'cuanto',
  aki: 'aqui',
  ke: 'que',
};

/** "vienres", "cierrn", "la smeana que viene": a word with two letters swapped, one left out or one typed twice. */
function withoutSlip({ text, isCapital, isFirst }: SpanishWord): string {
  if (text.length < SHORTEST_MENDED || (isCapital && !isFirst) || englishOf(text) !== undefined) return text;
  if (PHRASED.has(text) || FIRST_NAMES.has(text) || SURNAMES.has(text)) return text;
  slipMender ??= makePlainSpeller(
    new Set([...LEXICON.keys(), ...PHRASED].filter((word) => word.length >= SHORTEST_MENDED)),
  );
  return slipMender(text);
}

const SHORTEST_MENDED = 5;
/** Made when the first strange word in Spanish comes. */
let slipMender: Speller | undefined;
const PHRASED: ReadonlySet<string> = new Set(
  [...PHRASES.values()].flatMap((phrases) => phrases.flatMap(({ spanish }) => spanish)),
);

function phraseAt(words: readonly SpanishWord[], at: number): string[] | undefined {
  const found = findPhrase(words, at);
  // "nada mas" ends a list, but before a number it means "only".
  if (found?.english[0] === 'nothing' && isNumber(words[at + 2]?.text)) return ['only', ''];
  return found?.english;
}

function wordAt(
  words: readonly SpanishWord[],
  at: number,
  english: readonly (string | undefined)[],
): string | undefined {
  const word = words[at];
  if (!word || isOfName(words, at, english)) return;
  const before = LEXICON.get(words[at - 1]?.text ?? '') ?? '';
  const after = words[at + 1]?.text ?? '';
  if (/^proxim[oa]$/.test(word.text)) {
    if (WEEKDAY.test(LEXICON.get(after) ?? '')) return 'coming';
    return WEEKDAY.test(before) ? '' : 'next';
  }
  if (word.text === 'siguiente' && WEEKDAY.test(before)) return 'following';
  if (word.text === 'dia' && before === 'the' && /^\d/.test(after)) return '';
  if (/^(?:como|un[ao]s)$/.test(word.text) && isNumber(after)) return 'about';
  // "el 1ro", "el 2do": the figure is the word before
  if (/^(?:r[oa]|er[oa]?|d[oa]|t[oa]|v[oa])$/.test(word.text) && /^\d/.test(words[at - 1]?.text ?? ''))
    return 'th';
  if (
    word.text === 'que' &&
    (word.isFirst ||
      (words[at - 1]?.isFirst && /^(?:en|a|de|por|con|para|y)$/.test(words[at - 1]?.text ?? '')))
  )
    return 'what';
  // "de que material es"
  if (word.text === 'de' && word.isFirst && after === 'que') return '';
  // "no el 10, el 12"
  if (
    word.text === 'no' &&
    after === 'el' &&
    isNumber(words[at + 2]?.text) &&
    words.slice(at + 3).some(({ text }) => isNumber(text))
  )
    return 'not';
  // "son 80 no 60", "son 80, no 60"
  if (
    word.text === 'no' &&
    isNumber(after) &&
    isNumber(words[at - (before === '' && words[at - 1]?.text === ',' ? 2 : 1)]?.text)
  )
    return 'not';
  // "necesito una de 4x6", "quiero una para el puesto"
  if (word.text === 'una' && /^(?:need|want)$/.test(before) && /^(?:de|para|con|que|[.,]|)$/.test(after))
    return 'one';
  if (word.text === 'por' && /^\d/.test(after) && isMeasured(words, at)) return 'by';
  if (isPresenting(words, at)) return 'this is';
  // "adelante" lets somebody go on where it stands alone, and after goods or a place it is the front.
  if (word.text === 'adelante' || word.text === 'alante') return isGoingOn(words, at) ? 'go ahead' : 'front';
  if (word.text === 'las' && isNumber(after)) return isHour(words, at) ? 'at' : 'those';
  if (word.text === 'el' && isDayAnew(words, at)) return 'on the';
  if (word.text === 'son' && words[at - 1]?.text !== 'no' && isNumber(after) && isSaidAnew(words, at))
    return 'actually';
  // "es para mi iglesia", "son para un torneo": told, and not asked
  if (
    /^(?:es|son)$/.test(word.text) &&
    word.isFirst &&
    /^(?:una?|para|mi|nuestr[oa]|del?)$/.test(after) &&
    !words.some(({ text }) => text === '?')
  )
    return word.text === 'es' ? 'it is' : 'they are';
  if (word.text === 'si') return isIf(words, at) ? 'if' : 'yes';
  if (word.text === 'es' && isOfCompany(words, at + 1)) return '';
  if (word.text === 'de' && isOfCompany(words, at))
    return words[at - 1]?.text === 'es' ? 'company is' : 'from';
  // "que van a hacer", "ya van bien": no vehicle.
  if (word.text === 'van' && isGoing(words, at)) return 'go';
  // "soy el Beto Luna"
  if (/^(?:soy|habla)$/.test(word.text) && isArticleOfName(words, at + 1)) return '';
  if (isArticleOfName(words, at)) return 'i am';
  // "dos puertas con el logo": parts of the one vehicle.
  if (word.text === 'puertas' && isNumber(words[at - 1]?.text)) return;
  const known = englishOf(word.text);
  if (known?.startsWith('i ') && isAskedOf(words, at)) return `do ${known}`;
  if (known !== undefined || word.isCapital) return known;
  if (FIRST_NAMES.has(word.text)) return;
  // "2 coaches" of who mixes the languages are no "coches".
  if (isOfTrade(word.text)) return;
  const mended = speller()(word.text);
  return mended === word.text ? undefined : LEXICON.get(mended);
}

/** Goods or people in English, one or many. */
const isOfTrade = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(
    (one) => PEOPLE.has(one) || PIECES.has(one) || GARMENTS.has(one),
  );

/** "a que correo mando el logo", "oiga, y donde les pago"; "el logo que les mando" is told. */
function isAskedOf(words: readonly SpanishWord[], at: number): boolean {
  const from = words.findLastIndex(({ isFirst }, i) => isFirst && i <= at);
  const before = words.slice(from, at).map(({ text }) => text);
  return before.length <= MOST_BEFORE && ASKED_OF.test(before.join(' '));
}

const MOST_BEFORE = 6;
const ASKED_OF =
  /^(?:(?:y|ok|oye|oiga|bueno|pero|a|de|en|por|con|para|,) )*(?:que|cual|donde|adonde|como|cuanto)(?: [a-z]+){0,2}$/;

/** "habla Chela", "le escribe Ana Ruiz", "aquí Lalo otra vez" */
function isPresenting(words: readonly SpanishWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next?.isCapital) return false;
  const opens = (i: number) =>
    words[i]?.isFirst === true ||
    words[i - 1]?.text === ',' ||
    /^(?:dias|tardes|noches|hola)$/.test(words[i - 1]?.text ?? '');
  if (word.text === 'aqui')
    return (
      opens(at) &&
      FIRST_NAMES.has(next.text) &&
      /^(?:[,.]|del?|otra|con|desde|)$/.test(words[at + 2]?.text ?? '')
    );
  // "habla con Chela"
  if (word.text === 'con')
    return words[at - 1]?.text === 'habla' && opens(at - 1) && FIRST_NAMES.has(next.text);
  // "llama Juan" may be what he shall do.
  const isTo = /^(?:les?|te)$/.test(words[at - 1]?.text ?? '') && opens(at - 1);
  return word.text === 'habla' ? opens(at) || isTo : isTo && /^(?:escribe|llama|saluda)$/.test(word.text);
}

/** "los que van en la manga", "todas van iguales"; "mi van", "rotular una van". */
const isGoing = (words: readonly SpanishWord[], at: number): boolean =>
  /^(?:que|como|cuando|cuanto|cuantos|donde|no|ya|se|todos|todas|letras|logos?|nombres?|numeros?)$/.test(
    words[at - 1]?.text ?? '',
  ) || /^(?:al?|atras|adelante|enfrente|juntos|juntas|todos|todas|iguales)$/.test(words[at + 1]?.text ?? '');

/** "soy el Beto Luna", "habla la Chayo" */
const isArticleOfName = (words: readonly SpanishWord[], at: number): boolean =>
  /^(?:el|la)$/.test(words[at]?.text ?? '') &&
  /^(?:soy|habla)$/.test(words[at - 1]?.text ?? '') &&
  FIRST_NAMES.has(words[at + 1]?.text ?? '');

/** Without its accent "si" is "yes" where it stands alone, and "if" amid a sentence. */
const isIf = (words: readonly SpanishWord[], at: number): boolean =>
  /^[a-z]/.test(words[at - 1]?.text ?? '') &&
  !/^(?:que|orale|ok|pues|porfa|favor|por|ah|no)$/.test(words[at - 1]?.text ?? '') &&
  /^[a-z]/.test(words[at + 1]?.text ?? '') &&
  !/^(?:por|porfa|gracias|esta|claro|mandelo|mandalo)$/.test(words[at + 1]?.text ?? '');

/** "2 por 1", "2 metros por 1", "2 metros de largo por 1" */
const isMeasured = (words: readonly SpanishWord[], at: number): boolean =>
  /^(?:\d|largo$|ancho$|alto$|altura$)/.test(words[at - 1]?.text ?? '') ||
  (/^(?:metros?|mts?|m|pies?|pulgadas?|cms?|centimetros?)$/.test(words[at - 1]?.text ?? '') &&
    /^\d/.test(words[at - 2]?.text ?? ''));

const isGoingOn = (words: readonly SpanishWord[], at: number): boolean =>
  words
    .slice(0, at)
    .every(({ text }) =>
      /^(?:si|ok|okey|pues|claro|va|dale|bueno|perfecto|listo|todo|esta|es|asi|bien|correcto|,|\.|!)$/.test(
        text,
      ),
    ) && !/^(?:y|del|de|atras)$/.test(words[at + 1]?.text ?? '');

/** "son 34", "no, ya son 40"; "mis hijos son 3" and "son 60 gorras" name what there are. */
const isSaidAnew = (words: readonly SpanishWord[], at: number): boolean =>
  words
    .slice(0, at)
    .every(({ text }) => /^(?:no|ya|ahora|perdon|mejor|bueno|entonces|al|final|,|\.)$/.test(text)) &&
  !/^[a-z]/.test((words[at + 2]?.text ?? '').replace(/^(?:perdon|ahora|no|ya|mejor|en|porfa|gracias)$/, ''));

/** "ah y el 22 mejor", "no, el 5": a day by its number alone; no shirt's number, "el 10 es de Leo". */
const isDayAnew = (words: readonly SpanishWord[], at: number): boolean =>
  Number(words[at + 1]?.text) <= 31 &&
  words
    .slice(0, at)
    .every(({ text }) =>
      /^(?:ah|ay|no|y|o|ya|ahora|perdon|digo|mejor|bueno|entonces|que|sea|al|final|seria|pues|si|quise|decir|el|\d{1,2}|[,.])$/.test(
        text,
      ),
    ) &&
  !/^[a-z]/.test(
    (words[at + 2]?.text ?? '').replace(
      /^(?:mejor|porfa|por|perdon|ahora|no|esta|estaria|seria|si|y|o|gracias|entonces|pues|a|en|va|temprano|tambien)$/,
      '',
    ),
  );

/** "despues de las 3", "a las 10 y media"; "de las 12 gorras" are goods. */
const isHour = (words: readonly SpanishWord[], at: number): boolean =>
  /^(?:a|de|desde|hasta|tipo|como|sobre|y|antes|despues)$/.test(words[at - 1]?.text ?? '') &&
  !(Number(words[at + 1]?.text) > 12) &&
  !/^[a-z]{4}/.test(
    (words[at + 2]?.text ?? '').replace(
      /^(?:media|manana|tarde|noche|cuando|para|porque|gracias|pero|por|porfa|mejor|entonces|digo)$/,
      '',
    ),
  );

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|twelve|eleven|thousand)$/;

const isNumber = (word = ''): boolean =>
  /^\d/.test(word) || word === 'una' || NUMBER.test(LEXICON.get(word) ?? '');

const PARTICLE = /^(?:de|del|la|los|las|y)$/;

/** "Ana de la Cruz", "Rosa Blanco": inside a name a word means nothing. */
function isOfName(
  words: readonly SpanishWord[],
  at: number,
  english: readonly (string | undefined)[],
): boolean {
  const word = words[at];
  // What stays as it is before this word: a capital, or a particle between capitals.
  const before = words[at - 1];
  const isAfterName =
    before !== undefined && english[at - 1] === undefined && (before.isCapital || PARTICLE.test(before.text));
  if (!word) return false;
  if (/(?:name is|is called|i am)$/.test(english[at - 1] ?? '') && FIRST_NAMES.has(word.text)) return true;
  if (word.isCapital) return (isAfterName && !word.isFirst) || FIRST_NAMES.has(word.text);
  if (!PARTICLE.test(word.text) || !isAfterName || isOfCompany(words, at)) return false;
  const next = words.slice(at + 1, at + 3).find(({ text }) => !/^(?:la|los|las)$/.test(text));
  return next?.isCapital === true;
}

/** "Ramiro de Llantera Los Primos": what stands first in the name of a business. */
const isOfCompany = (words: readonly SpanishWord[], at: number): boolean =>
  words[at]?.text === 'de' &&
  words[at + 1]?.isCapital === true &&
  !FIRST_NAMES.has(words[at + 1]?.text ?? '') &&
  /^(?:tacos|antojitos|mariscos|pollos?|abarrotes|muebles|fletes|mudanzas|eventos|estetica|farmacia|hotel|deportes|liga|equipo|parroquia|fundacion|asociacion|ministerio|centro|consultorio|despacho|agencia|importadora|comercial|productos|super|\w+eria|llantera|restaurante|construc\w+|jardin\w*|techos|pinturas?|servicios?|grupo|iglesia|escuela|colegio|tienda|salon|taller|transportes|clinica|inmobiliaria|autos?|cafe|bar|club|academia|distribuidora|rancho)$/.test(
    words[at + 1]?.text ?? '',
  );

let mender: Speller | undefined;

/** Made when the first message in Spanish comes. */
function speller(): Speller {
  mender ??= makeSpeller(MENDED, new Set());
  return mender;
}
