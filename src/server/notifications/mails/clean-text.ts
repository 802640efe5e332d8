// What strangers typed, made fit for a mail.

/** Lines and tabs stay; other control characters go, and those that reorder the text around them. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/** One line of at most `most` characters, for a subject or a name. */
export function cleanLine(text: string, most: number): string {
  const characters = [...cleanText(text).replace(/\s+/g, ' ')];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}

/**
 * Words that no mail program makes a link of, with characters of no width (Cf) between them neither: a receipt goes to
 * whatever address a stranger typed, and must not carry the stranger's links there.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/(?:\b[a-z][a-z\d+.-]*)?:\p{Cf}*\/+/giu, '')
    .replace(/(?<=[\p{L}\p{M}\p{N}\p{Cf}_-])[.。．｡․](?=\p{Cf}*\p{L}[\p{L}\p{M}\p{Cf}])/gu, '. ');
}
