// An OpenAI-compatible speech service for tests: as good, slow or broken as it is told to be.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MP3 } from './sounds.ts';

/** Ways in which it says nothing that can be used. */
export const BROKEN = [
  '401',
  '429',
  '500',
  'redirect',
  'reset',
  'garbage',
  'page',
  'empty',
  'stalls',
  'too long',
] as const;

export type Mode = 'good' | 'hangs' | (typeof BROKEN)[number];

export interface SpeechServer {
  /** As TTS_BASE_URL or STT_BASE_URL. */
  url: string;
  mode: Mode;
  /** What a good one answers: sound to /audio/speech, JSON to /audio/transcriptions. */
  sound: Buffer;
  transcript: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** Calls that were given up by whoever made them. */
  cutOff: number;
  /** Bytes of sound that were taken from it. */
  sent: number;
  stop(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startSpeechServer(mode: Mode = 'good'): Promise<SpeechServer> {
  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: SpeechServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    mode,
    sound: MP3,
    transcript: '{"text":" Forty-eight caps, please.\\n"}',
    requests: [],
    cutOff: 0,
    sent: 0,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) server.cutOff += 1;
    });
    const { url: path = '', headers } = request;
    if (path === '/v1/models') return void response.end('{"data":[]}');
    server.requests.push({ path, headers, body: await buffer(request) });
    const isSpeech = path === '/v1/audio/speech';
    switch (server.mode) {
      case 'good':
        response.setHeader('content-type', isSpeech ? 'audio/mpeg' : 'application/json');
        return void response.end(isSpeech ? server.sound : server.transcript);
      case 'hangs':
        return;
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'redirect':
        return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      case 'garbage':
        return void response
          .writeHead(200, { 'content-type': 'audio/mpeg' })
          .end('{"text":7}, says sk-secret');
      case 'page':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
      case 'empty':
        return void response.end();
      case 'stalls':
        return void response.writeHead(200, { 'content-length': '100000' }).write(server.sound);
      case 'too long':
        return writeForEver(response);
      default:
        response.writeHead(Number(server.mode)).end('{"error":"sk-secret is not known"}');
    }
  }

  /** 100 MB that begin like sound. */
  async function writeForEver(response: ServerResponse): Promise<void> {
    const piece = Buffer.concat([server.sound, Buffer.alloc(1_000_000)]);
    const pieces = function* () {
      for (let i = 0; i < 100; i += 1) {
        server.sent += piece.length;
        yield piece;
      }
    };
    await pipeline(pieces, response);
  }
  return server;
}
