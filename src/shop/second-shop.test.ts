// A second shop, of another town and trade: what the first one makes and charges must be nowhere in the code.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alternatives, estimate } from './estimate.ts';
import type { EstimateRequest } from './estimate-request.ts';
import { loadShop } from './load-shop.ts';
import { describeHours } from './opening-hours.ts';
import { planJob } from './plan.ts';
import { publicCatalog } from './public-catalog.ts';
import { publicShop } from './public-shop.ts';
import { jobRows, refusedRows } from './testing/job-rows.ts';

const shop = await loadShop(join(import.meta.dirname, '../../evaluation/shops/peak-signs'));
const shipped = await loadShop(join(import.meta.dirname, '../../shop'));
/** Wednesday morning in Denver; a proof can be approved on Friday. */
const NOW = new Date('2026-03-04T17:00:00Z');

const priced = (request: EstimateRequest) => {
  const result = estimate(shop, request, NOW);
  if (!result.ok) return result.errors;
  const { lowCents, highCents } = result.estimate;
  return { method: result.method.id, lowCents, highCents };
};

// Each row: what is asked for | made by | charges once + pieces x charges per piece | low | high, which is low plus the
// method's spread. A number before 'x' that stands first is a percentage: 1.2 x is a lane of 20 %.
describe.each([
  [
    'stickers',
    jobRows(`
      25 product=die-cut-sticker | contour-cut | 8 + 25 x 2.20 | 63.00 | 68.04
      99 product=die-cut-sticker | contour-cut | 8 + 99 x 2.20 | 225.80 | 243.86
      100 product=die-cut-sticker | contour-cut | 8 + 100 x 1.10 | 118.00 | 127.44
      250 product=die-cut-sticker blank=clear_film lamination=clear_coat drawings=3 | contour-cut | 8 + 2 x 6 + 250 x (0.72 + 0.08 + 0.12) | 250.00 | 270.00
      500 product=die-cut-sticker blank=hologram_film sizes=4_in:100,5_in:50 | contour-cut | 8 + 500 x (0.54 + 0.35) + 100 x 0.15 + 50 x 0.35 | 485.50 | 524.34
      100 product=die-cut-sticker rush=priority | contour-cut | 8 + 1.2 x 100 x 1.10 | 140.00 | 151.20
      100 product=die-cut-sticker lamination=matte_coat rush=while_you_wait | contour-cut | 8 + 1.9 x 100 x (1.10 + 0.15) | 245.50 | 265.14
      50 product=bumper-sticker | contour-cut | 8 + 50 x (2.20 + 0.25 + 0.12) | 136.50 | 147.42
      1000 product=bumper-sticker lamination=bare | contour-cut | 8 + 1000 x (0.41 + 0.25) | 668.00 | 721.44
    `),
  ],
  [
    'labels',
    jobRows(`
      100 product=jar-label method=label-press | label-press | 45 + 100 x 0.62 | 107.00 | 113.42
      1000 product=jar-label method=label-press blank=kraft_paper foils=2 winding=for_machine | label-press | 45 + 2 x 60 + 15 + 1.04 x 1000 x (0.22 + 0.03 + 2 x 0.04) | 523.20 | 554.59
      250 product=bottle-label | label-press | 45 + 15 + 1.04 x 250 x (0.62 + 0.06) | 236.80 | 251.01
      250 product=jar-label method=kisscut | contour-cut | 8 + 250 x 0.72 | 188.00 | 203.04
    `),
  ],
  [
    'signs, by the square inch',
    jobRows(`
      1 product=panel-sign method=flatbed | flatbed | 10 + 22 + 3 x 3.20 + 432 x 0.02 | 50.24 | 56.27
      1 product=panel-sign method=flatbed area=865 | flatbed | 10 + 22 + 7 x 3.20 + 865 x 0.02 | 71.70 | 80.30
      3 product=panel-sign method=flatbed area=864 blank=brushed_panel faces=two_faces mounting=wall_kit | flatbed | 10 + 3 x (18 + 6 x 3.20 + 864 x (0.04 + 0.01) + 9.50) | 279.70 | 313.26
      10 product=panel-sign method=reflective-print area=144 | reflective-print | 10 + 1.6 x 10 x (13.50 + 3.20 + 144 x 0.02) | 323.28 | 362.07
      1 product=panel-sign method=reflective-print rush=hot_lane | reflective-print | 10 + 1.6 x 1.4 x (22 + 3 x 3.20 + 432 x 0.02) | 100.14 | 112.16
      5 product=panel-sign method=cut-vinyl area=300 blank=cast_acrylic | cut-vinyl | 14 + 5 x (11 + 3 x 3.20 + 300 x 0.07) | 222.00 | 255.30
      10 product=lot-sign | flatbed | 10 + 10 x (13.50 + 3 x 3.20 + 432 x 0.01 + 18) | 464.20 | 519.90
      40 product=lot-sign mounting=loose layout=tidy_up | flatbed | 10 + 35 + 40 x (9 + 3 x 3.20 + 432 x 0.01) | 961.80 | 1077.22
    `),
  ],
  [
    'banners, by the running foot',
    jobRows(`
      1 product=street-banner | hemmed-print | 10 + 30 + 2 x 5.50 + 6 x 0.40 + 3 | 56.40 | 62.04
      2 product=street-banner blank=duck_canvas length=12 edges=rope_pocket | hemmed-print | 10 + 2 x (26 + 8 x 5.50 + 12 x 2.10 + 8.50) | 217.40 | 239.14
      6 product=street-banner length=4 rush=priority | hemmed-print | 10 + 1.35 x 6 x (19 + 4 x 0.40 + 3) | 201.16 | 221.28
      1 product=table-runner | hemmed-print | 10 + 30 + 4 x 5.50 + 8 x 3 | 86.00 | 94.60
    `),
  ],
  [
    'mugs',
    jobRows(`
      1 product=stoneware-mug | mug-press | 12.50 + 5.10 | 17.60 | 19.36
      12 product=stoneware-mug method=mug-press names=12 wrap=all_around | mug-press | 12 x 1.25 + 12 x (9 + 5.10 + 1.40) | 201.00 | 221.10
      144 product=stoneware-mug method=mug-press rush=while_you_wait | mug-press | 1.9 x 144 x (4.95 + 5.10) | 2749.68 | 3024.65
      72 product=stoneware-mug method=kiln-decal blank=speckled_stoneware glaze_colors=3 spots=2 | kiln-decal | 65 + 2 x 2 x 30 + 72 x (3.90 + 6.40 + 2 x 2 x 0.45 + 0.80) | 1113.80 | 1269.73
      12 product=stoneware-mug method=laser-marking | laser-marking | 28 + 12 x (9.50 + 5.10) | 203.20 | 221.49
    `),
  ],
  [
    'engraving',
    jobRows(`
      6 product=steel-tumbler | laser-marking | 28 + 6 x (9.50 + 13) | 163.00 | 177.67
      24 product=steel-tumbler blank=brought_along | laser-marking | 28 + 24 x 7 | 196.00 | 213.64
      24 product=steel-tumbler sizes=20_oz:10,30_oz:4 marked_sides=2 fill=paint_fill | laser-marking | 28 + 5 + 1.25 x (24 x (7 + 13 + 2.20) + 10 x 2 + 4 x 5) | 749.00 | 816.41
      4 product=slate-coaster | laser-marking | 28 + 4 x (16 + 2.75) | 103.00 | 112.27
      1 product=name-plate blank=walnut_plate rush=priority layout=blank_page | laser-marking | 28 + 90 + 1.2 x (16 + 8.90) | 147.88 | 161.19
    `),
  ],
])('%s', (_name, rows) => {
  it.each(rows)('prices %s by %s', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });
});

