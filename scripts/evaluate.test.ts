import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadShop } from '../src/shop/load-shop.ts';
import { fallen } from './evaluate/evaluation.ts';
import { judgeMessages, noMessageFigures, parseRows } from './evaluate/messages.ts';
import { parseStories, playStory } from './evaluate/stories.ts';
import { precision, recall } from './evaluate/tally.ts';
import { runScript } from './testing/run-script.ts';

const shop = await loadShop(join(import.meta.dirname, '../shop'));
const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the evaluation', () => {
  it('names a figure that falls, also one that is gone', () => {
    expect(
      fallen({ stories: 0.9, 'name recall': 0.8 }, { stories: 0.9, 'name recall': 0.85, intents: 1 }),
    ).toEqual(['name recall: 80.0 %, and was 85.0 %', 'intents: 0.0 %, and was 100.0 %']);
  });

  it('counts a wrong value against precision and recall, one out of nothing against precision alone', () => {
    const rows = parseRows(
      'rows.yaml',
      `
      - { text: 24 hats, slots: { service: hats-and-t-shirts, quantity: 25 } }
      - { text: 36 hats, slots: { service: hats-and-t-shirts } }
      - { text: 48 hats, slots: { service: hats-and-t-shirts, quantity: 48 } }
      - { text: hats, slots: { service: hats-and-t-shirts, quantity: 12 }, also_ok: { quantity: [~] } }`,
    );
    const figures = noMessageFigures();
    const misses = judgeMessages('rows.yaml', rows, shop, figures);
    expect(figures.slots.quantity).toEqual({ right: 1, wrong: 2, missed: 1 });
    expect(precision(figures.slots.quantity ?? fail())).toBeCloseTo(1 / 3);
    expect(recall(figures.slots.quantity ?? fail())).toBeCloseTo(1 / 2);
    expect(misses).toEqual([
      { where: 'rows.yaml: 24 hats', what: 'quantity 24 instead of 25' },
      { where: 'rows.yaml: 36 hats', what: 'quantity 36 instead of none' },
    ]);
    expect(figures.exact).toEqual({ right: 2, of: 4 });
  });

  it('says what a story missed, and nothing of one that passed', () => {
    const [missed, passed] = parseStories(
      'stories.yaml',
      `
      - title: missed
        turns: [{ visitor: 24 hats, knows: { quantity: 25 }, says: elephants, lead: { name: Dana } }]
      - title: passed
        turns:
          - { visitor: '24 hats, my name is Dana, dana@example.com', knows: { quantity: 24 }, says: '24' }
          - answers: { confirm: yes, otherwise: not sure }
            lead: { name: Dana, quantity: 24 }
        leads: 1`,
    );
    const faults = playStory(missed ?? fail(), shop);
    expect(faults).toHaveLength(3);
    expect(faults.join('\n')).toMatch(/elephants[\s\S]*quantity 24 instead of 25[\s\S]*no lead/);
    expect(playStory(passed ?? fail(), shop)).toEqual([]);
  });

  it('refuses a row with a slot that there is none of', () => {
    expect(() => parseRows('rows.yaml', '- { text: hats, slots: { qty: 3 } }')).toThrow(
      /rows\.yaml.*hats[\s\S]*qty/,
    );
  });
});

describe('npm run evaluate -- FILE', () => {
  it('takes rows of other sources by the word in their name, a form field by the form’s own check', async () => {
    const file = join(folder, 'emails.jsonl');
    const rows = [
      { text: 'write to Dana@example.com', expected: 'Dana@example.com', kind: 'in_text' },
      { text: 'meet me @ noon', expected: null, kind: 'none' },
      { text: 'nobody@', expected: null, kind: 'form_invalid' },
      { text: 'no address in here', expected: 'x@example.com', kind: 'in_text' },
    ];
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const { code, out } = await runScript('evaluate.ts', [file], {});
    expect(code).toBe(0);
    expect(out).toMatch(/email, all rows +75\.0 % +3 of 4/);
    expect(out).toMatch(/rows without a value left empty +100\.0 % +2 of 2/);
    expect(out).toContain('- in_text: no address in here\n    none instead of "x@example.com"');
  });

  it('says when it cannot tell what a file is about', async () => {
    const file = join(folder, 'other.jsonl');
    writeFileSync(file, JSON.stringify({ text: 'hi', expected: null }));
    const { code, err } = await runScript('evaluate.ts', [file], {});
    expect(code).toBe(1);
    expect(err).toContain('its name does not say what the rows are about');
  });
});

function fail(): never {
  throw new Error('Nothing to judge.');
}
