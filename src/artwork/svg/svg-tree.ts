// Reads the tree that resvg resolved: every style, class and `use` is a plain attribute of a path there.

import { boundsWithin, IDENTITY, type Matrix, scaleOf, within } from '../drawing/matrix.ts';
import { pictureSize } from './picture-size.ts';

export type SvgTree = {
  /** Width of the tree's units and of the canvas, in pixels of 1/96 inch. */
  unitsWide: number;
  canvasWide: number;
  shapes: number;
  colors: Set<string>;
  isShaded: boolean;
  isTransparent: boolean;
  /** In units. */
  thinnestStroke: number | null;
  pictures: { bounds: [number, number, number, number]; pixelsPerUnit: number }[];
};

type Attributes = Map<string, string>;

const TAG = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
/** What is in these is drawn elsewhere or not at all. */
const ASIDE = new Set(['defs', 'clipPath', 'mask', 'pattern', 'filter']);

/** Reads what `toString` of resvg gives. */
export function readSvgTree(text: string): SvgTree {
  const tree: SvgTree = {
    unitsWide: 0,
    canvasWide: 0,
    shapes: 0,
    colors: new Set(),
    isShaded: false,
    isTransparent: false,
    thinnestStroke: null,
    pictures: [],
  };
  const matrices: Matrix[] = [IDENTITY];
  let aside = 0;
  for (const [, close, name = '', body = '', isEmpty] of text.matchAll(TAG)) {
    if (ASIDE.has(name)) aside += close ? -1 : isEmpty ? 0 : 1;
    if (close) {
      matrices.pop();
      continue;
    }
    const attributes = readAttributes(body);
    const matrix = within(matrixOf(attributes.get('transform')), matrices.at(-1) ?? IDENTITY);
    if (!isEmpty) matrices.push(matrix);
    if (name === 'svg' && tree.unitsWide === 0) readCanvas(tree, attributes);
    else if (aside === 0) readElement(tree, name, attributes, matrix);
  }
  return tree;
}

const readAttributes = (body: string): Attributes =>
  new Map([...body.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

function readCanvas(tree: SvgTree, attributes: Attributes): void {
  tree.canvasWide = Number(attributes.get('width'));
  const [, , width = tree.canvasWide] = (attributes.get('viewBox') ?? '').split(/\s+/).map(Number);
  tree.unitsWide = width;
}

function readElement(tree: SvgTree, name: string, attributes: Attributes, matrix: Matrix): void {
  const opacities = ['opacity', 'fill-opacity', 'stroke-opacity'].map((key) => attributes.get(key) ?? '1');
  if (opacities.some((value) => Number(value) < 1)) tree.isTransparent = true;
  if (attributes.has('filter') || attributes.has('mask')) tree.isTransparent = true;
  if (name === 'path') readPath(tree, attributes, matrix);
  if (name === 'image') readImage(tree, attributes, matrix);
}

function readPath(tree: SvgTree, attributes: Attributes, matrix: Matrix): void {
  if (attributes.get('visibility') === 'hidden') return;
  tree.shapes++;
  for (const paint of [attributes.get('fill'), attributes.get('stroke')]) {
    if (paint?.startsWith('url(')) tree.isShaded = true;
    else if (paint?.startsWith('#')) tree.colors.add(paint);
  }
  const stroke = attributes.get('stroke') ?? 'none';
  // A stroke of the fill's color only makes the shape fatter.
  if (stroke === 'none' || (stroke === attributes.get('fill') && /z\s*$/i.test(attributes.get('d') ?? '')))
    return;
  const width = Number(attributes.get('stroke-width') ?? 1) * scaleOf(matrix);
  tree.thinnestStroke = Math.min(tree.thinnestStroke ?? width, width);
}

function readImage(tree: SvgTree, attributes: Attributes, matrix: Matrix): void {
  const number = (key: string) => Number(attributes.get(key) ?? 0);
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const href = attributes.get('xlink:href') ?? attributes.get('href') ?? '';
  const size = pictureSize(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64'));
  if (!size || !width || !height) return;
  const across = Math.hypot(matrix[0], matrix[1]);
  // Fitted into its place as a whole, the usual way: the tighter side tells its size.
  const pixelsPerUnit = Math.max(size.width / width, size.height / height) / across;
  tree.pictures.push({ bounds: boundsWithin(matrix, [x, y, x + width, y + height]), pixelsPerUnit });
}

function matrixOf(transform: string | undefined): Matrix {
  const numbers = /^matrix\(([^)]*)\)/
    .exec(transform ?? '')?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers?.length !== 6 || numbers.some(Number.isNaN)) return IDENTITY;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}
