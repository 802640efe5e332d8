// Every problem that the page of a job can meet has its Spanish: the sentences are read from the files that throw them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { againSchema } from '../../schemas/again.ts';
import { uploadRequestSchema } from '../../schemas/artwork-upload.ts';
import { emailSchema } from '../../schemas/contact-details.ts';
import { addPersonSchema, jobMessageSchema } from '../../schemas/job.ts';
import { approveProofSchema, askChangesSchema, commentSchema } from '../../schemas/proof.ts';
import { acceptQuoteSchema } from '../../schemas/quote.ts';
import { englishIn } from '../testing/english.ts';
import { errorsInSpanish, problemInSpanish } from './problems-in-spanish.ts';

const SERVER = join(import.meta.dirname, '..');
const THROWERS = [
  ...readdirSync(join(SERVER, 'routes/job'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `routes/job/${file}`),
  ...[
    'routes/read-form.ts',
    'limits/limits.ts',
    'artwork/uploads.ts',
    'artwork/room.ts',
    'plugins/problems.ts',
  ],
  ...['job/let-in.ts', 'job/order-again.ts'],
];
/** Of talks and desks, and what a program alone can do wrong. */
const OTHERS =
  /conversation|say out loud|cursor|JSON|content type|Not valid|bytes? that|at byte|lost links is missing|newest lead|a lot of (?:typing|receipts|pages)/;

describe('a problem on the page of a job', () => {
  const sentences = THROWERS.flatMap((file) => sentencesIn(readFileSync(join(SERVER, file), 'utf8'))).filter(
    (sentence) => !OTHERS.test(sentence),
  );

  it('is read from where it is thrown', () => {
    expect(sentences.length).toBeGreaterThan(35);
    expect(sentences).toContain('Your job is on the press. Please call us at once.');
  });

  it.each(sentences)('is told in Spanish: %s', (sentence) => {
    const spanish = problemInSpanish(sentence);
    expect(spanish).not.toBe(sentence);
    expect(englishIn([spanish], [])).toEqual([]);
    expect(spanish).not.toMatch(/undefined|\$\{/);
  });

  it.each([
    ['a message', jobMessageSchema, 'text'],
    ['a name', addPersonSchema, 'name'],
    ['an answer to a quote', acceptQuoteSchema, 'name'],
    ['an answer to a proof', approveProofSchema, 'name'],
    ['an answer to a proof', approveProofSchema, 'wording'],
    ['changes', askChangesSchema, 'text'],
    ['a comment', commentSchema, 'text'],
    ['what differs', againSchema, 'note'],
    ['a day', againSchema, 'neededBy'],
    ['a file', uploadRequestSchema, 'name'],
  ] as [string, z.ZodMiniType, string][])(
    'is told in Spanish of %s that is not taken',
    (_, schema, field) => {
      const wrong = [undefined, '', '7', 'x'.repeat(100_000), 'a\0b', 'a\ud800', 5];
      const messages = wrong.flatMap((value) => {
        const body = {
          quoteVersion: 1,
          proofVersion: 1,
          x: 0.5,
          y: 0.5,
          bytes: 1,
          name: 'Dana Reyes',
          text: 'x',
          wording: 'x',
        };
        const { error } = schema.safeParse({ ...body, [field]: value });
        return (error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message);
      });
      expect(messages.length).toBeGreaterThan(1);
      const spanish = errorsInSpanish(messages.map((message) => ({ field, message })));
      expect(spanish.filter(({ message }, index) => message === messages[index])).toEqual([]);
      expect(
        englishIn(
          spanish.map(({ message }) => message),
          [],
        ),
      ).toEqual([]);
    },
  );

  it('is told in Spanish of an address', () => {
    for (const email of [undefined, '', 'x', `${'x'.repeat(300)}@example.com`]) {
      const message = emailSchema.safeParse(email).error?.issues[0]?.message ?? '';
      expect(message).not.toBe('');
      expect(problemInSpanish(message)).not.toBe(message);
    }
  });

  it('keeps its figures, and stays as it is where nobody has put it into Spanish', () => {
    expect(
      problemInSpanish(
        'That is a lot of files at once. Please wait 4 minutes, or call us at (816) 555-0170.',
      ),
    ).toBe('Son muchos archivos a la vez. Espere 4 minutos, o llámenos al (816) 555-0170.');
    expect(problemInSpanish('Your name can be 200 characters at most.')).toBe(
      'Su nombre puede tener hasta 200 caracteres.',
    );
    expect(problemInSpanish('Sales are closed.')).toBe('Sales are closed.');
  });
});

/** Whole sentences in quotes, with something in the place of what is filled in. */
function sentencesIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '').replaceAll(/summary:\s*'[^']*'/g, '');
  const texts = [...code.matchAll(/'([A-Z][^'\n]*\.)'|`((?:[A-Z]|\$\{)[^`]*\.)`/g)].map(
    ([, plain, filled]) => plain ?? filled ?? '',
  );
  return [...new Set(texts.map((text) => sampleOf(text)))];
}

const sampleOf = (text: string): string =>
  text
    .replace(/^\$\{what\} /, 'That is a lot of links at once. ')
    .replace(/\$\{wait\}/, '4 minutes')
    .replace(/^\$\{name\}/, 'Dana')
    .replaceAll(/\$\{[^}]*\}/g, '7')
    .replace(
      /^(That is a lot of \w+ at once|We are getting more than we can take in)\.$/,
      '$1. Please wait a minute, or call us at 7.',
    );
