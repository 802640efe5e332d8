// The shipped shop's estimates are told in Spanish, whole.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { estimate } from './estimate.ts';
import { inSpanish } from './in-spanish.ts';
import { loadShop } from './load-shop.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
const NOW = new Date('2026-03-04T15:00:00Z');

it.each([
  ['2 ink colors', '2 tintas'],
  ['8,000 stitches', '8,000 puntadas'],
  ['screen printing', 'serigrafía'],
  ['basic cotton tee', 'camiseta básica de algodón'],
  ['Sales tax not included', 'Impuesto de venta no incluido'],
  ['standard turnaround, 7 to 10 working days', 'tiempo normal, de 7 a 10 días hábiles'],
  ['standard turnaround, 1 working day', 'tiempo normal, 1 día hábil'],
  ['super rush, 3 working days', 'servicio muy urgente, 3 días hábiles'],
  ['what nobody has put into Spanish', 'what nobody has put into Spanish'],
])('says %s as %s', (text, spanish) => {
  expect(inSpanish(text, shop)).toBe(spanish);
});

it('leaves nothing of a shipped estimate in English', () => {
  const said = new Set<string>();
  for (const { id: product, blanks, options, made_by } of shop.catalog.products)
    for (const { method, minimum } of made_by) {
      const made = shop.catalog.methods.find(({ id }) => id === method);
      const quantity = Math.max(minimum, made?.quantity_breaks[0]?.from ?? 1, 300);
      for (const [name, value] of [
        ['', ''],
        ...blanks.map((one) => ['blank', one.name] as const),
        ...[...options, ...(made?.options ?? [])].flatMap((one) =>
          one.kind === 'choice'
            ? one.choices.map((choice) => [one.name, choice.name] as const)
            : [[one.name, String(one.max)] as const],
        ),
        ...(made?.rush ?? []).map((one) => ['rush', one.name] as const),
      ] as const) {
        const chosen = name === '' ? {} : { [name]: value };
        const result = estimate(shop, { product, method, quantity, options: chosen }, NOW);
        if (!result.ok) throw new Error(JSON.stringify(result.errors));
        for (const text of [...result.estimate.includes, ...result.estimate.assumptions]) said.add(text);
      }
    }
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((text) => inSpanish(text, shop) === text)).toEqual([]);
});
