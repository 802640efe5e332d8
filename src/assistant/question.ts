// Is something asked?
import type { Words } from './reading/words/words.ts';

/** Does the message ask something, by its mark or its first word? */
export const isQuestion = ({ plain }: Words): boolean => QUESTION.test(plain);

const QUESTION =
  /\?|^ (?:(?:so|and|but|ok|also|hey|hi) )?(?:what|who|when|where|why|how|which|is|are|do|does|did|can|could|will|would|should|has|have) (?!not )/;