describe('without a method named', () => {
  it.each(
    jobRows(`
      40 product=jar-label | contour-cut | 8 + 40 x 2.20 | 96.00 | 103.68
      100 product=jar-label | label-press | 45 + 100 x 0.62 | 107.00 | 113.42
      1 product=panel-sign | flatbed | 10 + 22 + 3 x 3.20 + 432 x 0.02 | 50.24 | 56.27
      36 product=stoneware-mug | mug-press | 36 x (6.80 + 5.10) | 428.40 | 471.24
      72 product=stoneware-mug | kiln-decal | 65 + 72 x (3.90 + 5.10) | 713.00 | 812.82
      72 product=stoneware-mug names=3 | mug-press | 3 x 1.25 + 72 x (5.75 + 5.10) | 784.95 | 863.45
      72 product=stoneware-mug neededBy=2026-03-13 | mug-press | 72 x (5.75 + 5.10) | 781.20 | 859.32
      72 product=stoneware-mug neededBy=2026-03-10 | mug-press | 1.4 x 72 x (5.75 + 5.10) | 1093.68 | 1203.05
    `),
  )('makes %s by %s: well, in time, then cheaply', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });

  it.each(
    jobRows(`
      72 product=stoneware-mug rush=hot_lane | mug-press | 1.4 x 72 x (5.75 + 5.10) | 1093.68 | 1203.05
    `),
  )('makes %s by %s, which has this lane', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });
});

