// POST /api/chat/tts: Carl's words as sound. POST /api/chat/stt: a visitor's recorded words as text.
import type { FastifyError } from 'fastify';
import * as z from 'zod/mini';
import { speechRequestSchema, transcriptSchema } from '../../schemas/speech.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { countUse } from '../limits/limits.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { ProblemError, sendError } from '../plugins/problems.ts';
import { whileConnected } from './while-connected.ts';

const SPOKEN = { description: 'The sound', content: { 'audio/*': { schema: z.custom<Buffer>() } } };
/** 2 MB: a minute and more, however a browser records it. */
const LONGEST_RECORDING = 2 * 1024 * 1024;

export function addSpeechRoutes(app: ZodApp, context: AppContext): void {
  app.post(
    '/api/chat/tts',
    {
      schema: {
        tags: ['Chat'],
        summary: 'Speaks a text',
        body: speechRequestSchema,
        response: { 200: SPOKEN, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const signal = whileConnected(reply);
      await countUse(request, 'speech', context);
      const { bytes, type } = await context.speech.speak(request.body.text, { signal, log: request.log });
      return reply.type(type).send(bytes);
    },
  );
}

/** Registered in a context of its own: no other route takes sound, and this one no JSON. */
export function addTranscriptionRoute(app: ZodApp, context: AppContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^audio\/[\w.+-]/i, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  app.setErrorHandler((error, request, reply) => sendError(inOwnWords(error), request, reply));
  app.post(
    '/api/chat/stt',
    {
      bodyLimit: LONGEST_RECORDING,
      schema: {
        tags: ['Chat'],
        summary: 'Understands a recording of up to 2 MB; text is empty where nothing was said',
        consumes: ['audio/*'],
        body: z.custom<Buffer | null | undefined>(),
        response: { 200: transcriptSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const signal = whileConnected(reply);
      const { body: bytes } = request;
      if (!bytes?.length) throw new ProblemError(400, 'The recording is empty.');
      await countUse(request, 'speech', context);
      const type = request.headers['content-type'] ?? '';
      return { text: await context.speech.transcribe({ bytes, type }, signal) };
    },
  );
}

function inOwnWords(error: unknown): unknown {
  return (error as Partial<FastifyError>).code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    ? new ProblemError(413, 'A recording can be 2 MB at most.')
    : error;
}
