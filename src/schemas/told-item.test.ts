import { describe, expect, it } from 'vitest';
import { emptyItem, type Item } from './item.ts';
import { type Names, tellGoods, tellItem } from './told-item.ts';

const charge = { setup_cents: 0, unit_cents: 0, percent: 0 };
const pieces = { one: 'piece', many: 'pieces' };
const named = (name: string) => ({ name, label: name, question: '' });

const inks = (one: string) => ({
  ...named('ink_colors'),
  kind: 'number' as const,
  unit: { one, many: `${one}s` },
  default: 1,
  min: 1,
  max: 6,
  included: 1,
  step: 1,
  each: charge,
});
const method = (id: string, name: string, options: Names['catalog']['methods'][number]['options']) => ({
  id,
  name,
  short: name,
  words: [],
  also: ['old name'],
  feel: '',
  wash: '',
  quantity_breaks: [],
  setup_cents: 0,
  percent: 0,
  spread_percent: 10,
  turnaround_days: { from: 1, to: 2 },
  rush: [{ name: 'quick', label: 'Next day', words: [], days: 1, percent: 50 }],
  options,
  includes: [],
  assumptions: [],
});
const by = (id: string) => ({ method: id, minimum: 1, usual: {}, poor: false, why: '' });
const product = (id: string, name: Names['catalog']['products'][number]['name'], methods: string[]) => ({
  id,
  name,
  words: [`${id} thing`],
  unit: pieces,
  blanks: [{ ...charge, name: 'plain', label: 'Plain one', words: [], also: ['simple'] }],
  placements: [],
  size_surcharges: {},
  options: [],
  made_by: methods.map(by),
});
const sides = {
  ...named('sides'),
  label: 'Sides',
  kind: 'choice' as const,
  default: 'one',
  choices: [
    { ...charge, name: 'one', label: 'On one side', words: [] },
    { ...charge, name: 'two', label: 'On both sides', words: [] },
  ],
};

/** Another shop than the shipped one: no name of its catalog stands in the code. */
const shop: Names = {
  catalog: {
    proof_days: 1,
    suggestions: [],
    in_spanish: {},
    products: [
      product('goblet', { one: 'goblet', many: 'goblets' }, ['firing', 'etching']),
      {
        ...product('flag', { one: 'flag', many: 'flags' }, ['sewing']),
        unit: { one: 'flag', many: 'flags' },
      },
    ],
    methods: [
      method('firing', 'Firing', [inks('glaze')]),
      method('etching', 'Etching', []),
      method('sewing', 'Sewing', [sides, { ...inks('thread'), name: 'threads', label: 'Threads' }]),
    ],
    pages: {
      glassware: { methods: ['firing'], product: 'goblet', products: ['goblet'], quoted_as: {} },
      flags: { methods: ['sewing'], product: 'flag', products: ['flag'], quoted_as: {} },
    },
  },
  services: [
    { slug: 'glassware', name: 'Glassware' },
    { slug: 'flags', name: 'Flags + More' },
  ],
};

const tell = (values: Partial<Item>) => tellItem({ ...emptyItem('1'), ...values }, shop);
const factsOf = (values: Partial<Item>) => tell(values).facts.map(({ label, value }) => `${label}: ${value}`);

describe('an item in words', () => {
  it('is called by the names of the catalog, with the way it is made where there is a choice', () => {
    const goblets = tell({ product: 'goblet', method: 'firing', quantity: 1200, inkColors: 1 });
    expect(goblets).toMatchObject({ goods: 'goblets', label: '1,200 goblets', methodName: 'Firing' });
    expect(goblets.line).toBe('1,200 goblets, firing, 1 glaze');
    const flag = tell({
      product: 'flag',
      method: 'sewing',
      quantity: 1,
      dimensions: '3x6 ft',
      colors: ['red', 'blue'],
    });
    expect(flag.line).toBe('1 flag, red, blue, 3x6 ft');
    expect(flag.methodName).toBe('Sewing');
  });

  it('keeps both ends of a range, and says nothing of a number that nobody said', () => {
    expect(tell({ product: 'goblet', quantity: 48, quantityMax: 60 }).label).toBe('48 to 60 goblets');
    expect(tell({ product: 'flag', quantity: 1, quantityMax: 3 }).label).toBe('1 to 3 flags');
    expect(tell({ product: 'goblet' }).label).toBe('Goblets');
  });

  it('knows the product by what it was called, where no price made it out', () => {
    expect(tell({ wording: 'Goblet thing', quantity: 9 }).label).toBe('9 goblets');
  });

  it('is called as the visitor called it where the catalog has no such product', () => {
    expect(tell({ wording: 'frisbee', quantity: 60 }).label).toBe('Frisbee, 60 pieces');
    expect(tell({ wording: 'banner', service: 'flags', quantity: 1 }).label).toBe('Banner, 1 flag');
    expect(factsOf({ product: 'goblet', wording: 'wedding glass' })).toEqual(['Called: “wedding glass”']);
    expect(factsOf({ product: 'goblet', wording: 'goblet thing' })).toEqual([]);
    expect(factsOf({ product: 'goblet', wording: 'plain one', options: { blank: 'plain' } })).toEqual([
      'Blank: Plain one',
    ]);
  });

  it('gets the slug of a service that is all that was stored of it', () => {
    expect(tell({ wording: 'Flags + More', quantity: 2 })).toMatchObject({
      service: 'flags',
      label: 'Flags + More, 2 flags',
      line: 'Flags + More, 2 flags',
    });
    expect(tell({ wording: 'Nothing of ours' }).service).toBeNull();
  });

  it('is called by its service where nothing else is known, and else is not said', () => {
    expect(tell({ service: 'flags', quantity: 2 }).label).toBe('Flags + More, 2 flags');
    expect(tell({}).line).toBe('Not said yet');
  });

  it('tells what was chosen besides the usual, by the labels of the options', () => {
    expect(factsOf({ product: 'flag', method: 'sewing', options: { sides: 'two', threads: '3' } })).toEqual([
      'Sides: On both sides',
      'Threads: 3',
    ]);
    expect(factsOf({ product: 'flag', method: 'sewing', options: { sides: 'one', threads: '1' } })).toEqual(
      [],
    );
    expect(
      factsOf({ product: 'flag', method: 'sewing', options: { sides: 'six', threads: 'some' } }),
    ).toEqual(['Sides: six', 'Threads: some']);
    expect(factsOf({ service: 'flags', wording: 'pennant', options: { sides: 'two' } })).toEqual([
      'Sides: On both sides',
    ]);
  });

  it('tells blank, inks, places and measures, and a rush', () => {
    expect(
      factsOf({
        product: 'goblet',
        method: 'firing',
        colors: ['white'],
        placements: ['front', 'back'],
        dimensions: '2 in',
        options: { whatever: 'simple', way: 'old name', ink_colors: '2', speed: 'quick' },
      }),
    ).toEqual([
      'Blank: Plain one',
      'Colors: white',
      'Inks: 2 glazes',
      'Where: front, back',
      'Dimensions: 2 in',
      'Rush: Next day',
    ]);
  });

  it('names the first of several, and how many more', () => {
    expect(tellGoods([tell({ product: 'goblet' }), tell({ product: 'flag' }), tell({})])).toBe(
      'Goblets + 2 more',
    );
    expect(tellGoods([tell({ product: 'flag', quantity: 1 })])).toBe('Flag');
    expect(tellGoods([])).toBe('');
  });
});