describe('with a service named', () => {
  it.each(
    jobRows(`
      100 service=stickers film=hologram_film | contour-cut | 8 + 100 x (1.10 + 0.35) | 153.00 | 165.24
      100 service=labels | label-press | 45 + 100 x 0.62 | 107.00 | 113.42
      250 service=labels technique=kisscut stock=clear_poly | contour-cut | 8 + 250 x (0.72 + 0.05) | 200.50 | 216.54
      1 service=signs board=cast_acrylic technique=reflective-print | reflective-print | 10 + 1.6 x (22 + 3 x 3.20 + 432 x 0.07) | 108.94 | 122.01
      10 service=signs board=fluted_board | flatbed | 10 + 10 x (13.50 + 3 x 3.20 + 432 x 0.01 + 18) | 464.20 | 519.90
      1 service=banners fabric_kind=poly_twill | hemmed-print | 10 + 30 + 4 x 5.50 + 8 x 3 | 86.00 | 94.60
      72 service=mugs technique=best | kiln-decal | 65 + 72 x (3.90 + 5.10) | 713.00 | 812.82
      60 service=engraving piece_kind=brass_plate | laser-marking | 28 + 60 x (5.40 + 6.20) | 724.00 | 789.16
    `),
  )('prices %s by %s', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });

  it.each([
    ['stickers', 'die-cut-sticker', 'contour-cut', 300, { lamination: 'matte_coat' }],
    ['labels', 'jar-label', 'label-press', 500, { foils: '1' }],
    ['signs', 'panel-sign', 'flatbed', 4, { area: '600' }],
    ['banners', 'street-banner', 'hemmed-print', 3, { length: '20' }],
    ['mugs', 'stoneware-mug', 'kiln-decal', 90, { glaze_colors: '2' }],
    ['engraving', 'steel-tumbler', 'laser-marking', 30, { fill: 'paint_fill' }],
  ])('prices the same job of %s as with %s by %s', (service, product, method, quantity, options) => {
    const byService = priced({ service, quantity, options });
    expect(byService).toMatchObject({ method });
    expect(priced({ product, quantity, options })).toEqual(byService);
    expect(priced({ product, method, quantity, options })).toEqual(byService);
    expect(priced({ method, quantity, options })).toEqual(byService);
  });
});

describe('a job that the shop does not take', () => {
  it.each(
    refusedRows(`
      24 product=die-cut-sticker | quantity | The minimum for contour-cut print is 25 stickers.
      49 product=bumper-sticker | quantity | The minimum for contour-cut print is 50 stickers.
      99 product=jar-label method=label-press | quantity | The minimum for roll label press is 100 labels.
      24 product=jar-label | quantity | The minimum for contour-cut print is 25 labels.
      249 product=bottle-label | quantity | The minimum for roll label press is 250 labels.
      35 product=stoneware-mug method=kiln-decal | quantity | The minimum for kiln-fired decal is 36 pieces.
      11 product=stoneware-mug method=laser-marking | quantity | The minimum for laser marking is 12 pieces.
      3 product=slate-coaster | quantity | The minimum for laser marking is 4 pieces.
      1 product=panel-sign method=flatbed area=35 | area | Area must be a whole number from 36 to 4,608.
      1 product=panel-sign method=cut-vinyl rush=priority | rush | "priority" is not a choice of rush. Choose from standard.
      1 product=stoneware-mug method=cut-vinyl | method | Cut-vinyl lettering is not made on stoneware mugs. Choose from mug-press, kiln-decal, laser-marking.
      24 service=screen-printing | service | "screen-printing" is not a service. Choose from stickers, labels, signs, banners, mugs, engraving.
    `),
  )('says why of %s', (_asked, request, error) => {
    expect(priced(request)).toEqual([error]);
  });
});

