// A hundred and more jobs of the shipped catalog, each worked out from catalog.yaml by hand and not by estimate().
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alternatives, estimate } from './estimate.ts';
import type { EstimateRequest } from './estimate-request.ts';
import { loadShop } from './load-shop.ts';
import { jobRows, refusedRows } from './testing/job-rows.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
/** Monday morning in Kansas City. */
const NOW = new Date('2026-03-09T15:00:00Z');

const priced = (request: EstimateRequest) => {
  const result = estimate(shop, request, NOW);
  if (!result.ok) return result.errors;
  const { lowCents, highCents } = result.estimate;
  return { method: result.method.id, lowCents, highCents };
};

// Each row: what is asked for | made by | charges once + pieces x charges per piece | low | high, which is low plus the
// method's spread. A number before 'x' that stands first is a percentage: 1.25 x is a rush of 25 %.
describe.each([
  [
    'screen printing',
    jobRows(`
      24 product=t-shirt method=screen-printing | screen-printing | 25 + 24 x (4.75 + 4.25) | 241.00 | 265.10
      47 product=t-shirt method=screen-printing | screen-printing | 25 + 47 x (4.75 + 4.25) | 448.00 | 492.80
      48 product=t-shirt method=screen-printing | screen-printing | 25 + 48 x (3.60 + 4.25) | 401.80 | 441.98
      71 product=t-shirt method=screen-printing ink_colors=2 | screen-printing | 25 + 20 + 71 x (3.60 + 4.25 + 0.55) | 641.40 | 705.54
      72 product=t-shirt method=screen-printing ink_colors=2 | screen-printing | 25 + 20 + 72 x (2.95 + 4.25 + 0.55) | 603.00 | 663.30
      143 product=t-shirt method=screen-printing blank=soft_tee | screen-printing | 25 + 143 x (2.95 + 6.75) | 1412.10 | 1553.31
      144 product=t-shirt method=screen-printing blank=soft_tee | screen-printing | 25 + 144 x (2.25 + 6.75) | 1321.00 | 1453.10
      288 product=t-shirt method=screen-printing blank=performance_tee | screen-printing | 25 + 288 x (1.75 + 7.50) | 2689.00 | 2957.90
      576 product=t-shirt method=screen-printing blank=own | screen-printing | 25 + 576 x 1.45 | 860.20 | 946.22
      999 product=t-shirt method=screen-printing | screen-printing | 25 + 999 x (1.45 + 4.25) | 5719.30 | 6291.23
      1000 product=t-shirt method=screen-printing | screen-printing | 25 + 1000 x (1.25 + 4.25) | 5525.00 | 6077.50
      48 product=t-shirt method=screen-printing imprint_locations=2 | screen-printing | 25 + 25 + 48 x (3.60 + 4.25 + 1.60) | 503.60 | 553.96
      48 product=t-shirt method=screen-printing ink_colors=3 imprint_locations=2 | screen-printing | 25 + 2 x 2 x 20 + 25 + 48 x (3.60 + 4.25 + 2 x 2 x 0.55 + 1.60) | 689.20 | 758.12
      72 product=t-shirt method=screen-printing ink_colors=6 imprint_locations=4 | screen-printing | 25 + 5 x 4 x 20 + 3 x 25 + 72 x (2.95 + 4.25 + 5 x 4 x 0.55 + 3 x 1.60) | 2156.00 | 2371.60
      36 product=t-shirt method=screen-printing artwork=touch_up | screen-printing | 25 + 45 + 36 x (4.75 + 4.25) | 394.00 | 433.40
      36 product=t-shirt method=screen-printing artwork=from_scratch size=some_extended | screen-printing | 25 + 120 + 36 x (4.75 + 4.25 + 0.75) | 496.00 | 545.60
      36 product=long-sleeve-tee method=screen-printing size=mostly_extended | screen-printing | 25 + 36 x (4.75 + 8.50 + 2.50) | 592.00 | 651.20
      50 product=t-shirt method=screen-printing sizes=S:10,M:20,L:9,2XL:6,3XL:4,5XL:1 | screen-printing | 25 + 50 x (3.60 + 4.25) + 6 x 2.50 + 4 x 3.50 + 5.50 | 452.00 | 497.20
      72 product=crewneck method=screen-printing rush=rush | screen-printing | 25 + 1.25 x 72 x (2.95 + 14.50) | 1595.50 | 1755.05
      72 product=hoodie method=screen-printing ink_colors=2 rush=super_rush | screen-printing | 25 + 20 + 1.5 x 72 x (2.95 + 18.50 + 0.55) | 2421.00 | 2663.10
      30 product=hoodie method=screen-printing sizes=2XL:8,4XL:2 rush=rush | screen-printing | 25 + 1.25 x (30 x (4.75 + 18.50) + 8 x 2.50 + 2 x 4.50) | 933.13 | 1026.44
      48 product=apron method=screen-printing | screen-printing | 25 + 48 x (3.60 + 11) | 725.80 | 798.38
      100 product=tote method=screen-printing ink_colors=2 | screen-printing | 25 + 20 + 100 x (2.95 + 3.90 + 0.55) | 785.00 | 863.50
      24 product=polo method=screen-printing | screen-printing | 25 + 24 x (4.75 + 14.50) | 487.00 | 535.70
    `),
  ],
  [
    'a full-color transfer',
    jobRows(`
      1 product=t-shirt method=full-color-transfer | full-color-transfer | 17.50 + 4.25 | 21.75 | 24.36
      5 product=t-shirt method=full-color-transfer | full-color-transfer | 5 x (17.50 + 4.25) | 108.75 | 121.80
      6 product=t-shirt method=full-color-transfer | full-color-transfer | 6 x (13.25 + 4.25) | 105.00 | 117.60
      11 product=long-sleeve-tee method=full-color-transfer | full-color-transfer | 11 x (13.25 + 8.50) | 239.25 | 267.96
      12 product=long-sleeve-tee method=full-color-transfer | full-color-transfer | 12 x (9.75 + 8.50) | 219.00 | 245.28
      24 product=work-shirt method=full-color-transfer artwork=touch_up | full-color-transfer | 45 + 24 x (8.33 + 21) | 748.92 | 838.79
      48 product=hoodie method=full-color-transfer ink_colors=12 imprint_locations=3 | full-color-transfer | 48 x (6.78 + 18.50 + 2 x 3.50) | 1549.44 | 1735.37
      96 product=t-shirt method=full-color-transfer rush=rush | full-color-transfer | 1.25 x 96 x (5.50 + 4.25) | 1170.00 | 1310.40
      144 product=t-shirt method=full-color-transfer blank=own | full-color-transfer | 144 x 4.85 | 698.40 | 782.21
      288 product=t-shirt method=full-color-transfer blank=performance_tee rush=super_rush | full-color-transfer | 1.5 x 288 x (4.20 + 7.50) | 5054.40 | 5660.93
      12 product=cap method=full-color-transfer | full-color-transfer | 12 x (9.75 + 7) | 201.00 | 225.12
      12 product=beanie method=full-color-transfer | full-color-transfer | 12 x (9.75 + 6.50) | 195.00 | 218.40
      12 product=tote method=full-color-transfer imprint_locations=2 | full-color-transfer | 12 x (9.75 + 3.90 + 3.50) | 205.80 | 230.50
      6 product=jacket method=full-color-transfer sizes=2XL:1,3XL:1 | full-color-transfer | 6 x (13.25 + 42) + 3.50 + 4.50 | 339.50 | 380.24
    `),
  ],
  [
    'embroidery',
    jobRows(`
      12 product=polo method=embroidery | embroidery | 15 + 55 + 12 x (10.50 + 14.50) | 370.00 | 414.40
      23 product=polo method=embroidery digitizing=on_file | embroidery | 15 + 23 x (10.50 + 14.50) | 590.00 | 660.80
      24 product=polo method=embroidery digitizing=on_file | embroidery | 15 + 24 x (8.75 + 14.50) | 573.00 | 641.76
      24 product=polo method=embroidery stitch_count=8001 | embroidery | 15 + 55 + 24 x (8.75 + 14.50 + 0.45) | 638.80 | 715.46
      24 product=polo method=embroidery stitch_count=9000 imprint_locations=2 | embroidery | 15 + 55 + 25 + 24 x (8.75 + 14.50 + 2 x 0.45 + 5.50) | 806.60 | 903.39
      24 product=polo method=embroidery stitch_count=12500 imprint_locations=3 digitizing=on_file | embroidery | 15 + 2 x 25 + 24 x (8.75 + 14.50 + 5 x 3 x 0.45 + 2 x 5.50) | 1049.00 | 1174.88
      24 product=polo method=embroidery stitch_count=1000 size=some_extended | embroidery | 15 + 55 + 24 x (8.75 + 14.50 + 1) | 652.00 | 730.24
      24 product=cap method=embroidery | embroidery | 15 + 55 + 24 x (8.75 + 8.50) | 484.00 | 542.08
      24 product=cap method=embroidery blank=snapback rush=rush | embroidery | 15 + 55 + 1.25 x 24 x (8.75 + 9.25) | 610.00 | 683.20
      48 product=beanie method=embroidery rush=super_rush | embroidery | 15 + 55 + 1.5 x 48 x (7.25 + 6.50) | 1060.00 | 1187.20
      48 product=work-shirt method=embroidery sizes=2XL:5,3XL:3,5XL:2 | embroidery | 15 + 55 + 48 x (7.25 + 21) + 5 x 3.50 + 3 x 4.50 + 2 x 6.50 | 1470.00 | 1646.40
      96 product=quarter-zip method=embroidery size=mostly_extended | embroidery | 15 + 55 + 96 x (6.25 + 27 + 3.50) | 3598.00 | 4029.76
      144 product=jacket method=embroidery blank=own | embroidery | 15 + 55 + 144 x 5.60 | 876.40 | 981.57
      288 product=apron method=embroidery | embroidery | 15 + 55 + 288 x (4.95 + 11) | 4663.60 | 5223.23
      12 product=t-shirt method=embroidery | embroidery | 15 + 55 + 12 x (10.50 + 4.25) | 247.00 | 276.64
    `),
  ],
  [
    'a patch',
    jobRows(`
      12 product=cap method=patch | patch | 80 + 12 x (14 + 7) | 332.00 | 371.84
      24 product=beanie method=patch imprint_locations=2 | patch | 80 + 15 + 24 x (12.25 + 6.50 + 3.50) | 629.00 | 704.48
      48 product=cap method=patch blank=dad_hat artwork=touch_up rush=rush | patch | 80 + 45 + 1.25 x 48 x (10.75 + 7.75) | 1235.00 | 1383.20
    `),
  ],
  [
    'signs and banners, by the square foot',
    jobRows(`
      1 product=banner | wide-format | 12 + 28 + 18 x 3.75 + 2.50 | 110.00 | 121.00
      1 product=banner size=32 finishing=pole_pockets | wide-format | 12 + 28 + 32 x 3.75 + 9 | 169.00 | 185.90
      2 product=banner blank=mesh | wide-format | 12 + 2 x (24 + 18 x (3.75 + 0.60) + 2.50) | 221.60 | 243.76
      1 product=banner blank=fabric size=80 sides=double finishing=cut_to_size | wide-format | 12 + 28 + 80 x (3.75 + 2.25 + 2.75) | 740.00 | 814.00
      10 product=banner size=8 artwork=from_scratch | wide-format | 12 + 120 + 10 x (12 + 8 x 3.75 + 2.50) | 577.00 | 634.70
      9 product=yard-sign | wide-format | 12 + 9 x (17 + 3 x (3.75 + 0.40) + 3.25) | 306.30 | 336.93
      10 product=yard-sign | wide-format | 12 + 10 x (12 + 3 x (3.75 + 0.40) + 3.25) | 289.00 | 317.90
      25 product=yard-sign sides=double | wide-format | 12 + 25 x (8 + 3 x (3.75 + 0.40 + 2.75) + 3.25) | 810.75 | 891.83
      50 product=yard-sign size=6 finishing=cut_to_size rush=rush | wide-format | 12 + 1.3 x 50 x (6 + 6 x (3.75 + 0.40)) | 2020.50 | 2222.55
      2 product=a-frame sides=double | wide-format | 12 + 2 x (24 + 6 x (3.75 + 0.40 + 2.75)) | 142.80 | 157.08
      1 product=a-frame blank=aluminum artwork=touch_up | wide-format | 12 + 45 + 28 + 6 x (3.75 + 6.50) | 146.50 | 161.15
      5 product=rigid-sign size=6 finishing=standoffs | wide-format | 12 + 5 x (17 + 6 x (3.75 + 6.50) + 24) | 524.50 | 576.95
      1 product=rigid-sign rush=super_rush | wide-format | 12 + 1.75 x (28 + 18 x (3.75 + 6.50)) | 383.88 | 422.27
    `),
  ],
  [
    'vehicle graphics, a percentage on the lettering',
    jobRows(`
      1 product=van method=vehicle-lettering | vehicle-lettering | 95 + 250 + 520 + 280 | 1145.00 | 1316.75
      2 product=van method=vehicle-lettering artwork=ready | vehicle-lettering | 95 + 2 x (490 + 280) | 1635.00 | 1880.25
      1 product=car method=vehicle-lettering blank=compact artwork=from_scratch rush=rush | vehicle-lettering | 95 + 650 + 1.2 x 520 | 1369.00 | 1574.35
      1 product=car method=partial-wrap | partial-wrap | 95 + 250 + 2.6 x (520 + 80) | 1905.00 | 2190.75
      3 product=pickup method=partial-wrap finish=matte | partial-wrap | 95 + 250 + 2.6 x 1.08 x 3 x (465 + 180) | 5778.48 | 6645.25
      5 product=trailer method=partial-wrap artwork=ready rush=rush | partial-wrap | 95 + 2.6 x 1.2 x 5 x (435 + 330) | 12029.00 | 13833.35
      1 product=van method=full-wrap | full-wrap | 95 + 250 + 5 x (520 + 280) | 4345.00 | 4996.75
      2 product=box-truck method=full-wrap finish=specialty rush=rush | full-wrap | 95 + 250 + 5 x 1.35 x 1.2 x 2 x (490 + 480) | 16059.00 | 18467.85
      9 product=van method=full-wrap | full-wrap | 95 + 250 + 5 x 9 x (435 + 280) | 32520.00 | 37398.00
      10 product=van method=full-wrap | full-wrap | 95 + 250 + 5 x 10 x (405 + 280) | 34595.00 | 39784.25
    `),
  ],
  [
    'websites',
    jobRows(`
      1 product=website | web-design | 1600 + 89 + 450 | 2139.00 | 2459.85
      1 product=website pages=12 plan=none assistant=none | web-design | 1600 + 7 x 120 | 2440.00 | 2806.00
      1 product=website plan=growth copywriting=written shop=store | web-design | 400 + 1600 + 189 + 450 + 900 | 3539.00 | 4069.85
      2 product=website rush=rush | web-design | 1.25 x 2 x (1450 + 89 + 450) | 4972.50 | 5718.38
      5 product=website pages=3 | web-design | 5 x (1200 + 89 + 450) | 8695.00 | 9999.25
    `),
  ],
  [
    'a spot-color imprint',
    jobRows(`
      50 product=sticker | promo-imprint | 50 + 50 x (2.10 + 0.30) | 170.00 | 190.40
      99 product=pen | promo-imprint | 50 + 99 x (2.10 + 0.55) | 312.35 | 349.83
      100 product=pen | promo-imprint | 50 + 100 x (1.45 + 0.55) | 250.00 | 280.00
      249 product=lanyard imprint_locations=2 | promo-imprint | 50 + 45 + 249 x (1.45 + 1.35 + 0.45) | 904.25 | 1012.76
      250 product=lanyard imprint_locations=2 | promo-imprint | 50 + 45 + 250 x (1.05 + 1.35 + 0.45) | 807.50 | 904.40
      500 product=keychain method=promo-imprint ink_colors=3 | promo-imprint | 50 + 2 x 45 + 500 x (0.82 + 1.60 + 2 x 0.30) | 1650.00 | 1848.00
      1000 product=koozie ink_colors=2 imprint_locations=2 | promo-imprint | 50 + 2 x 45 + 45 + 1000 x (0.68 + 1.10 + 2 x 0.30 + 0.45) | 3015.00 | 3376.80
      2500 product=tote method=promo-imprint | promo-imprint | 50 + 2500 x (0.58 + 3.90) | 11250.00 | 12600.00
      100 product=mug method=promo-imprint rush=rush | promo-imprint | 50 + 1.25 x 100 x (1.45 + 4.60) | 806.25 | 903.00
      100 product=notebook packaging=gift_box rush=super_rush | promo-imprint | 50 + 1.45 x 100 x (1.45 + 5.20 + 2.25) | 1340.50 | 1501.36
      50 product=bottle method=promo-imprint ink_colors=4 imprint_locations=2 | promo-imprint | 50 + 3 x 2 x 45 + 45 + 50 x (2.10 + 8.40 + 3 x 2 x 0.30 + 0.45) | 1002.50 | 1122.80
      50 product=tumbler method=promo-imprint artwork=touch_up | promo-imprint | 50 + 45 + 50 x (2.10 + 11.50) | 775.00 | 868.00
    `),
  ],
  [
    'fired glass printing',
    jobRows(`
      24 product=pint-glass method=glass-printing | glass-printing | 72 + 24 x (7.75 + 5.75) | 396.00 | 443.52
      47 product=pint-glass method=glass-printing ink_colors=2 | glass-printing | 72 + 55 + 47 x (7.75 + 5.75 + 0.65) | 792.05 | 887.10
      48 product=pint-glass method=glass-printing ink_colors=2 | glass-printing | 72 + 55 + 48 x (5.40 + 5.75 + 0.65) | 693.40 | 776.61
      72 product=pint-glass method=glass-printing ink_colors=3 imprint_locations=2 | glass-printing | 72 + 2 x 2 x 55 + 45 + 72 x (4.30 + 5.75 + 2 x 2 x 0.65 + 0.45) | 1280.20 | 1433.82
      144 product=pint-glass method=glass-printing packaging=gift_box rush=super_rush | glass-printing | 72 + 1.45 x 144 x (3.10 + 5.75 + 2.25) | 2389.68 | 2676.44
    `),
  ],
  [
    'laser engraving',
    jobRows(`
      12 product=pint-glass method=laser-engraving | laser-engraving | 40 + 12 x (11 + 5.75) | 241.00 | 269.92
      24 product=bottle method=laser-engraving imprint_locations=2 | laser-engraving | 40 + 24 x (9.50 + 8.40 + 2.40) | 527.20 | 590.46
      49 product=tumbler method=laser-engraving | laser-engraving | 40 + 49 x (9.50 + 11.50) | 1069.00 | 1197.28
      50 product=tumbler method=laser-engraving packaging=gift_box | laser-engraving | 40 + 50 x (7.25 + 11.50 + 2.25) | 1090.00 | 1220.80
      100 product=keychain method=laser-engraving artwork=from_scratch rush=super_rush | laser-engraving | 40 + 120 + 1.5 x 100 x (5.90 + 1.60) | 1285.00 | 1439.20
    `),
  ],
  [
    'full-color mugs',
    jobRows(`
      1 product=mug method=mug-sublimation | mug-sublimation | 14 + 4.60 | 18.60 | 20.83
      11 product=mug method=mug-sublimation | mug-sublimation | 11 x (14 + 4.60) | 204.60 | 229.15
      12 product=mug method=mug-sublimation ink_colors=12 imprint_locations=2 | mug-sublimation | 12 x (8.50 + 4.60) | 157.20 | 176.06
      24 product=mug method=mug-sublimation packaging=gift_box | mug-sublimation | 24 x (6.75 + 4.60 + 2.25) | 326.40 | 365.57
      250 product=mug method=mug-sublimation rush=rush | mug-sublimation | 1.25 x 250 x (4.20 + 4.60) | 2750.00 | 3080.00
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
      40 product=t-shirt ink_colors=3 | screen-printing | 25 + 2 x 20 + 40 x (4.75 + 4.25 + 2 x 0.55) | 469.00 | 515.90
      23 product=t-shirt ink_colors=3 | full-color-transfer | 23 x (9.75 + 4.25) | 322.00 | 360.64
      24 product=t-shirt ink_colors=6 | full-color-transfer | 24 x (8.33 + 4.25) | 301.92 | 338.15
      48 product=t-shirt ink_colors=8 | full-color-transfer | 48 x (6.78 + 4.25) | 529.44 | 592.97
      12 product=polo | full-color-transfer | 12 x (9.75 + 14.50) | 291.00 | 325.92
      24 product=cap stitch_count=10000 | embroidery | 15 + 55 + 24 x (8.75 + 8.50 + 2 x 0.45) | 505.60 | 566.27
      12 product=beanie | embroidery | 15 + 55 + 12 x (10.50 + 6.50) | 274.00 | 306.88
      100 product=tote | promo-imprint | 50 + 100 x (1.45 + 3.90) | 585.00 | 655.20
      24 product=pint-glass | glass-printing | 72 + 24 x (7.75 + 5.75) | 396.00 | 443.52
      12 product=pint-glass | laser-engraving | 40 + 12 x (11 + 5.75) | 241.00 | 269.92
      49 product=mug | mug-sublimation | 49 x (5.60 + 4.60) | 499.80 | 559.78
      50 product=mug | promo-imprint | 50 + 50 x (2.10 + 4.60) | 385.00 | 431.20
      1 product=pickup | vehicle-lettering | 95 + 250 + 520 + 180 | 1045.00 | 1201.75
    `),
  )('makes %s by %s, the cheapest that does it well', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });
});

