import { describe, expect, it } from 'vitest';
import { startModelServer } from '../../model/testing/model-server.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { checkModel } from './open-model.ts';

describe("the model's service at start", () => {
  const start = useTestApp();
  async function check(baseUrl: string): Promise<string> {
    const { context, app, lines } = await start({
      env: { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: 'test', ASSISTANT_API_KEY: 'sk-secret' },
    });
    await checkModel(context.env, app.log);
    return lines.join('');
  }

  it('is not mentioned when it answers, nor where there is none', async () => {
    const model = await startModelServer();
    expect(await check(model.url)).toBe('');
    const { context, app, lines } = await start();
    await checkModel(context.env, app.log);
    expect(lines).toEqual([]);
    await model.stop();
  });

  it('is a warning when it does not', async () => {
    const model = await startModelServer();
    await model.stop();
    const said = await check(model.url);
    expect(JSON.parse(said)).toMatchObject({ level: 40, msg: expect.stringContaining('ASSISTANT_BASE_URL') });
    expect(said).not.toContain('sk-secret');
  });
});