describe('the other methods for a job', () => {
  it('come the cheapest first, and last what the shop does not advise', () => {
    const others = (product: string, quantity: number) =>
      alternatives(shop, { product, quantity, options: {} }, NOW).map(
        ({ method, estimate: { lowCents }, fits }) => [method.id, lowCents, fits],
      );
    // 10 + 1.6 x (22 + 3 x 3.20 + 432 x 0.02); 14 + 15 + 3 x 3.20 + 432 x 0.02.
    expect(others('panel-sign', 1)).toEqual([
      ['reflective-print', 7438, true],
      ['cut-vinyl', 4724, false],
    ]);
    // 72 x (5.75 + 5.10); 28 + 72 x (5.40 + 5.10).
    expect(others('stoneware-mug', 72)).toEqual([
      ['mug-press', 78_120, true],
      ['laser-marking', 78_400, false],
    ]);
    expect(others('stoneware-mug', 11)).toEqual([]);
  });

  it('fit only where they are in time', () => {
    const request = { product: 'jar-label', quantity: 100, options: {}, neededBy: '2026-03-13' };
    // Contour cut: priority, 3 days from Friday the 6th; the press: priority, 4 days.
    const [other] = alternatives(shop, { ...request, neededBy: '2026-03-11' }, NOW);
    expect([other?.method.id, other?.fits, other?.plan.earliest]).toEqual([
      'label-press',
      false,
      '2026-03-12',
    ]);
    const [later] = alternatives(shop, request, NOW);
    expect([later?.method.id, later?.fits]).toEqual(['contour-cut', true]);
  });
});

describe('a plan', () => {
  const plan = (method: string, now: string, asked: { neededBy?: string; rush?: string } = {}) => {
    const made = shop.catalog.methods.find(({ id }) => id === method);
    if (!made) throw new Error(`no method ${method}`);
    const { rush, ...rest } = planJob(shop, made, new Date(now), asked);
    return { rush: rush?.name ?? null, ...rest };
  };

  it('counts two days to the proof, then those of the method', () => {
    // Wed 4, proof Fri 6; Mon 9, Tue 10, Wed 11, Thu 12.
    expect(plan('flatbed', '2026-03-04T17:00:00Z')).toEqual({
      rush: null,
      earliest: '2026-03-12',
      approveBy: '2026-03-06',
      isInTime: true,
      daysLate: 0,
      closed: null,
    });
    expect(plan('flatbed', '2026-03-04T17:00:00Z', { rush: 'hot_lane' }).earliest).toBe('2026-03-10');
  });

  it('begins on the day that it is in Denver', () => {
    // 11:30 pm on Wednesday there, Thursday already in Kansas City.
    expect(plan('flatbed', '2026-03-05T06:30:00Z').approveBy).toBe('2026-03-06');
    expect(plan('flatbed', '2026-03-05T07:30:00Z').approveBy).toBe('2026-03-09');
    const late = estimate(
      shop,
      { product: 'panel-sign', quantity: 1, options: {} },
      new Date('2026-03-05T06:30:00Z'),
    );
    expect(late.ok && late.estimate.validUntil).toBe('2026-03-18');
  });

  it('passes over holidays of its own', () => {
    // Thu Mar 26, proof Mon 30; Tue 31 is Cesar Chavez Day; Wed 1, Thu 2, Fri 3, Mon 6, Tue 7.
    expect(plan('laser-marking', '2026-03-26T17:00:00Z').earliest).toBe('2026-04-07');
    // Fri Aug 7, proof Tue 11; stock-taking on Wed 12 and Thu 13; Fri 14, Mon 17, Tue 18.
    expect(plan('cut-vinyl', '2026-08-07T17:00:00Z').earliest).toBe('2026-08-18');
    // Presidents' Day, Mon Feb 16, is a day like others here: Thu 12, proof Mon 16; Tue 17, Wed 18, Thu 19.
    expect(plan('cut-vinyl', '2026-02-12T17:00:00Z').earliest).toBe('2026-02-19');
  });

  it('takes the slowest of three lanes that is in time', () => {
    const rushFor = (neededBy: string) => plan('flatbed', '2026-03-04T17:00:00Z', { neededBy }).rush;
    expect(rushFor('2026-03-12')).toBeNull();
    expect(rushFor('2026-03-11')).toBe('priority');
    expect(rushFor('2026-03-10')).toBe('hot_lane');
  });

  it('names the holiday on which it is needed, and is ready before', () => {
    // Sat Nov 21, proof Tue 24; waiting takes a day, Wed 25. Approved by Tue 24.
    expect(plan('flatbed', '2026-11-21T17:00:00Z', { neededBy: '2026-11-27' })).toEqual({
      rush: 'while_you_wait',
      earliest: '2026-11-25',
      approveBy: '2026-11-24',
      isInTime: true,
      daysLate: 0,
      closed: { day: '2026-11-27', name: 'The Friday after' },
    });
  });

  it('says that the shop is closed on the Sunday on which it is needed', () => {
    expect(plan('flatbed', '2026-03-04T17:00:00Z', { neededBy: '2026-03-15' })).toMatchObject({
      rush: null,
      approveBy: '2026-03-09',
      closed: { day: '2026-03-15', name: null },
    });
    expect(plan('flatbed', '2026-03-04T17:00:00Z', { neededBy: '2026-03-14' }).closed).toBeNull();
    expect(plan('flatbed', '2026-03-04T17:00:00Z', { neededBy: '2026-03-16' }).closed).toEqual({
      day: '2026-03-16',
      name: null,
    });
  });

  it('is in hands on a day on which somebody is at the counter', () => {
    // Made by Monday, when the door is shut: Tuesday. Wed 4, proof Fri 6; a day makes Mon 9, six days Mon 16.
    expect(plan('flatbed', '2026-03-04T17:00:00Z', { rush: 'while_you_wait' }).earliest).toBe('2026-03-10');
    expect(plan('contour-cut', '2026-03-04T17:00:00Z').earliest).toBe('2026-03-17');
  });

  it('is approved in time for the last day at the counter before a closed Monday', () => {
    // Needed on Monday 16, so ready on Friday 13: four days from Monday 9.
    expect(plan('flatbed', '2026-03-04T17:00:00Z', { neededBy: '2026-03-16' })).toMatchObject({
      approveBy: '2026-03-09',
      closed: { day: '2026-03-16', name: null },
    });
  });
});

