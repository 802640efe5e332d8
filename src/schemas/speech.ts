// Speech both ways: POST /api/chat/tts and POST /api/chat/stt.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { languageSchema } from './message.ts';
import { requiredText } from './text.ts';

export const speechRequestSchema = z.object({
  text: requiredText(LONGEST.spokenText, 'The text'),
  language: languageSchema,
  isMobile: z.optional(z.nullable(z.boolean('isMobile must be true or false.'))),
});

/** `text`: '' where nothing was said. */
export const transcriptSchema = z.object({ text: z.string() });
