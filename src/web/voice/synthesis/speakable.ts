// A reply as it is said: no markup, no list marks, no web addresses. E-mail addresses, phone numbers and money stay as
// they are, since engines read them well.

// Without .ai: in a print shop that is a drawing.
const TOP_LEVELS = 'com|org|net|edu|gov|io|co|us|uk|ca|biz|info|shop|store|app|dev|example|test';
const WEB_ADDRESS = new RegExp(
  // Not inside an e-mail address; the full stop after it belongs to the sentence.
  `(?:https?://|www\\.)[^\\s<>]*[^\\s<>.,;:!?)"'\\]]|(?<![\\w@.+-])(?:[a-z0-9-]+\\.)+(?:${TOP_LEVELS})\\b(?!@|\\.\\w)(?:/[^\\s<>]*[^\\s<>.,;:!?)"'\\]])?`,
  'gi',
);

/**
 * The words to say of a text that may hold Markdown. A web address becomes 'the link'; each line ends as a sentence.
 *
 *     speakable('- **50 shirts**: $1,114'); // '50 shirts: $1,114.'
 */
export function speakable(text: string): string {
  return text
    .split('\n')
    .map((line) => endSentence(sayInline(line.replace(LINE_MARKS, ''))))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join(' ');
}

/** Quotes, headings and list marks, also one inside another. */
const LINE_MARKS = /^(?:\s|>|#{1,6}\s|[-*+•–]\s|\d{1,2}[.)]\s)+/;

function sayInline(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<((?:https?:\/\/|[^\s<>]+@)[^\s<>]+)>/gi, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(WEB_ADDRESS, 'the link')
    .replace(/`+|~~/g, '')
    .replace(/(?<!\w)(\*{1,3})(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<!\w)(_{1,3})(?=\S)(.*?\S)\1(?!\w)/g, '$2')
    .replace(/(\d)\s?[–—]\s?(?=\$?\d)/g, '$1 to ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function endSentence(line: string): string {
  return /[.!?…:;,]["'”’)]*$/.test(line) ? line : `${line}.`;
}
