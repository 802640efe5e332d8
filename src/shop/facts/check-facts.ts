// What must agree between the owner's files and within their lists, checked even while something else is wrong.
import type { WorkPicture } from '../../schemas/shop.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Mistake } from '../shop-facts-error.ts';
import type { OwnersArticle } from './read-article.ts';
import type { OwnersYaml } from './read-yaml.ts';
import { expectedPicture } from './work.ts';

const SERVICES_SHOWN = 6;

interface OwnersFiles {
  shop: OwnersYaml<unknown> | undefined;
  catalog: OwnersYaml<unknown> | undefined;
  work: OwnersYaml<unknown> | undefined;
  articles: OwnersArticle[];
  /** Names of the files beside work.yaml, and those of them that it names. */
  workNames: string[];
  pictures: ReadonlyMap<string, WorkPicture>;
}

/** Every disagreement in the owner's facts, as mistakes at their lines. */
export function checkFacts({ articles, workNames, pictures, ...files }: OwnersFiles): Mistake[] {
  const [shop, catalog, work] = [files.shop, files.catalog, files.work].map(unlessUnreadable);
  return [
    ...(shop ? checkShop(shop) : []),
    ...(shop && catalog ? checkCatalog(shop, catalog) : []),
    ...(catalog ? checkNames(catalog) : []),
    ...(shop ? checkArticles(shop, articles) : []),
    ...(shop && work ? checkWork(shop, work, { workNames, pictures }) : []),
  ];
}

/** A file that is no YAML is already reported; nothing can be said of what it should agree with. */
const unlessUnreadable = (file: OwnersYaml<unknown> | undefined): OwnersYaml<unknown> | undefined =>
  file?.raw === undefined ? undefined : file;

function checkShop(shop: OwnersYaml<unknown>): Mistake[] {
  const services = entries(shop.raw, 'services');
  const slugs = slugsOf(shop);
  return [
    ...['slug', 'name', 'code'].flatMap((key) => checkUnique(shop, ['services'], key)),
    ...checkUnique(shop, ['hero_buttons'], 'order'),
    ...checkUnique(shop, ['holidays'], 'date'),
    ...checkWords(shop, ['services'], 'service'),
    ...checkSix(shop, services, 'on_grid', 'on the grid'),
    ...checkSix(shop, services, 'in_quote_form', 'in the quote form'),
    ...checkGreeting(shop),
    ...checkPromise(shop),
    ...entries(shop.raw, 'hero_buttons').flatMap((button, index) => {
      const page = /^\/services\/([^/?#]+)$/.exec(String(at(button, 'action_value')))?.[1];
      if (page === undefined || slugs.includes(page)) return [];
      const message = `expected the page of a service, found "${page}"${didYouMean(page, slugs)}`;
      return [shop.mistakeAt(['hero_buttons', index, 'action_value'], message)];
    }),
  ];
}

function checkUnique(file: OwnersYaml<unknown>, path: [string], key: string): Mistake[] {
  const values = entries(file.raw, ...path).map((entry) => at(entry, key));
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    const message = `expected a different ${key} for ${path[0]}[${index}]; ${path[0]}[${first}] has ${JSON.stringify(value)} too`;
    return [file.mistakeAt([...path, index, key], message)];
  });
}

/** A word that means two things would leave Carl to guess. */
function checkWords(file: OwnersYaml<unknown>, path: (string | number)[], what: string): Mistake[] {
  const owners = new Map<unknown, number>();
  return entries(file.raw, ...path).flatMap((entry, index) =>
    entries(entry, 'words').flatMap((word, place) => {
      const owner = owners.get(word) ?? index;
      owners.set(word, owner);
      if (owner === index) return [];
      const message = `expected a word that means this ${what} alone; ${path.at(-1)}[${owner}] has "${word}" too`;
      return [file.mistakeAt([...path, index, 'words', place], message)];
    }),
  );
}

function checkSix(shop: OwnersYaml<unknown>, services: unknown[], key: string, where: string): Mistake[] {
  if (services.length === 0 || services.some((service) => typeof at(service, key) !== 'boolean')) return [];
  const shown = services.filter((service) => at(service, key) === true).length;
  if (shown === SERVICES_SHOWN) return [];
  return [
    shop.mistakeAt(
      ['services'],
      `expected ${SERVICES_SHOWN} services ${where} (${key}: true), found ${shown}`,
    ),
  ];
}

