// POST /api/chat/tts: Carl's words as sound.
import * as z from 'zod/mini';
import { speechRequestSchema } from '../../schemas/speech.ts';
import { countUse } from '../limits/limits.ts';
import type { Parts, ZodApp } from '../parts.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { ProblemError } from '../plugins/problems.ts';

const SPOKEN = { description: 'The sound', content: { 'audio/*': { schema: z.string() } } };

export function addSpeechRoutes(app: ZodApp, parts: Parts): void {
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
    async (request) => {
      await countUse(request, 'speech', parts);
      throw new ProblemError(503, 'No voice is set up on this server.');
    },
  );
}
