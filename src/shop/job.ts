// Which job a request means: its product, the methods that can make it, and what was chosen, however it was named.
import type { Blank, Catalog, Method, PriceOption, Product, ServicePage } from '../schemas/catalog.ts';
import type { FieldError } from '../schemas/problem.ts';
import type { Shop } from '../schemas/shop.ts';
import { didYouMean } from './did-you-mean.ts';
import { BLANK, type EstimateRequest, endSentence, normalize, unknownName } from './estimate-request.ts';
import { findMethod, nameParts } from './name-parts.ts';

export interface Job {
  product: Product;
  /** That can make it as asked, at least one. */
  methods: Method[];
  isMethodGiven: boolean;
  quantity: number;
  /** As given; undefined: the method's usual one. */
  blank: Blank | undefined;
  /** As given, by the catalog's names. */
  options: Readonly<Record<string, string>>;
  sizes: Readonly<Record<string, number>> | undefined;
  /** The step asked for, 'standard' where none shall be charged. */
  rush: string | undefined;
}

/** Above this a person works out the price. */
export const LARGEST_QUANTITY = 1_000_000;

/** How calls name a rush, and that there is none. */
const RUSH = 'rush';
const STANDARD = 'standard';

/** The job that is asked for, or what is wrong with the request, a message per field. */
export function jobOf(shop: Shop, request: EstimateRequest): Job | { errors: FieldError[] } {
  const { catalog } = shop;
  const page =
    request.service !== undefined && Object.hasOwn(catalog.pages, request.service)
      ? catalog.pages[request.service]
      : undefined;
  if (request.service !== undefined && !page)
    return unknownName('service', request.service, 'a service', Object.keys(catalog.pages));
  const named = nameParts(catalog, page, request);
  if ('errors' in named) return named;
  const { product, blank } = named;
  const wanted = request.method ?? named.method;
  const method = wanted === undefined ? undefined : findMethod(catalog, wanted);
  if (wanted !== undefined && !method)
    return unknownName(
      'method',
      wanted,
      'a method',
      product.made_by.map(({ method: id }) => id),
    );
  const making = product.made_by.map((by) => by.method);
  if (method && !making.includes(method.id)) {
    const message = `${method.name} is not made on ${product.name.many}. Choose from ${making.join(', ')}.`;
    return { errors: [{ field: 'method', message }] };
  }
  const usual = method ?? usualMethod(catalog, page, product);
  const candidates = usual ? [usual] : candidatesOf(catalog, page, product);
  const errors = checkQuantity(candidates, product, request.quantity);
  const isKnown = (name: string) => candidates.some((one) => findOption(one, product, name) !== undefined);
  const given = Object.entries(named.options).filter(
    ([name]) => name !== RUSH && (isKnown(name) || !page || !isOfPage(catalog, page, name)),
  );
  const options = { given, rush: named.options[RUSH] };
  const enough = candidates.filter((one) => request.quantity >= minimumOf(one, product));
  const able = enough.filter((one) => faultsOf(one, product, options).length === 0);
  const knows = (one: Method) => given.every(([name]) => findOption(one, product, name));
  const reference = enough.find(knows) ?? enough[0] ?? candidates.find(knows) ?? candidates[0];
  if (able.length === 0 && reference) errors.push(...faultsOf(reference, product, options));
  errors.push(...checkSizes(request));
  if (errors.length > 0) return { errors };
  return {
    product,
    methods: able,
    isMethodGiven: method !== undefined || page?.methods.length === 1,
    quantity: request.quantity,
    blank,
    options: Object.fromEntries(given),
    sizes: inCapitals(request.sizes),
    rush: options.rush === undefined ? undefined : normalize(options.rush),
  };
}

/** Fewest pieces of a product by a method. */
export function minimumOf(method: Method, product: Product): number {
  const by = product.made_by.find((one) => one.method === method.id);
  return Math.max(by?.minimum ?? 1, method.quantity_breaks[0]?.from ?? 1);
}

/** What a service stands for, if that is one method: its only one, or the one it is usually made by. */
function usualMethod(
  { methods }: Catalog,
  page: ServicePage | undefined,
  product: Product,
): Method | undefined {
  const id = page?.method ?? (page?.methods.length === 1 ? page.methods[0] : undefined);
  if (!product.made_by.some((by) => by.method === id)) return undefined;
  return methods.find((one) => one.id === id);
}

