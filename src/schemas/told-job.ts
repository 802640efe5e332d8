// A job of the estimate calculator in words: the page writes them, into the quote form and to Carl; Carl reads them
// exactly, with nothing guessed.

import type { Method, PriceOption } from './catalog.ts';
import type { Calculator, CalculatorOption } from './page.ts';
import type { Slots } from './reading.ts';
import type { PriceList, Service, Shop } from './shop.ts';

type Unit = PriceList['unit'];

/** '1,200 pieces'. */
export const pieces = (quantity: number, { one, many }: Unit): string =>
  `${quantity.toLocaleString('en-US')} ${quantity === 1 ? one : many}`;

/** What a visitor of the calculator asks for. */
export interface AskedJob {
  /** As typed. */
  quantity: string;
  /** Those that are not as usual, by their price-book names; the method is not among them. */
  options: Readonly<Record<string, string>>;
  /** Id of the catalog. */
  method?: string | undefined;
  /** ISO day on which it has to be in hands. */
  neededBy?: string | undefined;
}

/**
 * What is chosen, and what says what is made and how. A method goes by the option that asks for it, where the page has
 * one that knows it.
 *
 *     const job = { quantity: '72', options: { ink_colors: '2' }, neededBy: '2026-03-13' };
 *     describeJob(job, calculator, unit);
 *     // '72 pieces, Ink colors: 2, Garment: Basic cotton tee, In hands by: Friday, March 13, 2026'
 */
export function describeJob(
  { quantity, options, method, neededBy }: AskedJob,
  calculator: Calculator,
  unit: Unit,
): string {
  const count = /^\d+$/.test(quantity)
    ? pieces(Number(quantity), unit)
    : `${quantity} ${unit.many}`.trimStart();
  const asking = methodOptionOf(calculator);
  const choice = asking?.choices.find((one) => method !== undefined && one.method === method);
  const name = choice ? undefined : calculator.methods.find(({ id }) => id === method)?.name;
  const told = calculator.options.flatMap((option) => {
    if (option === asking && name !== undefined) return [];
    const isNamed = option.kind === 'choice' && option.isNamed;
    const usual = isNamed ? option.default : undefined;
    const value = option === asking ? (choice?.name ?? usual) : (options[option.name] ?? usual);
    return value === undefined ? [] : [`${option.label}: ${valueText(option, value)}`];
  });
  if (name !== undefined) told.push(METHOD + name);
  if (neededBy !== undefined) told.push(IN_HANDS_BY + dayText(neededBy));
  return [count, ...told].join(', ');
}

const METHOD = 'Method: ';
const IN_HANDS_BY = 'In hands by: ';

/** The option by which a page asks for the method; most have none. */
export const methodOptionOf = ({ options }: Pick<Calculator, 'options'>) =>
  options.find(
    (option) => option.kind === 'choice' && option.choices.some(({ method }) => method !== undefined),
  ) as Extract<CalculatorOption, { kind: 'choice' }> | undefined;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** '2026-03-13' -> 'Friday, March 13, 2026' */
const dayText = (isoDay: string): string => day.format(new Date(isoDay));

/** '12,000 stitches'; '3' where the label says of what. */
function valueText(option: CalculatorOption, value: string): string {
  if (option.kind === 'choice') return option.choices.find(({ name }) => name === value)?.label ?? value;
  if (!/^\d+$/.test(value)) return value;
  const isSaid = option.label.toLowerCase() === option.unit.many;
  return isSaid ? Number(value).toLocaleString('en-US') : pieces(Number(value), option.unit);
}

/** What the visitor says to Carl, about a service alone or about a job as described above. */
export const questionAbout = (service: string, job?: string | null): string =>
  `${QUESTION}${service}${job ? `: ${job}.` : ''}`;

const QUESTION = 'I have a question about ';

