// What a stored estimate says, in Spanish: its texts were made of the catalog's, and are found in it again.
import type { Catalog, PriceOption } from '../schemas/catalog.ts';
import type { Shop } from '../schemas/shop.ts';

/**
 * A text of an estimate's `includes` or `assumptions`; one that the catalog has no Spanish for as it is.
 *
 *     inSpanish('2 ink colors', shop); // '2 tintas'
 */
export function inSpanish(text: string, { catalog }: Shop): string {
  const words = wordsOf(catalog);
  const known = words.get(lowerFirst(text));
  if (known !== undefined) return text === lowerFirst(text) ? lowerFirst(known) : known;
  const [, from, to = ''] = /^standard turnaround, (?:(\d+) to )?(\d+) working days?$/.exec(text) ?? [];
  if (to !== '') return `tiempo normal, ${from ? `de ${from} a ` : ''}${daysText(to)}`;
  const [, rush = '', days = ''] = /^(.+), (\d+|next) working days?$/.exec(text) ?? [];
  if (words.has(rush)) return `${lowerFirst(words.get(rush) ?? '')}, ${daysText(days)}`;
  const [, figure, unit = ''] = /^([\d,]+) (.+)$/.exec(text) ?? [];
  return words.has(unit) ? `${figure} ${words.get(unit)}` : text;
}

function daysText(days: string): string {
  if (days === 'next') return 'al siguiente día hábil';
  return days === '1' ? '1 día hábil' : `${days} días hábiles`;
}

/** An abbreviation keeps its capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

function wordsOf(catalog: Catalog): ReadonlyMap<string, string> {
  let words = known.get(catalog);
  if (!words) {
    const { methods, products, in_spanish } = catalog;
    const options = [...methods, ...products].flatMap((one) => one.options);
    const pairs = [
      ...methods.map(({ name, name_es }) => [name, name_es] as const),
      ...options.flatMap(pairsOf),
      ...Object.entries(in_spanish),
    ];
    words = new Map(
      pairs.flatMap(([text, spanish]) => (spanish === undefined ? [] : [[lowerFirst(text), spanish]])),
    );
    known.set(catalog, words);
  }
  return words;
}

const pairsOf = (option: PriceOption): (readonly [string, string | undefined])[] =>
  option.kind === 'choice'
    ? option.choices.map(({ label, label_es }) => [label, label_es])
    : [
        [option.unit.one, option.unit_es?.one],
        [option.unit.many, option.unit_es?.many],
      ];

/** Worked out once per catalog. */
const known = new WeakMap<Catalog, ReadonlyMap<string, string>>();
