import { expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

const start = useTestApp();

it('asks balancers to wait while it is cold, serves everybody else, and calls that no error', async () => {
  const { app, lines } = await start();
  app.warming.isOn = true;
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/')]).toEqual([
    503, 200, 200,
  ]);
  app.warming.isOn = false;
  expect(await statusOf('/readyz')).toBe(200);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  expect(app.warming.requests).toBe(0);
});
