import { expect, it } from 'vitest';
import { splitReason } from './split-reason.ts';

it.each([
  ['The webhook could not be reached (EFETCH).', 'The webhook could not be reached.', 'EFETCH'],
  [
    'The mail server could not be reached (connect ECONNREFUSED 127.0.0.1:9).',
    'The mail server could not be reached.',
    'connect ECONNREFUSED 127.0.0.1:9',
  ],
  ['The mailbox could not be read (EAI_AGAIN).', 'The mailbox could not be read.', 'EAI_AGAIN'],
  ['It refused it (550 no such mailbox).', 'It refused it (550 no such mailbox).', null],
  ['The webhook answered 500.', 'The webhook answered 500.', null],
])('%s says %s', (reason, says, detail) => {
  expect(splitReason(reason)).toEqual({ says, detail });
});
