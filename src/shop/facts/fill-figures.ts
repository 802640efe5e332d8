// Figures of the catalog in the owner's own texts: '{minimum embroidery}' is 12, and stays right when the catalog changes.
import type { Catalog, Charge, Method, PriceOption } from '../../schemas/catalog.ts';
import { didYouMean } from '../did-you-mean.ts';
import { minimumOf } from '../job.ts';
import type { Mistake } from '../shop-facts-error.ts';

type Language = 'en' | 'es';

const KINDS = ['minimum', 'turnaround', 'rush', 'breaks', 'unit', 'setup', 'each', 'blank'];
const FIGURE = /\{([a-z]+)((?: [\w-]+)+)\}/g;

const WORDS = {
  en: { to: ' to ', and: ' and ', rush: (percent: number, days: string) => `${percent}% for ${days}` },
  es: { to: ' a ', and: ' y ', rush: (percent: number, days: string) => `${percent} % por ${days}` },
};

/**
 * Fills in what a text names in braces, and says at which lines it names what the catalog does not have:
 * `{minimum METHOD}` or `{minimum METHOD PRODUCT}` (pieces), `{turnaround METHOD}` ('7 to 10' working days),
 * `{rush METHOD}`, `{breaks METHOD}` (quantities), `{unit METHOD}` (dollars, of the first break), `{setup METHOD}`, `{setup METHOD OPTION CHOICE}` and
 * `{each METHOD OPTION}` (dollars, once and per piece), `{blank PRODUCT BLANK}` (dollars per piece).
 */
export function fillFigures(
  file: string,
  text: string,
  catalog: Catalog,
): { text: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const language: Language = /^language: es\r?$/m.test(text) ? 'es' : 'en';
  const filled = text.replaceAll(FIGURE, (whole, kind: string, rest: string, offset: number) => {
    const found = figureOf(catalog, kind, rest.trim().split(' '), language);
    if ('figure' in found) return found.figure;
    const line = text.slice(0, offset).split('\n').length;
    mistakes.push({ file, line, message: `expected ${found.expected} in ${whole}` });
    return whole;
  });
  return { text: filled, mistakes };
}

type Found = { figure: string } | { expected: string };

function figureOf(catalog: Catalog, kind: string, names: string[], language: Language): Found {
  const [first = '', second = '', third] = names;
  if (!KINDS.includes(kind)) return { expected: `one of ${KINDS.join(', ')}${didYouMean(kind, KINDS)}` };
  if (kind === 'blank') {
    const blank = catalog.products.find(({ id }) => id === first)?.blanks.find(({ name }) => name === second);
    return blank ? { figure: dollars(blank.unit_cents) } : { expected: 'a product and one of its blanks' };
  }
  const method = catalog.methods.find(({ id }) => id === first);
  if (!method) {
    const ids = catalog.methods.map(({ id }) => id);
    return { expected: `the name of a method, not "${first}"${didYouMean(first, ids)},` };
  }
  if (kind === 'minimum') return minimumFigure(catalog, method, second);
  if (kind === 'turnaround') return { figure: span(method.turnaround_days, language) };
  if (kind === 'rush')
    return method.rush.length > 0
      ? { figure: rushFigure(method, language) }
      : { expected: 'a method that can be rushed' };
  if (kind === 'breaks')
    return {
      figure: listed(
        method.quantity_breaks.map(({ from }) => from.toLocaleString('en-US')),
        language,
      ),
    };
  if (kind === 'unit') return { figure: dollars(method.quantity_breaks[0]?.unit_cents ?? 0) };
  if (kind === 'setup' && second === '') return { figure: dollars(method.setup_cents) };
  const charge = chargeOf(
    method.options.find(({ name }) => name === second),
    third,
  );
  if (!charge) return { expected: `an option of ${method.id}, and one of its choices,` };
  return { figure: dollars(kind === 'setup' ? charge.setup_cents : charge.unit_cents) };
}

function minimumFigure({ products }: Catalog, method: Method, product: string): Found {
  if (product === '') return { figure: String(method.quantity_breaks[0]?.from ?? 1) };
  const made = products.find(({ id }) => id === product);
  return made?.made_by.some((by) => by.method === method.id)
    ? { figure: String(minimumOf(method, made)) }
    : { expected: `the name of a product that ${method.id} makes` };
}

function chargeOf(option: PriceOption | undefined, choice: string | undefined): Charge | undefined {
  if (option?.kind === 'number') return option.each;
  return option?.choices.find(({ name }) => name === choice);
}

function rushFigure({ rush }: Method, language: Language): string {
  const days = (count: number) =>
    language === 'es'
      ? `${count} ${count === 1 ? 'día hábil' : 'días hábiles'}`
      : `${count} working ${count === 1 ? 'day' : 'days'}`;
  return rush.map((step) => WORDS[language].rush(step.percent, days(step.days))).join(', ');
}

const span = ({ from, to }: { from: number; to: number }, language: Language): string =>
  from === to ? String(from) : `${from}${WORDS[language].to}${to}`;

function listed(all: readonly string[], language: Language): string {
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')}${WORDS[language].and}${last}`;
}

/** '$45', '$5.50' */
const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
