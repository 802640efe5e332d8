// A schema's complaint in the owner's words: 'expected dollars such as 8.50 for setup_charge, found "5,00"'.
import type * as z from 'zod';
import { didYouMean } from '../did-you-mean.ts';

export interface Explained {
  path: PropertyKey[];
  message: string;
}

/** What a Zod issue says was expected, for use as the parse's `error`; a schema's own message goes before it. */
export function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_union':
      return 'one of the known kinds';
    case 'too_small':
      return `${issue.origin === 'string' ? 'text of ' : ''}at least ${issue.minimum}${MEASURES[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.origin === 'string' ? 'text of ' : ''}at most ${issue.maximum}${MEASURES[issue.origin] ?? ''}`;
    case 'unrecognized_keys':
      return 'no other key';
    default:
      return issue.message ?? 'another value';
  }
}

/** An issue as mistakes with their paths: one for each unknown key, one for anything else. */
export function explainIssue(issue: z.core.$ZodIssue): Explained[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(KNOWN_KEYS_SEPARATOR);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: unknownKey(key, issue.path, known),
    }));
  }
  const place = issue.path.length > 0 ? ` for ${namePath(issue.path)}` : '';
  const found = issue.input === undefined ? 'but it is missing' : `found ${show(issue.input)}`;
  const meant = didYouMean(String(issue.input), candidatesOf(issue));
  return [{ path: issue.path, message: `expected ${issue.message}${place}, ${found}${meant}` }];
}

/** What a wrong value may have meant: an enum's values, or the list that a check gives as `params.candidates`. */
function candidatesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const candidates: unknown = issue.code === 'custom' ? issue.params?.candidates : undefined;
  return Array.isArray(candidates) ? candidates.map(String) : [];
}

/** The `error` of a strict object: says which keys it knows, so that explainIssue can name the nearest. */
export const knownKeys =
  (keys: readonly string[]) =>
  (issue: z.core.$ZodRawIssue): string | undefined =>
    issue.code === 'unrecognized_keys' ? keys.join(KNOWN_KEYS_SEPARATOR) : undefined;

/** 'a, b or c' */
export const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const KNOWN_KEYS_SEPARATOR = '\n';

const TYPES: Record<string, string> = {
  string: 'text (in quotes if it looks like a number)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a section with keys of its own',
  record: 'a section with keys of its own',
};
const MEASURES: Record<string, string> = { string: ' characters', array: ' entries' };

function unknownKey(key: string, parent: readonly PropertyKey[], known: readonly string[]): string {
  const place = parent.length > 0 ? ` in ${namePath(parent)}` : '';
  return `expected no key "${key}"${place}${didYouMean(key, known) || `; it may have ${oneOf(known)}`}`;
}

/** ['services', 2, 'slug'] is 'services[2].slug'. */
const namePath = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');

function show(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a section';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);
}