describe('a day by which it is needed', () => {
  it.each(
    jobRows(`
      40 product=t-shirt ink_colors=3 neededBy=2026-03-24 | screen-printing | 25 + 2 x 20 + 40 x (4.75 + 4.25 + 2 x 0.55) | 469.00 | 515.90
      40 product=t-shirt ink_colors=3 neededBy=2026-03-23 | screen-printing | 25 + 2 x 20 + 1.25 x 40 x (4.75 + 4.25 + 2 x 0.55) | 570.00 | 627.00
      40 product=t-shirt ink_colors=3 neededBy=2026-03-13 | screen-printing | 25 + 2 x 20 + 1.5 x 40 x (4.75 + 4.25 + 2 x 0.55) | 671.00 | 738.10
      24 product=t-shirt rush=standard neededBy=2026-03-13 | screen-printing | 25 + 24 x (4.75 + 4.25) | 241.00 | 265.10
      12 product=cap method=embroidery neededBy=2026-03-20 | embroidery | 15 + 55 + 1.25 x 12 x (10.50 + 8.50) | 355.00 | 397.60
      1 product=banner neededBy=2026-03-12 | wide-format | 12 + 1.3 x (28 + 18 x 3.75 + 2.50) | 139.40 | 153.34
      1 product=banner neededBy=2026-03-11 | wide-format | 12 + 1.75 x (28 + 18 x 3.75 + 2.50) | 183.50 | 201.85
    `),
  )('charges %s by %s the slowest rush that meets it', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });
});

