import { describe, expect, it } from 'vitest';
import { startSpeechServer } from '../../speech/testing/speech-server.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { checkSpeech } from './check-speech.ts';

describe('speech at start', () => {
  const start = useTestApp();
  async function check(env: Record<string, string>) {
    const { context, app, lines } = await start({ env });
    await checkSpeech(context.env, app.log);
    expect(lines.join('')).not.toContain('sk-secret');
    return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  }

  it('is not mentioned when all is there, nor where nothing is set', async () => {
    const service = await startSpeechServer();
    const url = { TTS_BASE_URL: service.url, STT_BASE_URL: service.url };
    expect(await check({ ...url, TTS_API_KEY: 'sk-secret' })).toEqual([]);
    expect(await check({ TTS_COMMAND: 'node -e 0' })).toEqual([]);
    expect(await check({ TTS_COMMAND: `'${process.execPath}' -e 0` })).toEqual([]);
    expect(await check({})).toEqual([]);
    // The program is not used then.
    expect(await check({ TTS_BASE_URL: service.url, TTS_COMMAND: 'boldwork-has-no-such-program' })).toEqual(
      [],
    );
    await service.stop();
  });

  it('is a warning where a service does not answer', async () => {
    const service = await startSpeechServer();
    await service.stop();
    const url = { TTS_BASE_URL: service.url, STT_BASE_URL: service.url };
    const said = await check({ ...url, TTS_API_KEY: 'sk-secret', STT_API_KEY: 'sk-secret' });
    expect(said.map(({ level }) => level)).toEqual([40, 40]);
    expect(said.map(({ msg }) => msg.split(' ')[0]).toSorted()).toEqual(['STT_BASE_URL', 'TTS_BASE_URL']);
  });

  it.each(['boldwork-has-no-such-program --key sk-secret', '/nowhere/piper --key sk-secret', './README.md'])(
    'is a warning where there is no program: %s',
    async (command) => {
      const [line, ...more] = await check({ TTS_COMMAND: command });
      expect(line).toMatchObject({ level: 40, msg: expect.stringContaining('TTS_COMMAND') });
      expect(more).toEqual([]);
    },
  );
});