export interface ToldJob {
  service: Service;
  quantity: number;
  /** By their names in the catalog. */
  options: Record<string, string>;
  /** Id of the catalog, where it is told by its name and not by an option. */
  method?: string;
  /** ISO day. */
  neededBy?: string;
}

/** What it tells a dialogue. */
export const slotsOfTold = ({ service, quantity, neededBy }: ToldJob): Slots => ({
  service: service.slug,
  quantity,
  ...(neededBy !== undefined && { dueDate: { text: dayText(neededBy), date: neededBy } }),
});

/**
 * The job in such a question; undefined for everything else that is said.
 *
 *     readToldJob('I have a question about Embroidery: 24 pieces, Garment: Pique polo.', shop)?.quantity; // 24
 */
export function readToldJob(message: string, shop: Shop): ToldJob | undefined {
  const said = message.trim();
  for (const service of shop.services) {
    const opening = `${questionAbout(service.name)}: `;
    const list = shop.prices[service.slug];
    if (list && said.startsWith(opening))
      return readJob(said.slice(opening.length), service, list, shop.catalog.methods);
  }
}

function readJob(
  told: string,
  service: Service,
  { unit, options }: PriceList,
  methods: readonly Method[],
): ToldJob | undefined {
  const count = readNumber(told, unit);
  if (!count) return;
  let rest = told.slice(count.text.length);
  const chosen: Record<string, string> = {};
  for (const option of options) {
    const opening = `, ${option.label}: `;
    if (!rest.startsWith(opening)) continue;
    const value = readValue(rest.slice(opening.length), option);
    if (!value) return;
    chosen[option.name] = value.name;
    rest = rest.slice(opening.length + value.text.length);
  }
  const method = methods.find(({ name }) => {
    const opening = `, ${METHOD}${name}`;
    return rest.startsWith(opening) && /^(?:, |\.$)/.test(rest.slice(opening.length));
  });
  if (method) rest = rest.slice(`, ${METHOD}${method.name}`.length);
  const neededBy = rest.startsWith(`, ${IN_HANDS_BY}`)
    ? readDay(rest.slice(2 + IN_HANDS_BY.length, -1))
    : undefined;
  if (neededBy !== undefined) rest = '.';
  const quantity = Number(count.name);
  const isWhole = rest === '.' && quantity > 0 && quantity <= LARGEST_QUANTITY;
  if (!isWhole) return undefined;
  return {
    service,
    quantity,
    options: chosen,
    ...(method && { method: method.id }),
    ...(neededBy !== undefined && { neededBy }),
  };
}

/** 'Friday, March 13, 2026' -> '2026-03-13'; undefined for any other text. */
function readDay(text: string): string | undefined {
  const [, month, date, year] = /^[A-Z]\w+day, ([A-Z]\w+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  if (month === undefined) return;
  const at = new Date(`${month} ${date}, ${year} UTC`);
  if (Number.isNaN(at.getTime())) return;
  const isoDay = at.toISOString().slice(0, 10);
  return dayText(isoDay) === text ? isoDay : undefined;
}

/** Beyond it a person is asked. */
const LARGEST_QUANTITY = 1_000_000;

interface Value {
  name: string;
  /** The words that tell it. */
  text: string;
}

function readValue(told: string, option: PriceOption): Value | undefined {
  if (option.kind === 'number') return readNumber(told, option.unit);
  const choice = option.choices.find(
    ({ label }) => told.startsWith(label) && /^(?:, |\.$)/.test(told.slice(label.length)),
  );
  return choice && { name: choice.name, text: choice.label };
}

/** '1,200 pieces', or the number alone. */
function readNumber(told: string, { one, many }: Unit): Value | undefined {
  const [digits] = /^\d{1,9}(?:,\d{3}){0,3}/.exec(told) ?? [];
  if (digits === undefined) return;
  const rest = told.slice(digits.length);
  const unit = [` ${many}`, ` ${one}`].find((words) => rest.startsWith(words)) ?? '';
  return { name: String(Number(digits.replaceAll(',', ''))), text: digits + unit };
}
