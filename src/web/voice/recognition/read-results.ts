// One run's results as text, no word twice.
import type { RecognizerResults } from './recognizer.ts';

export interface Heard {
  final: string;
  interim: string;
}

/**
 * Reads the whole list at every event, so that results delivered again change nothing. Chrome on Android also appends
 * finals that say the one before once more, or begin with it ('ten', 'ten shirts'), often with confidence 0; with
 * `repeatsFinals`, or after such a confidence, these take the place of the one before. Elsewhere they stay: '555' and
 * '555 0123' are a phone number.
 */
export function readResults(
  results: RecognizerResults,
  { repeatsFinals }: { repeatsFinals: boolean },
): Heard {
  const finals: { text: string; isSure: boolean }[] = [];
  let interim = '';
  for (const result of Array.from(results)) {
    const text = result[0]?.transcript.trim() ?? '';
    if (!result.isFinal) {
      interim = joinWords(interim, text);
      continue;
    }
    const before = finals.at(-1);
    if (before && (repeatsFinals || !before.isSure) && beginsWith(text, before.text)) finals.pop();
    finals.push({ text, isSure: result[0]?.confidence !== 0 });
  }
  return { final: joinWords(...finals.map(({ text }) => text)), interim };
}

export function joinWords(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

function beginsWith(text: string, start: string): boolean {
  return `${text} `.toLowerCase().startsWith(`${start} `.toLowerCase());
}
