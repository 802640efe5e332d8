// What an admin's name and password may be, wherever they are set.
import { isStorable } from './text.ts';

/** Fewest characters of an admin's password. */
export const PASSWORD_MIN = 12;
const PASSWORD_MAX = 1000;

/** True for a password that an admin may have. */
export const isPassword = (text: string): boolean =>
  [...text].length >= PASSWORD_MIN && text.length <= PASSWORD_MAX && isStorable(text);

/** What isUsername asks for. */
export const USERNAME_WORDS = 'A name is 1 to 100 visible characters.';

/** True for a name that an admin may have. */
export const isUsername = (text: string): boolean => /^[^\s\p{C}](?:[^\p{C}]{0,98}[^\s\p{C}])?$/u.test(text);