function checkGreeting(shop: OwnersYaml<unknown>): Mistake[] {
  const spoken = at(shop.raw, 'greeting', 'voice_intro', 'text');
  const written = at(shop.raw, 'greeting', 'text_intro', 'message');
  if (spoken === undefined || written === undefined || spoken === written) return [];
  const message =
    'expected the same text as greeting.text_intro.message: there is one greeting, read or heard';
  return [shop.mistakeAt(['greeting', 'voice_intro', 'text'], message)];
}

function checkPromise(shop: OwnersYaml<unknown>): Mistake[] {
  const days = at(shop.raw, 'reply_business_days');
  const promised = /(\d+) business days?/.exec(String(at(shop.raw, 'marketing', 'contact', 'promise')))?.[1];
  if (promised === undefined || typeof days !== 'number' || Number(promised) === days) return [];
  const message = `expected the promise to say ${days} business days, as reply_business_days does, found ${promised}`;
  return [shop.mistakeAt(['marketing', 'contact', 'promise'], message)];
}

/** Every service has a page, and what pages and products name is there. */
function checkCatalog(shop: OwnersYaml<unknown>, catalog: OwnersYaml<unknown>): Mistake[] {
  const slugs = slugsOf(shop);
  const pages = Object.keys(record(at(catalog.raw, 'pages')));
  const missing = slugs.filter((slug) => !pages.includes(slug));
  const offered = entries(shop.raw, 'services')
    .filter((service) => at(service, 'in_quote_form') === true)
    .map((service) => String(at(service, 'slug')));
  return [
    ...missing.map((slug) => catalog.mistakeAt(['pages'], `expected a page for the service "${slug}"`)),
    ...pages
      .filter((slug) => !slugs.includes(slug))
      .map((slug) =>
        catalog.mistakeAt(
          ['pages', slug],
          `expected the slug of a service, found "${slug}"${didYouMean(slug, missing)}`,
        ),
      ),
    ...pages.flatMap((slug) =>
      Object.entries(record(at(catalog.raw, 'pages', slug, 'quoted_as'))).flatMap(([method, quoted]) =>
        checkName(
          catalog,
          ['pages', slug, 'quoted_as', method],
          quoted,
          offered,
          'a service in the quote form',
        ),
      ),
    ),
  ];
}

/** Names within the catalog: of products, methods, blanks and options, each told apart and each there. */
function checkNames(catalog: OwnersYaml<unknown>): Mistake[] {
  const [products, methods] = ['products', 'methods'].map((key) => entries(catalog.raw, key));
  const [productIds, methodIds] = [products, methods].map((all) =>
    (all ?? []).map((one) => String(at(one, 'id'))),
  );
  const options = (one: unknown) => entries(one, 'options').map((option) => String(at(option, 'name')));
  return [
    ...checkUnique(catalog, ['products'], 'id'),
    ...checkUnique(catalog, ['methods'], 'id'),
    ...checkWords(catalog, ['products'], 'product'),
    ...checkWords(catalog, ['methods'], 'method'),
    ...(products ?? []).flatMap((product, i) => [
      ...checkOptions(catalog, ['products', i], product),
      ...entries(product, 'made_by').flatMap((by, j) => {
        const path = ['products', i, 'made_by', j];
        const method = (methods ?? []).find((one) => at(one, 'id') === at(by, 'method'));
        const blanks = entries(product, 'blanks').map((blank) => String(at(blank, 'name')));
        const known = [...options(product), ...options(method)];
        return [
          ...checkName(catalog, [...path, 'method'], at(by, 'method'), methodIds ?? [], 'a method'),
          ...checkName(catalog, [...path, 'blank'], at(by, 'blank'), blanks, 'a blank of the product'),
          ...Object.keys(record(at(by, 'usual'))).flatMap((name) =>
            method ? checkName(catalog, [...path, 'usual', name], name, known, 'an option') : [],
          ),
        ];
      }),
    ]),
    ...(methods ?? []).flatMap((method, i) => checkOptions(catalog, ['methods', i], method)),
    ...entries(catalog.raw, 'suggestions').flatMap((one, i) =>
      checkName(catalog, ['suggestions', i, 'product'], at(one, 'product'), productIds ?? [], 'a product'),
    ),
    ...Object.entries(record(at(catalog.raw, 'pages'))).flatMap(([slug, page]) => [
      ...checkName(catalog, ['pages', slug, 'method'], at(page, 'method'), methodIds ?? [], 'a method'),
      ...checkName(catalog, ['pages', slug, 'product'], at(page, 'product'), productIds ?? [], 'a product'),
      ...entries(page, 'products').flatMap((id, i) =>
        checkName(catalog, ['pages', slug, 'products', i], id, productIds ?? [], 'a product'),
      ),
      ...entries(page, 'methods').flatMap((id, i) =>
        checkName(catalog, ['pages', slug, 'methods', i], id, methodIds ?? [], 'a method'),
      ),
    ]),
  ];
}

