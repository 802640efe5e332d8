// Text to be spoken: POST /api/chat/tts.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { languageSchema } from './message.ts';
import { requiredText } from './text.ts';

export const speechRequestSchema = z.object({
  text: requiredText(LONGEST.spokenText, 'The text'),
  language: languageSchema,
  isMobile: z.optional(z.nullable(z.boolean('isMobile must be true or false.'))),
});
