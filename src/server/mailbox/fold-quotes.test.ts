import { describe, expect, it } from 'vitest';
import { foldQuotes, TEXT_MAX } from './fold-quotes.ts';

const mail = (...lines: string[]): string => lines.join('\n');

describe('what a mail quotes', () => {
  it.each([
    [
      'Gmail',
      mail(
        'Yes, 72 please.',
        '',
        'On Tue, Mar 10, 2026 at 1:20 PM Bold Work <hello+abc@shop.example> wrote:',
        '',
        '> Shall we print 72?',
        '>',
        '> Sam',
      ),
      'Yes, 72 please.',
    ],
    [
      'Gmail, where the line is wrapped',
      mail(
        'Yes, 72 please.',
        '',
        'On Tue, Mar 10, 2026 at 1:20 PM Bold Work',
        '<hello+abcdefghijklmnopqrstuvwxyz@shop.example> wrote:',
        '> Shall we print 72?',
      ),
      'Yes, 72 please.',
    ],
    [
      'Gmail in Spanish',
      mail(
        'Sí, 72 por favor.',
        '',
        'El mar, 10 mar 2026 a las 13:20, Bold Work (<hello@shop.example>) escribió:',
        '',
        '> ¿Imprimimos 72?',
      ),
      'Sí, 72 por favor.',
    ],
    [
      'Outlook',
      mail(
        'Yes, 72 please.',
        '',
        '________________________________',
        'From: Bold Work <hello@shop.example>',
        'Sent: Tuesday, March 10, 2026 1:20 PM',
        'To: Dana Ruiz <dana@example.com>',
        'Subject: Your shirts',
        '',
        'Shall we print 72?',
      ),
      'Yes, 72 please.',
    ],
    [
      'Outlook in Spanish',
      mail(
        'Sí, 72 por favor.',
        '',
        'De: Bold Work <hello@shop.example>',
        'Enviado el: martes, 10 de marzo de 2026 13:20',
        'Para: Dana Ruiz',
        'Asunto: Sus camisetas',
        '',
        '¿Imprimimos 72?',
      ),
      'Sí, 72 por favor.',
    ],
    [
      'older Outlook',
      mail('Yes, 72 please.', '', '-----Original Message-----', 'From: Bold Work', '', 'Shall we print 72?'),
      'Yes, 72 please.',
    ],
    [
      'Apple Mail',
      mail(
        'Yes, 72 please.',
        '',
        'Sent from my iPhone',
        '',
        '> On Mar 10, 2026, at 1:20 PM, Bold Work <hello@shop.example> wrote:',
        '> ',
        '> Shall we print 72?',
      ),
      'Yes, 72 please.',
    ],
    [
      'a program that marks no quotes',
      mail('Yes, 72 please.', '', 'On 3/10/2026 1:20 PM, Bold Work wrote:', 'Shall we print 72?', 'Sam'),
      'Yes, 72 please.',
    ],
  ])('is folded as %s writes it', (_program, whole, text) => {
    const split = foldQuotes(whole);
    expect(split.text).toBe(text);
    expect(split.folded).toMatch(/72/);
    for (const word of split.folded.split(/\s+/)) expect(whole).toContain(word);
  });

  it('stays with the answers that stand between', () => {
    const whole = mail(
      'See below.',
      '',
      'On Tue, Mar 10, 2026 at 1:20 PM Bold Work <hello@shop.example> wrote:',
      '> How many?',
      '72',
      '> By when?',
      'March 27',
      '',
      '> Sam',
    );
    const { text, folded } = foldQuotes(whole);
    expect(text).toBe(whole.slice(0, whole.indexOf('\n\n> Sam')));
    expect(folded).toBe('> Sam');
  });

  it('is folded above an answer where it is long, and kept where it is short', () => {
    const asked = Array.from({ length: 8 }, (_, index) => `> line ${index}`);
    const head = 'On Tue, Mar 10, 2026 at 1:20 PM Bold Work <hello@shop.example> wrote:';
    expect(foldQuotes(mail(head, ...asked, '', 'Yes.'))).toEqual({
      text: 'Yes.',
      folded: mail(head, ...asked),
    });
    expect(foldQuotes(mail('> Red or blue?', 'Red.')).text).toBe(mail('> Red or blue?', 'Red.'));
  });

  it('is no sentence of their own that begins alike', () => {
    const whole = mail(
      'On Monday Sam wrote:',
      'the logo is too small.',
      '',
      'From: the big one to the small one.',
    );
    expect(foldQuotes(whole)).toEqual({ text: whole, folded: '' });
  });

  it('stays where a mail is a forward, or nothing else is in it', () => {
    const forwarded = mail(
      'Print this.',
      '',
      '---------- Forwarded message ---------',
      'From: Lee <lee@x.example>',
      'Date: Mon, Mar 9',
      'Subject: Logo',
      'To: Dana',
      '',
      '72 shirts',
    );
    expect(foldQuotes(forwarded)).toEqual({ text: forwarded, folded: '' });
    const outlook = mail('From: Lee', 'Sent: Monday', 'To: Dana', 'Subject: Logo', '', '72 shirts');
    expect(foldQuotes(mail('Print this.', outlook), { isForward: true }).text).toContain('72 shirts');
    const quotes = mail('> one', '> two');
    expect(foldQuotes(quotes)).toEqual({ text: quotes, folded: '' });
  });
});

describe('what stands under a mail', () => {
  it.each([
    ['a signature', mail('Yes.', '', '-- ', 'Dana Ruiz', 'Old Brook')],
    ['a signature above the quote', mail('Yes.', '', '-- ', 'Dana Ruiz', '', '> Shall we?')],
    ['a signature under the quote', mail('Yes.', '', '> Shall we?', '', '-- ', 'Dana Ruiz')],
    ['a phone', mail('Yes.', '', 'Sent from my iPhone')],
    ['a phone in Spanish', mail('Yes.', '', 'Enviado desde mi iPhone')],
    ['Outlook for phones', mail('Yes.', '', 'Get Outlook for iOS<https://aka.ms/o0ukef>')],
  ])('is folded: %s', (_what, whole) => {
    expect(foldQuotes(whole).text).toBe('Yes.');
    expect(foldQuotes(whole).folded).not.toBe('');
  });

  it('is all beyond what is shown at once', () => {
    const { text, folded } = foldQuotes(`${'long '.repeat(6000)}\n\n> quote`);
    expect(text.length).toBe(TEXT_MAX);
    expect(folded).toMatch(/^(?:long |ong )?.*> quote$/s);
    expect(text.length + folded.length).toBeGreaterThan(29_990);
  });
});
