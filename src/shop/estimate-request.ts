// What may be asked of an estimate, and how what is wrong with it is said.
import type { FieldError } from '../schemas/problem.ts';
import { didYouMean } from './did-you-mean.ts';

export interface EstimateRequest {
  /** Ids of the catalog; `service` is a slug, and stands for its method or its usual product. One of the three is named. */
  product?: string | undefined;
  method?: string | undefined;
  service?: string | undefined;
  /** Whole pieces, in the product's own unit. */
  quantity: number;
  /** Values by catalog name: `{ ink_colors: '2', blank: 'soft_tee' }`. */
  options: Readonly<Record<string, string>>;
  /** Pieces by size, where they are known; the larger ones cost more. */
  sizes?: Readonly<Record<string, number>> | undefined;
  /** ISO day. A rush that it takes is charged, unless one is among the options. */
  neededBy?: string | undefined;
}

/** How calls name a blank, and the choice of a method that leaves it to the job. */
export const BLANK = 'blank';
export const BEST_METHOD = 'best';

/** '"tee" is not a service. Choose from …' */
export function unknownName(
  field: string,
  value: string,
  what: string,
  names: string[],
): { errors: FieldError[] } {
  const message =
    value === ''
      ? `Name ${what}: ${names.join(', ')}`
      : `"${value}" is not ${what}. Choose from ${names.join(', ')}${didYouMean(value, names)}`;
  return { errors: [{ field, message: endSentence(message) }] };
}

/** Names are compared without regard to capitals and spaces around them. */
export const normalize = (value: string): string => value.trim().toLowerCase();

export const endSentence = (message: string): string => (message.endsWith('?') ? message : `${message}.`);