describe('the shop', () => {
  it('keeps hours of its own, with a lunch break and closed Mondays', () => {
    expect(describeHours(shop)).toEqual([
      'Mon closed',
      'Tue-Wed 8:30 am - 12:30 pm, 1:15 pm - 5:30 pm',
      'Thu 8:30 am - 12:30 pm, 1:15 pm - 7 pm',
      'Fri 8:30 am - 12:30 pm, 1:15 pm - 5:30 pm',
      'Sat 9 am - 1 pm',
      'Sun closed',
    ]);
  });

  it('has a page with a price list for each of its own services and no other', () => {
    const slugs = ['stickers', 'labels', 'signs', 'banners', 'mugs', 'engraving'];
    expect(shop.services.map(({ slug }) => slug)).toEqual(slugs);
    expect(Object.keys(shop.prices)).toEqual(slugs);
    expect(shop.services.map(({ minimum_order }) => minimum_order)).toEqual([25, 100, 1, 1, 1, 1]);
  });

  it('sends a browser names and choices, and neither charges nor words', () => {
    const catalog = publicCatalog(shop);
    expect(catalog.products.map(({ id }) => id)).toEqual(shop.catalog.products.map(({ id }) => id));
    expect(catalog.methods.map(({ id }) => id)).toEqual(shop.catalog.methods.map(({ id }) => id));
    expect(catalog.products.find(({ id }) => id === 'stoneware-mug')?.methods).toMatchObject([
      { id: 'mug-press', minimum: 1, isAdvised: true },
      { id: 'kiln-decal', minimum: 36, isAdvised: true },
      { id: 'laser-marking', minimum: 12, isAdvised: false },
    ]);
    const keys = new Set(keysOf(catalog));
    expect(keys).toContain('turnaroundDays');
    expect([...keys].filter((key) => /cents|price|charge|percent|setup|words|surcharge/i.test(key))).toEqual(
      [],
    );
    expect(JSON.stringify(catalog)).not.toContain('in a real hurry');
  });

  it('fills every figure in its texts from its own catalog', () => {
    const texts = JSON.stringify([shop.articles, shop.services]);
    expect(texts).not.toMatch(/\{\w+ /);
    const cents = new Set(numbersOf(shop.catalog));
    const named = [...texts.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, dollars = '']) =>
      Math.round(Number(dollars.replaceAll(',', '')) * 100),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((one) => !cents.has(one))).toEqual([]);
  });

  it('shows nothing of the shipped shop', () => {
    const shown = [publicShop(shop), publicCatalog(shop), shop.prices, shop.articles];
    const text = JSON.stringify(shown).toLowerCase();
    const { brand, catalog, services } = shipped;
    const options = [...catalog.products, ...catalog.methods].flatMap((one) => one.options);
    const names = [
      ...[brand.name, brand.tagline, brand.phone, brand.email, brand.address.street, brand.address.city],
      ...services.flatMap(({ slug, code, blurb }) => [`"slug":"${slug}"`, `"${code}"`, blurb]),
      ...[...catalog.products, ...catalog.methods].map(({ id }) => `"id":"${id}"`),
      ...[...catalog.products.flatMap(({ blanks }) => blanks), ...options].map(
        ({ name }) => `"name":"${name}"`,
      ),
      ...catalog.methods.flatMap(({ name, feel, wash }) => [`"name":"${name}"`, feel, wash]),
    ];
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => text.includes(name.toLowerCase()))).toEqual([]);
  });
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}
