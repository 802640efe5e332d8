// The blank and the options of a job with their values, and what each adds to the price.
import type { Charge, Method, PriceOption } from '../schemas/catalog.ts';
import { normalize } from './estimate-request.ts';
import type { Job } from './job.ts';

/** An option, or the blank, with the value it has in this job. */
export interface Setting {
  charge: Charge;
  /** How often the charge falls due. */
  times: number;
  isGiven: boolean;
  /** '2 ink colors', 'Basic cotton tee'; empty where it makes no difference to any price. */
  tell(): string;
}

/** The blank and every option of the job by this method, with its value. */
export function settingsOf(job: Job, method: Method): Setting[] {
  const { product } = job;
  const by = product.made_by.find((one) => one.method === method.id);
  const isSized = Object.values(job.sizes ?? {}).some((pieces) => pieces > 0);
  const options = [...product.options, ...method.options].filter(
    (option) => !(isSized && option.kind === 'choice' && option.by_sizes),
  );
  const values = options.map((option): string | number => {
    const given = Object.hasOwn(job.options, option.name) ? job.options[option.name] : undefined;
    if (given === undefined) return by?.usual[option.name] ?? option.default;
    return option.kind === 'number' ? Number(given) : normalize(given);
  });
  const numberOf = (name: string | undefined): number =>
    name === undefined ? 1 : Number(values[options.findIndex((option) => option.name === name)] ?? 1);
  const settings = options.map((option, index): Setting => {
    const value = values[index] ?? option.default;
    const isGiven = Object.hasOwn(job.options, option.name);
    return {
      charge: chargeOf(option, value),
      times: countOf(option, value) * numberOf(option.times),
      isGiven,
      tell: () => (isCharged(option) ? textOf(option, value, isGiven) : ''),
    };
  });
  const blank = job.blank ?? product.blanks.find(({ name }) => name === by?.blank) ?? product.blanks[0];
  if (!blank) return settings;
  const isGiven = job.blank !== undefined;
  return [
    { charge: blank, times: numberOf(product.blanks_times), isGiven, tell: () => blank.label },
    ...settings,
  ];
}

const NO_CHARGE: Charge = { setup_cents: 0, unit_cents: 0, percent: 0 };

const isCharged = (option: PriceOption): boolean =>
  (option.kind === 'number' ? [option.each] : option.choices).some(isCost);

const isCost = ({ setup_cents, unit_cents, percent }: Charge): boolean =>
  setup_cents > 0 || unit_cents > 0 || percent > 0;

function chargeOf(option: PriceOption, value: string | number): Charge {
  if (option.kind === 'number') return option.each;
  return option.choices.find(({ name }) => name === value) ?? NO_CHARGE;
}

/** How often the charge falls due: once for a choice, per started step beyond what is included for a number. */
function countOf(option: PriceOption, value: string | number): number {
  if (option.kind === 'choice') return 1;
  return Math.max(0, Math.ceil((Number(value) - option.included) / option.step));
}

/** '2 ink colors', 'Basic cotton tee'. */
function textOf(option: PriceOption, value: string | number, isGiven: boolean): string {
  if (option.kind === 'choice') return option.choices.find(({ name }) => name === value)?.label ?? '';
  // Measures that people think in; a given area may be of other sides.
  const usual = isGiven ? undefined : option.usual?.find((one) => one.value === value)?.label;
  if (usual !== undefined) return `${option.label} ${usual}`;
  return `${figureOf(Number(value))} ${value === 1 ? option.unit.one : option.unit.many}`;
}

const { format } = new Intl.NumberFormat('en-US');

/** Most numbers of a job have nothing to be parted. */
const figureOf = (value: number): string =>
  value > 0 && value < 1000 && Number.isInteger(value) ? String(value) : format(value);
