import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawSamples } from './samples.ts';

const shipped = (name: string) => readFile(`shop/work/${name}`, 'utf8');

it('are in shop/work as they are drawn here', async () => {
  const drawn = await drawSamples();
  expect(Object.keys(drawn)).toHaveLength(6);
  for (const [name, svg] of Object.entries(drawn)) expect(svg === (await shipped(name)), name).toBe(true);
});
