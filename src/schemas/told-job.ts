// A job of the estimate calculator in words: the page writes them, into the quote form and to Carl; Carl reads them
// exactly, with nothing guessed.

import type { PriceOption } from './catalog.ts';
import type { Calculator, CalculatorOption } from './page.ts';
import type { PriceList, Service, Shop } from './shop.ts';

type Unit = PriceList['unit'];

/** '1,200 pieces'. */
export const pieces = (quantity: number, { one, many }: Unit): string =>
  `${quantity.toLocaleString('en-US')} ${quantity === 1 ? one : many}`;

/**
 * What is chosen, and what says what is made and how; `options` are those that are not as usual.
 *
 *     describeJob('72', { ink_colors: '2' }, calculator, unit); // '72 pieces, Ink colors: 2, Garment: Basic cotton tee'
 */
export function describeJob(
  quantity: string,
  options: Readonly<Record<string, string>>,
  calculator: Calculator,
  unit: Unit,
): string {
  const count = /^\d+$/.test(quantity)
    ? pieces(Number(quantity), unit)
    : `${quantity} ${unit.many}`.trimStart();
  const told = calculator.options.flatMap((option) => {
    const isNamed = option.kind === 'choice' && option.isNamed;
    const value = options[option.name] ?? (isNamed ? option.default : undefined);
    return value === undefined ? [] : [`${option.label}: ${valueText(option, value)}`];
  });
  return [count, ...told].join(', ');
}

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
}

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
    if (list && said.startsWith(opening)) return readJob(said.slice(opening.length), service, list);
  }
}

function readJob(told: string, service: Service, { unit, options }: PriceList): ToldJob | undefined {
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
  const quantity = Number(count.name);
  const isWhole = rest === '.' && quantity > 0 && quantity <= LARGEST_QUANTITY;
  return isWhole ? { service, quantity, options: chosen } : undefined;
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
