// Speaking to Carl where the browser knows no speech recognition: a real recording, written down by the shop's own service.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { makeWav } from '../src/speech/testing/sounds.ts';
import { openChat, SURFACES } from './chat.ts';
import { test as base, expect } from './test.ts';
import { withMicrophone, withoutRecognition } from './voice.ts';

/** What the microphone hears, over and over: 440 Hz. */
const HEARD = join(tmpdir(), 'boldwork-microphone.wav');
writeFileSync(HEARD, makeWav({ seconds: 3 }));

interface Transcriber {
  url: string;
  status: number;
  calls: { model: unknown; fileName: string; type: string; sha256: string }[];
}

const test = base.extend<{ transcriber: Transcriber }>({
  transcriber: async ({}, use) => {
    const transcriber: Transcriber = { url: '', status: 200, calls: [] };
    const server = createServer(async (request, response) => {
      // The server's look, at its start, whether anybody answers.
      if (request.method !== 'POST') return response.writeHead(404).end();
      transcriber.calls.push(await readForm(request));
      response.writeHead(transcriber.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ text: ' Forty eight navy caps, please. ' }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    transcriber.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    await use(transcriber);
    server.close();
  },
  settings: async ({ transcriber }, use) => use({ STT_BASE_URL: transcriber.url, STT_MODEL: 'whisper-1' }),
});

test.use(withMicrophone(`--use-file-for-fake-audio-capture=${HEARD}`));

async function readForm(request: IncomingMessage): Promise<Transcriber['calls'][number]> {
  const body = new Uint8Array(await buffer(request));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData();
  const file = form.get('file') as File;
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  return { model: form.get('model'), fileName: file.name, type: file.type, sha256 };
}

/** Keeps the recording that the page sends. */
async function keepRecording(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).endsWith('/api/chat/stt')) Object.assign(window, { recording: init?.body });
      return fetch(input, init);
    };
  });
}

/** The recording's fingerprint, and how it sounds: the pitch in Hz, by its zero crossings, and the loudness. */
const recordingOn = (page: Page) =>
  page.evaluate(async () => {
    const bytes = await (window as unknown as { recording: Blob }).recording.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const sound = await new AudioContext().decodeAudioData(bytes);
    const samples = sound.getChannelData(0);
    const from = Math.floor(samples.length / 4);
    const to = Math.floor((samples.length * 3) / 4);
    let crossings = 0;
    let power = 0;
    for (let at = from; at < to; at++) {
      const [before = 0, now = 0] = [samples[at - 1], samples[at]];
      if (before < 0 && now >= 0) crossings++;
      power += now * now;
    }
    const seconds = (to - from) / sound.sampleRate;
    return { sha256, pitch: crossings / seconds, loudness: Math.sqrt(power / (to - from)) };
  });

for (const surface of SURFACES) {
  test(`${surface}: what the microphone hears arrives byte for byte, and its words go to Carl`, {
    tag: surface === 'hero' ? [] : '@long',
  }, async ({ page, transcriber }) => {
    await withoutRecognition(page);
    await keepRecording(page);
    await page.goto('/');
    const chat = await openChat(page, surface);
    await chat.getByRole('button', { name: 'Speak instead of typing' }).click();
    await expect(chat.getByText('Listening... Speak now! Press the microphone again to send.')).toBeVisible();
    await page.waitForTimeout(1_500);
    await chat.getByRole('button', { name: 'Stop listening' }).click();
    await expect(chat.getByRole('log')).toContainText('Forty eight navy caps, please.');
    await expect(chat.getByLabel('Job ticket')).toContainText('48');
    await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('');

    const recording = await recordingOn(page);
    expect(transcriber.calls).toEqual([
      {
        model: 'whisper-1',
        fileName: expect.stringMatching(/\.webm$/),
        type: expect.stringMatching(/^audio\/webm/),
        sha256: recording.sha256,
      },
    ]);
    expect(recording.pitch).toBeGreaterThan(420);
    expect(recording.pitch).toBeLessThan(460);
    expect(recording.loudness).toBeGreaterThan(0.01);
  });
}

for (const [gesture, end] of [
  ['Esc', (widget: Locator) => widget.press('Escape')],
  ['closing the widget', (widget: Locator) => widget.getByRole('button', { name: 'Close chat' }).click()],
] as const) {
  test(`${gesture} drops what was recorded`, { tag: '@long' }, async ({ page, transcriber }) => {
    await withoutRecognition(page);
    await page.goto('/');
    const widget = await openChat(page, 'widget');
    await widget.getByRole('button', { name: 'Speak instead of typing' }).click();
    await expect(widget.getByText('Listening... Speak now!')).toBeVisible();
    await page.waitForTimeout(300);
    await end(widget);
    await expect(page.getByText('Listening... Speak now!')).toBeHidden();
    await page.waitForTimeout(1_000);
    expect(transcriber.calls).toEqual([]);
  });
}

test.describe('when the service fails', () => {
  test.use({ expectedErrors: ['status of 502'] });

  test('the visitor is told, and can type', { tag: '@long' }, async ({ page, transcriber }) => {
    transcriber.status = 500;
    await withoutRecognition(page);
    await page.goto('/');
    const chat = await openChat(page, 'widget');
    await chat.getByRole('button', { name: 'Speak instead of typing' }).click();
    await expect(chat.getByText('Listening... Speak now!')).toBeVisible();
    await page.waitForTimeout(500);
    await chat.getByRole('button', { name: 'Stop listening' }).click();
    await expect(chat.getByRole('alert')).toHaveText(
      'Could not start voice recording. Please check your microphone permissions.',
    );
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeEditable();
  });
});