/** The page's methods that can make it, or all that can. */
function candidatesOf({ methods }: Catalog, page: ServicePage | undefined, { made_by }: Product): Method[] {
  const able = made_by.flatMap((by) => methods.find(({ id }) => id === by.method) ?? []);
  const ofPage = able.filter(({ id }) => page?.methods.includes(id));
  return ofPage.length > 0 ? ofPage : able;
}

function checkQuantity(candidates: readonly Method[], product: Product, quantity: number): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ field: 'quantity', message }];
  if (!Number.isInteger(quantity) || quantity < 1) return wrong('Quantity must be a whole number, like 48.');
  if (quantity > LARGEST_QUANTITY) return wrong(`Quantity can be ${format(LARGEST_QUANTITY)} at most.`);
  const [least] = candidates.toSorted((a, b) => minimumOf(a, product) - minimumOf(b, product));
  if (!least || quantity >= minimumOf(least, product)) return [];
  const minimum = minimumOf(least, product);
  const { one, many } = product.unit;
  return wrong(
    `The minimum for ${lowerName(least.name)} is ${format(minimum)} ${minimum === 1 ? one : many}.`,
  );
}

/** What is wrong with an option; undefined if nothing is. */
function checkOption(method: Method, product: Product, name: string, value: string): string | undefined {
  const option = findOption(method, product, name);
  if (!option) {
    const options = [...product.options, ...method.options].map((one) => one.name);
    const names = [...(product.blanks.length > 1 ? [BLANK] : []), ...options, RUSH];
    return endSentence(
      `"${name}" is not an option of ${product.name.many} by ${lowerName(method.name)}. Choose from ${names.join(', ')}${didYouMean(name, names)}`,
    );
  }
  if (option.kind === 'choice') {
    const names = option.choices.map((choice) => choice.name);
    if (names.includes(normalize(value))) return undefined;
    return endSentence(
      `"${value}" is not a choice of ${name}. Choose from ${names.join(', ')}${didYouMean(value, names)}`,
    );
  }
  const count = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN;
  if (count >= option.min && count <= option.max) return undefined;
  return `${option.label} must be a whole number from ${format(option.min)} to ${format(option.max)}.`;
}

const findOption = (method: Method, product: Product, name: string): PriceOption | undefined =>
  product.options.find((one) => one.name === name) ?? method.options.find((one) => one.name === name);

/** An option of another product of the page, which says nothing of this one: sizes, where caps are chosen. */
function isOfPage({ products, methods }: Catalog, page: ServicePage, name: string): boolean {
  const all = [
    ...products.filter(({ id }) => page.products.includes(id)),
    ...methods.filter(({ id }) => page.methods.includes(id)),
  ];
  return all.some(({ options }) => options.some((one) => one.name === name));
}

/** What of the options and the rush this method does not have. */
function faultsOf(
  method: Method,
  product: Product,
  { given, rush }: { given: [name: string, value: string][]; rush: string | undefined },
): FieldError[] {
  const faults = given.flatMap(([name, value]) => {
    const message = checkOption(method, product, name, value);
    return message === undefined ? [] : [{ field: name, message }];
  });
  const names = [STANDARD, ...method.rush.map(({ name }) => name)];
  if (rush === undefined || names.includes(normalize(rush))) return faults;
  const message = `"${rush}" is not a choice of ${RUSH}. Choose from ${names.join(', ')}${didYouMean(rush, names)}`;
  return [...faults, { field: RUSH, message: endSentence(message) }];
}

function checkSizes({ sizes = {}, quantity }: EstimateRequest): FieldError[] {
  const counts = Object.values(sizes);
  const wrong = (message: string): FieldError[] => [{ field: 'sizes', message }];
  if (counts.some((pieces) => !Number.isInteger(pieces) || pieces < 0))
    return wrong('Sizes must be whole numbers, like 2XL: 4.');
  const sum = counts.reduce((all, pieces) => all + pieces, 0);
  return sum === 0 || sum <= quantity
    ? []
    : wrong(`The sizes come to ${format(sum)}, more than the quantity.`);
}

const inCapitals = (sizes: EstimateRequest['sizes']): EstimateRequest['sizes'] =>
  sizes && Object.fromEntries(Object.entries(sizes).map(([size, pieces]) => [size.toUpperCase(), pieces]));

const lowerName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const { format } = new Intl.NumberFormat('en-US');