/** A name that is there, where there is one. */
function checkName(
  file: OwnersYaml<unknown>,
  path: (string | number)[],
  name: unknown,
  known: readonly string[],
  what: string,
): Mistake[] {
  if (name === undefined || known.some((one) => one === name)) return [];
  const near = didYouMean(String(name), [...known]);
  return [file.mistakeAt(path, `expected the name of ${what}, found ${JSON.stringify(name)}${near}`)];
}

/** `times` names another option beside it, a number; option names are unique. */
function checkOptions(catalog: OwnersYaml<unknown>, path: (string | number)[], owner: unknown): Mistake[] {
  const options = entries(owner, 'options');
  const names = options.map((option) => at(option, 'name'));
  return options.flatMap((option, index) => {
    const mistakes: Mistake[] = [];
    const [name, times] = [at(option, 'name'), at(option, 'times')];
    if (names.indexOf(name) !== index) {
      const message = `expected an option name that is not used twice, found "${name}"`;
      mistakes.push(catalog.mistakeAt([...path, 'options', index, 'name'], message));
    }
    const numbers = options.filter((other) => other !== option && at(other, 'kind') === 'number');
    const factors = numbers.map((other) => String(at(other, 'name')));
    if (times !== undefined && !factors.includes(String(times))) {
      const message = `expected the name of another option beside it that is a number, found ${JSON.stringify(times)}`;
      const near = didYouMean(String(times), factors);
      mistakes.push(catalog.mistakeAt([...path, 'options', index, 'times'], `${message}${near}`));
    }
    return [...mistakes, ...checkWords(catalog, [...path, 'options', index, 'choices'], 'choice')];
  });
}

function checkArticles(shop: OwnersYaml<unknown>, articles: OwnersArticle[]): Mistake[] {
  const slugs = slugsOf(shop);
  return articles.flatMap(({ services }) =>
    services
      .filter(({ slug }) => !slugs.includes(slug))
      .map(({ slug, mistake }) =>
        mistake(`expected the slug of a service, found "${slug}"${didYouMean(slug, slugs)}`),
      ),
  );
}

function checkWork(
  shop: OwnersYaml<unknown>,
  work: OwnersYaml<unknown>,
  { workNames, pictures }: Pick<OwnersFiles, 'workNames' | 'pictures'>,
): Mistake[] {
  const slugs = slugsOf(shop);
  return entries(work.raw).flatMap((job, index) => {
    const mistakes: Mistake[] = [];
    const [service, image] = [at(job, 'service'), at(job, 'image')];
    if (typeof service === 'string' && !slugs.includes(service)) {
      const message = `expected the slug of a service, found "${service}"${didYouMean(service, slugs)}`;
      mistakes.push(work.mistakeAt([index, 'service'], message));
    }
    if (typeof image === 'string' && !workNames.includes(image)) {
      const message = `expected a picture in work/, found no file "${image}"${didYouMean(image, workNames)}`;
      mistakes.push(work.mistakeAt([index, 'image'], message));
    }
    const picture = typeof image === 'string' && pictures.get(image);
    const message = picture && expectedPicture(String(image), picture.bytes);
    if (message) mistakes.push(work.mistakeAt([index, 'image'], message));
    return mistakes;
  });
}

const slugsOf = (shop: OwnersYaml<unknown>): string[] =>
  entries(shop.raw, 'services')
    .map((service) => at(service, 'slug'))
    .filter((slug) => typeof slug === 'string');

/** The value at `path` in facts that may have any shape, undefined if there is none. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? Reflect.get(node, key)
        : undefined,
    value,
  );
}

function entries(value: unknown, ...path: (string | number)[]): unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

const record = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
