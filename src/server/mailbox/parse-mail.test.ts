// Mails that are made to take long: each is read, and the server goes on meanwhile.
import { describe, expect, it } from 'vitest';
import { foldQuotes } from './fold-quotes.ts';
import { addressesIn } from './mail-head.ts';
import { parseMail } from './parse-mail.ts';
import { readReturned } from './returned-mail.ts';
import { deliveryReport, multipart, type RawMail, rawMail, textPart } from './testing/raw-mail.ts';

const HTML = ['Content-Type: text/html; charset=utf-8'];

describe('a mail that would take long to read', () => {
  it.each([
    ['no-break spaces', { head: HTML, body: `<p>${'&nbsp;'.repeat(120_000)}x</p>` }],
    ['hidden parts without an end', { head: HTML, body: '<blockquote><style>'.repeat(100_000) }],
    ['one long recipient', { to: 'a'.repeat(100_000) }],
    ['lines of attribution', { body: 'On 2020 wrote:\r\n> x\r\n'.repeat(55_000) }],
    ['a line of addresses', { body: `On <${'@'.repeat(900_000)}` }],
    [
      'a report of empty lines',
      multipart('report', [
        textPart('x'),
        {
          head: ['Content-Type: message/delivery-status'],
          body: `Diagnostic-Code:${'\n'.repeat(190_000)}`,
        },
      ]),
    ],
  ])(
    'ends, and holds up nothing: %s',
    async (_what, mail: RawMail) => {
      let isServed = false;
      setTimeout(() => {
        isServed = true;
      }, 1);
      const parsed = await parseMail(rawMail({ subject: 'Long', ...mail }));
      expect(isServed).toBe(true);
      expect(parsed.subject).toBe('Long');
      for (const to of parsed.header('to')) addressesIn(to);
      foldQuotes(parsed.text);
      readReturned(parsed);
    },
    60_000,
  );

  it('is ended when it takes too long', async () => {
    await expect(parseMail(rawMail(), { longestMs: 1 })).rejects.toThrow('took too long');
  });

  it('is cut where it is longer than any letter', async () => {
    const long = await parseMail(
      rawMail({ head: [`X-Long: ${'a'.repeat(50_000)}`], body: 'a '.repeat(600_000) }),
    );
    expect([long.text.length, long.isCut, long.header('x-long')[0]?.length]).toEqual([999_999, true, 10_000]);
    expect(await parseMail(rawMail())).toMatchObject({ text: 'Yes, 72 please.', isCut: false });
    const html = await parseMail(rawMail({ head: HTML, body: '<p>one</p>'.repeat(210_000) }));
    expect(html.isCut).toBe(true);
  }, 60_000);

  it('says why it came back where the report is wrapped', async () => {
    const report = deliveryReport('a@b.example');
    const wrapped = report.body.replace('5.1.1 No such', '5.1.1\r\n No such');
    expect(readReturned(await parseMail(rawMail({ ...report, body: wrapped })))).toEqual({
      ids: ['a@b.example'],
      reason: 'Their mail server refused it: 550 5.1.1 No such user here',
    });
  });
});
