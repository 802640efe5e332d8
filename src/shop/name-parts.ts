// What names the product, its blank and the method in a request, by today's names and by those of earlier calls.
import type { Blank, Catalog, Method, Product, ServicePage } from '../schemas/catalog.ts';
import type { FieldError } from '../schemas/problem.ts';
import { didYouMean } from './did-you-mean.ts';
import {
  BEST_METHOD,
  BLANK,
  type EstimateRequest,
  endSentence,
  normalize,
  unknownName,
} from './estimate-request.ts';

export interface NamedParts {
  product: Product;
  blank: Blank | undefined;
  /** As an option named it. */
  method: string | undefined;
  options: Record<string, string>;
}

/** Sorts what names the product, its blank and the method out of the options, by today's names and by earlier ones. */
export function nameParts(
  catalog: Catalog,
  page: ServicePage | undefined,
  request: EstimateRequest,
): NamedParts | { errors: FieldError[] } {
  const options = { ...request.options };
  const take = (name: string | undefined): string | undefined => {
    if (name === undefined || !Object.hasOwn(options, name)) return undefined;
    const value = normalize(options[name] ?? '');
    delete options[name];
    return value;
  };
  const chosen = take(page?.method_option?.name);
  const methodName = chosen === BEST_METHOD ? undefined : chosen;
  const isProductOption = page?.blank_option?.name === 'product';
  const field =
    blankFieldsOf(catalog).find((name) => Object.hasOwn(options, name)) ??
    (isProductOption ? 'product' : BLANK);
  let blankName = take(field);
  let product =
    request.product === undefined ? undefined : catalog.products.find(({ id }) => id === request.product);
  if (request.product !== undefined && !product) {
    blankName ??= normalize(request.product);
    if (!findByBlank(catalog, page, undefined, blankName))
      return unknownName(
        'product',
        request.product,
        'a product',
        catalog.products.map(({ id }) => id),
      );
  }
  if (blankName !== undefined) {
    const found = findByBlank(catalog, page, product, blankName);
    if (found) return { ...found, method: methodName, options };
    const names = blanksOf(catalog, page, product).map(({ name }) => name);
    return {
      errors: [
        {
          field,
          message: endSentence(
            `"${blankName}" is not a choice of ${field}. Choose from ${names.join(', ')}${didYouMean(blankName, names)}`,
          ),
        },
      ],
    };
  }
  product ??=
    catalog.products.find(({ id }) => id === page?.product) ?? usualProduct(catalog, request.method);
  if (!product)
    return unknownName(
      'product',
      request.product ?? '',
      'a product',
      catalog.products.map(({ id }) => id),
    );
  return { product, blank: undefined, method: methodName, options };
}

/** How calls name a blank: by this name, or as a page calls the choice. */
function blankFieldsOf(catalog: Catalog): string[] {
  const known = blankFields.get(catalog);
  if (known) return known;
  const names = Object.values(catalog.pages).flatMap(({ blank_option }) => blank_option?.name ?? []);
  const fields = [...new Set([BLANK, ...names])];
  blankFields.set(catalog, fields);
  return fields;
}

const blankFields = new WeakMap<Catalog, string[]>();

/** The product with such a blank, or of that id: of `product` if it is given, else of the page's before the others'. */
function findByBlank(
  catalog: Catalog,
  page: ServicePage | undefined,
  product: Product | undefined,
  name: string,
): { product: Product; blank: Blank | undefined } | undefined {
  for (const one of productsOf(catalog, page, product)) {
    const blank = one.blanks.find((each) => each.name === name || each.also.includes(name));
    if (blank) return { product: one, blank };
  }
  const byId = productsOf(catalog, page, product).find(({ id }) => id === name);
  return byId && { product: byId, blank: undefined };
}

function productsOf(
  catalog: Catalog,
  page: ServicePage | undefined,
  product: Product | undefined,
): Product[] {
  if (product) return [product];
  const first = [page?.product, ...(page?.products ?? [])];
  const known = first.flatMap((id) => catalog.products.find((one) => one.id === id) ?? []);
  return [...known, ...(page ? [] : catalog.products)];
}

const blanksOf = (catalog: Catalog, page: ServicePage | undefined, product: Product | undefined): Blank[] =>
  productsOf(catalog, page, product).flatMap(({ blanks }) => blanks);

/** Of a page that is this method's, or the first that it can make. */
function usualProduct(catalog: Catalog, name: string | undefined): Product | undefined {
  const method = name === undefined ? undefined : findMethod(catalog, name);
  if (!method) return undefined;
  const pages = Object.values(catalog.pages);
  const page =
    pages.find(({ methods }) => methods[0] === method.id) ??
    pages.find(({ methods }) => methods.includes(method.id));
  const makes = ({ made_by }: Product) => made_by.some((by) => by.method === method.id);
  return (
    catalog.products.find((one) => one.id === page?.product && makes(one)) ?? catalog.products.find(makes)
  );
}

/** By its id, or an earlier name. */
export const findMethod = ({ methods }: Catalog, name: string): Method | undefined =>
  methods.find(({ id, also }) => id === normalize(name) || also.includes(normalize(name)));
