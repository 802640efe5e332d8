// The inks that a page names and uses: spots, CMYK, RGB, overprint. A swatch that nothing is drawn with is left out.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { plainNames } from '../plain-names.ts';
import type { PdfDictionary, PdfObjects, PdfValue } from './pdf-objects.ts';

export type PageInks = Pick<
  ArtworkFacts,
  'spots' | 'cutLines' | 'usesRgb' | 'usesCmyk' | 'hasOverprint' | 'hasActiveContent'
>;

const PROCESS = /^(?:All|None|Cyan|Magenta|Yellow|Black)$/;
/** What cutters call the line they follow. */
const CUT_LINE =
  /^(?:thru|through|kiss|die|perf)?[-_ ]?cut(?:[-_ ]?(?:contour|line|path))?$|^(?:die[-_ ]?line|crease|perf(?:oration)?)$/i;
const ACTIONS = /^\/(?:JavaScript|Launch|SubmitForm|ImportData|URI|GoToR)$/;
const DEEPEST_FORM = 12;
const MOST_FORMS = 2000;

type Found = { spots: Set<string>; usesRgb: boolean; usesCmyk: boolean; hasOverprint: boolean };

/** Reads the first page's inks, and whether the file wants to do anything. */
export function readPageInks(objects: PdfObjects): PageInks {
  const catalog = objects.catalog();
  const page = firstPage(objects, catalog);
  const found: Found = { spots: new Set(), usesRgb: false, usesCmyk: false, hasOverprint: false };
  const seen = new Set<string>();
  const visit = (content: string, resources: PdfDictionary, depth: number) => {
    readContent(objects, content, resources, found);
    if (depth > DEEPEST_FORM) return;
    const forms = objects.dictionary(resources.get('/XObject'));
    for (const [, name = ''] of content.matchAll(/(\/[^\s/[\]<>()]+)\s+Do\b/g)) {
      const reference = forms.get(name);
      const key = JSON.stringify(reference);
      if (seen.has(key) || seen.size > MOST_FORMS) continue;
      seen.add(key);
      const form = objects.dictionary(reference);
      if (form.get('/Subtype') === '/Image') readSpace(objects, form.get('/ColorSpace'), found);
      else visit(objects.content(reference), objects.dictionary(form.get('/Resources') ?? null), depth + 1);
    }
  };
  visit(
    objects.content(page.get('/Contents')),
    objects.dictionary(inherited(objects, page, '/Resources')),
    0,
  );
  const { spots, ...rest } = found;
  const names = plainNames(spots);
  return {
    ...rest,
    spots: names.filter((name) => !CUT_LINE.test(name)),
    cutLines: names.filter((name) => CUT_LINE.test(name)),
    hasActiveContent: wantsAction(objects, catalog) || wantsAction(objects, page),
  };
}

function firstPage(objects: PdfObjects, catalog: PdfDictionary): PdfDictionary {
  let node = objects.dictionary(catalog.get('/Pages'));
  for (let depth = 0; depth < 50; depth++) {
    const kids = objects.array(node.get('/Kids'));
    if (kids.length === 0) break;
    node = objects.dictionary(kids[0]);
  }
  return node;
}

function inherited(objects: PdfObjects, page: PdfDictionary, key: string): PdfValue {
  let node = page;
  for (let depth = 0; depth < 50 && node.size > 0; depth++) {
    const value = node.get(key);
    if (value !== undefined) return value;
    node = objects.dictionary(node.get('/Parent'));
  }
  return null;
}

function readContent(objects: PdfObjects, text: string, resources: PdfDictionary, found: Found): void {
  const content = text.replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');
  found.usesCmyk ||= /(?:[\d.+-]+\s+){4}k\b/i.test(content);
  found.usesRgb ||= /(?:[\d.+-]+\s+){3}rg\b/i.test(content);
  const spaces = objects.dictionary(resources.get('/ColorSpace'));
  const states = objects.dictionary(resources.get('/ExtGState'));
  const shadings = objects.dictionary(resources.get('/Shading'));
  for (const [, name = '', operator] of content.matchAll(/(\/[^\s/[\]<>()]+)\s+(cs|CS|gs|sh)\b/g)) {
    if (operator === 'gs') found.hasOverprint ||= isOverprint(objects, states.get(name));
    else if (operator === 'sh')
      readSpace(objects, objects.dictionary(shadings.get(name)).get('/ColorSpace'), found);
    else readSpace(objects, spaces.get(name) ?? name, found);
  }
}

const isOverprint = (objects: PdfObjects, state: PdfValue | undefined): boolean => {
  const settings = objects.dictionary(state);
  return settings.get('/OP') === true || settings.get('/op') === true;
};

function readSpace(objects: PdfObjects, value: PdfValue | undefined, found: Found, depth = 0): void {
  const space = objects.resolve(value);
  const [kind, inner] = Array.isArray(space) ? [objects.resolve(space[0]), space[1]] : [space, undefined];
  if (depth > 4) return;
  if (kind === '/Separation') addSpots([objects.resolve(inner)], found);
  else if (kind === '/DeviceN') addSpots(objects.array(inner), found);
  else if (kind === '/Indexed' || kind === '/Pattern') readSpace(objects, inner, found, depth + 1);
  else if (kind === '/DeviceRGB' || kind === '/CalRGB') found.usesRgb = true;
  else if (kind === '/DeviceCMYK') found.usesCmyk = true;
  else if (kind === '/ICCBased') {
    const parts = objects.dictionary(inner).get('/N');
    if (parts === 3) found.usesRgb = true;
    if (parts === 4) found.usesCmyk = true;
  }
}

function addSpots(names: readonly PdfValue[], { spots }: Found): void {
  for (const name of names) {
    const plain = typeof name === 'string' ? name.slice(1) : '';
    if (plain && !PROCESS.test(plain)) spots.add(plain);
  }
}

/** Whether opening the file, or a page, would start something. */
function wantsAction(objects: PdfObjects, dictionary: PdfDictionary): boolean {
  const open = objects.dictionary(dictionary.get('/OpenAction'));
  const kind = open.get('/S');
  if (typeof kind === 'string' && ACTIONS.test(kind)) return true;
  const names = objects.dictionary(dictionary.get('/Names'));
  return dictionary.has('/AA') || names.has('/JavaScript') || names.has('/EmbeddedFiles');
}