describe('a call that names the service, and options as they were once called', () => {
  it.each(
    jobRows(`
      72 service=screen-printing ink_colors=2 | screen-printing | 25 + 20 + 72 x (2.95 + 4.25 + 0.55) | 603.00 | 663.30
      72 service=screen-printing garment=tee | screen-printing | 25 + 72 x (2.95 + 4.25) | 543.40 | 597.74
      24 service=screen-printing garment=hoodie | screen-printing | 25 + 24 x (4.75 + 18.50) | 583.00 | 641.30
      24 service=screen-printing garment=long_sleeve size=some_extended | screen-printing | 25 + 24 x (4.75 + 8.50 + 0.75) | 361.00 | 397.10
      24 service=hats-and-t-shirts product=cap decoration=embroidery | embroidery | 15 + 55 + 24 x (8.75 + 8.50) | 484.00 | 542.08
      12 service=hats-and-t-shirts product=tee decoration=print | full-color-transfer | 12 x (9.75 + 4.25) | 168.00 | 188.16
      24 service=hats-and-t-shirts product=beanie decoration=patch | patch | 80 + 24 x (12.25 + 6.50) | 530.00 | 593.60
      72 service=hats-and-t-shirts product=soft_tee decoration=best | screen-printing | 25 + 72 x (2.95 + 6.75) | 723.40 | 795.74
      5 service=hats-and-t-shirts | full-color-transfer | 5 x (17.50 + 4.25) | 108.75 | 121.80
      24 service=hats-and-t-shirts product=trucker_cap size=some_extended | full-color-transfer | 24 x (8.33 + 7) | 367.92 | 412.07
      24 service=embroidery | embroidery | 15 + 55 + 24 x (8.75 + 14.50) | 628.00 | 703.36
      24 service=embroidery garment=jacket digitizing=on_file | embroidery | 15 + 24 x (8.75 + 42) | 1233.00 | 1380.96
      1 service=signs-and-banners | wide-format | 12 + 28 + 18 x 3.75 + 2.50 | 110.00 | 121.00
      2 service=signs-and-banners material=mesh size=24 | wide-format | 12 + 2 x (24 + 24 x (3.75 + 0.60) + 2.50) | 273.80 | 301.18
      1 service=signs-and-banners material=aluminum size=6 finishing=standoffs | wide-format | 12 + 28 + 6 x (3.75 + 6.50) + 24 | 125.50 | 138.05
      1 service=car-wraps | full-wrap | 95 + 250 + 5 x (520 + 280) | 4345.00 | 4996.75
      1 service=car-wraps vehicle=sedan coverage=spot | vehicle-lettering | 95 + 250 + 520 + 80 | 945.00 | 1086.75
      1 service=car-wraps vehicle=suv_or_pickup coverage=partial | partial-wrap | 95 + 250 + 2.6 x (520 + 180) | 2165.00 | 2489.75
      1 service=car-wraps vehicle=box_truck coverage=full finish=matte | full-wrap | 95 + 250 + 5 x 1.08 x (520 + 480) | 5745.00 | 6606.75
      1 service=websites-and-ai pages=6 | web-design | 1600 + 120 + 89 + 450 | 2259.00 | 2597.85
      100 service=promo-products product=pen | promo-imprint | 50 + 100 x (1.45 + 0.55) | 250.00 | 280.00
      24 service=promo-products product=pint_glass | glass-printing | 72 + 24 x (7.75 + 5.75) | 396.00 | 443.52
      12 service=promo-products | mug-sublimation | 12 x (8.50 + 4.60) | 157.20 | 176.06
      24 method=embroidery | embroidery | 15 + 55 + 24 x (8.75 + 14.50) | 628.00 | 703.36
      12 method=print | full-color-transfer | 12 x (9.75 + 4.25) | 168.00 | 188.16
      12 method=full-color-transfer blank=own | full-color-transfer | 12 x 9.75 | 117.00 | 131.04
    `),
  )('still prices %s by %s', (_asked, _method, request, expected) => {
    expect(priced(request)).toEqual(expected);
  });
});

