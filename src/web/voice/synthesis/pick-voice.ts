// Which of the browser's voices speaks for Carl.

/** Well-known voices of phones that sound good. */
const MOBILE_NAMES = [
  'Samantha',
  'Google US English',
  'Karen',
  'Daniel',
  'Aaron',
  'Moira',
  'Google UK English',
];
/** Carl is a man's name: male voices of desktop systems, the last for those that only say so. */
const MALE_NAMES = [
  'Guy',
  'Alex',
  'David',
  'Aaron',
  'Daniel',
  'Google UK English Male',
  'Mark',
  'George',
  'Male',
];

/**
 * An English voice, preferred by name, then American, then in the order of the names; undefined where none speaks
 * English, so that the browser takes its own.
 */
export function pickVoice<V extends Pick<SpeechSynthesisVoice, 'name' | 'lang'>>(
  voices: readonly V[],
  { isMobile }: { isMobile: boolean },
): V | undefined {
  const names = (isMobile ? MOBILE_NAMES : MALE_NAMES).map((name) => new RegExp(`\\b${name}\\b`, 'i'));
  const rank = (voice: V) => {
    const name = names.findIndex((known) => known.test(voice.name));
    return [name < 0 ? 1 : 0, isAmerican(voice) ? 0 : 1, name];
  };
  return voices
    .filter((voice) => /^en\b/i.test(tagOf(voice)))
    .map((voice) => ({ voice, rank: rank(voice) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .at(0)?.voice;
}

function isAmerican(voice: Pick<SpeechSynthesisVoice, 'lang'>): boolean {
  return /^en-us\b/i.test(tagOf(voice));
}

/** Android writes en_US. */
function tagOf({ lang }: Pick<SpeechSynthesisVoice, 'lang'>): string {
  return lang.replace('_', '-');
}

function compare(one: number[], other: number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
