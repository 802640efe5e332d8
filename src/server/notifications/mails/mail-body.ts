// The body of a mail, as plain text and as simple HTML that says the same and fetches nothing.
import type { Language } from '../../../schemas/language.ts';
import { escapeHtml } from '../../escape-html.ts';
import { cleanLine, cleanText } from './clean-text.ts';

export interface MailBody {
  /** '': without one, as people write. */
  title: string;
  /** English where it is not said. */
  language?: Language;
  /** Paragraphs above the facts. */
  opening: string[];
  facts: [label: string, value: string][];
  /** Each with a title above and a note below. */
  tables?: { title: string; rows: [label: string, amount: string][]; note: string }[];
  /** Comes with the mail; plain text does without. */
  picture?: { cid: string; width: number; alt: string };
  /** Paragraphs below them. */
  closing: string[];
  links?: { label: string; url: string }[];
  /** Lines at the foot. */
  footer: string[];
}

export function renderText({
  title,
  opening,
  facts,
  tables = [],
  closing,
  links = [],
  footer,
}: MailBody): string {
  const parts = [
    title,
    ...opening,
    facts.map(([label, value]) => factLine(label, cleanText(value))).join('\n'),
    ...tables.map(({ title: heading, rows, note }) =>
      [heading, ...rows.map(([label, amount]) => factLine(label, cleanText(amount))), note].join('\n'),
    ),
    ...closing,
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    footer.join('\n'),
  ];
  return `${parts.map(cleanText).filter(Boolean).join('\n\n')}\n`;
}

function factLine(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
}

const INK = 'color:#17171c';
const QUIET = 'color:#5c5c66';

export function renderHtml({
  language = 'en',
  title,
  opening,
  facts,
  tables = [],
  picture,
  closing,
  links = [],
  footer,
}: MailBody): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:normal;${QUIET}">${markUp(label)}</th>` +
      `<td dir="auto" valign="top" style="padding:4px 0;white-space:pre-wrap;${INK}">${markUp(value)}</td></tr>`,
  );
  const blocks = [
    title ? `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;${INK}">${markUp(title)}</h1>` : '',
    ...opening.map(paragraph),
    rows.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:1.5">\n${rows.join('\n')}\n</table>`
      : '',
    ...tables.map(tableOf),
    picture
      ? `<p style="margin:0 0 16px"><img src="cid:${markUp(picture.cid)}" alt="${markUp(picture.alt)}" width="${picture.width}" style="max-width:100%;height:auto;border:0"></p>`
      : '',
    ...closing.map(paragraph),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a href="${markUp(url)}" style="${INK}">${markUp(label)}</a></p>`,
    ),
    footer.length > 0
      ? `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d9d9de;font-size:14px;${QUIET}">${footer.map(markUp).join('<br>')}</p>`
      : '',
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${markUp(cleanLine(title, 200))}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">',
    '<div style="max-width:600px">',
    ...blocks.filter(Boolean),
    '</div></body></html>',
    '',
  ].join('\n');
}

function tableOf({ title, rows, note }: NonNullable<MailBody['tables']>[number]): string {
  const lines = rows.map(
    ([label, amount]) =>
      `<tr><th align="left" valign="top" style="padding:6px 24px 6px 0;font-weight:normal;border-bottom:1px solid #d9d9de;${INK}">${markUp(label)}</th>` +
      `<td align="right" valign="top" style="padding:6px 0;white-space:nowrap;border-bottom:1px solid #d9d9de;${INK}">${markUp(amount)}</td></tr>`,
  );
  return [
    `<p style="margin:0 0 4px;font-weight:bold;${INK}">${markUp(title)}</p>`,
    `<table cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse;font-size:16px;line-height:1.5">\n${lines.join('\n')}\n</table>`,
    note ? `<p style="margin:0 0 16px;font-size:14px;${QUIET}">${inLines(note)}</p>` : '',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;${INK}">${inLines(text)}</p>`;
}

const inLines = (text: string): string => markUp(text).replaceAll('\n', '<br>\n');

function markUp(text: string): string {
  return escapeHtml(cleanText(text));
}