describe('the other methods for a job', () => {
  it('come with the price that naming them gives', () => {
    const request = { product: 't-shirt', quantity: 48, options: { imprint_locations: '2' } };
    const others = alternatives(shop, request, NOW);
    // Screen printing is cheapest: 25 + 25 + 48 x (3.60 + 4.25 + 1.60) = 503.60.
    // transfer: 48 x (6.78 + 4.25 + 3.50); embroidery: 15 + 55 + 25 + 48 x (7.25 + 4.25 + 5.50).
    expect(others.map(({ method, estimate: { lowCents }, fits }) => [method.id, lowCents, fits])).toEqual([
      ['full-color-transfer', 69_744, true],
      ['embroidery', 91_100, false],
    ]);
  });

  it('leave out one that takes fewer colors than are asked for', () => {
    const request = { product: 't-shirt', quantity: 48, options: { ink_colors: '8' } };
    const ids = alternatives(shop, request, NOW).map(({ method }) => method.id);
    expect(ids).not.toContain('screen-printing');
  });
});

describe('a job that the shop does not take', () => {
  it.each(
    refusedRows(`
      23 product=t-shirt method=screen-printing | quantity | The minimum for screen printing is 24 pieces.
      0 product=t-shirt | quantity | Quantity must be a whole number, like 48.
      11 product=polo method=embroidery | quantity | The minimum for embroidery is 12 pieces.
      11 service=embroidery | quantity | The minimum for embroidery is 12 pieces.
      23 service=screen-printing | quantity | The minimum for screen printing is 24 pieces.
      11 product=cap | quantity | The minimum for embroidery is 12 pieces.
      11 product=cap method=full-color-transfer | quantity | The minimum for full-color transfer is 12 pieces.
      11 product=beanie method=patch | quantity | The minimum for woven or leather patch is 12 pieces.
      11 product=tote method=full-color-transfer | quantity | The minimum for full-color transfer is 12 pieces.
      49 product=pen | quantity | The minimum for spot-color imprint is 50 pieces.
      11 product=tumbler | quantity | The minimum for laser engraving is 12 pieces.
      11 product=pint-glass | quantity | The minimum for laser engraving is 12 pieces.
      23 product=pint-glass method=glass-printing | quantity | The minimum for fired glass printing is 24 pieces.
      48 product=t-shirt method=screen-printing ink_colors=7 | ink_colors | Ink colors must be a whole number from 1 to 6.
      24 product=polo method=embroidery stitch_count=500 | stitch_count | Stitch count must be a whole number from 1,000 to 40,000.
      1 product=banner size=321 | size | Size must be a whole number from 1 to 320.
      24 product=t-shirt sizes=L:20,2XL:5 | sizes | The sizes come to 25, more than the quantity.
      1 product=van method=full-wrap rush=overnight | rush | "overnight" is not a choice of rush. Choose from standard, rush.
      50 product=mug method=embroidery | method | Embroidery is not made on mugs. Choose from promo-imprint, mug-sublimation.
      1 product=banner finishing=glue | finishing | "glue" is not a choice of finishing. Choose from cut_to_size, hems_and_grommets, stakes, pole_pockets, standoffs.
    `),
  )('says why of %s', (_asked, request, error) => {
    expect(priced(request)).toEqual([error]);
  });
});
