// Money in words, as the shop prints it: whole dollars from $100 on.

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const WHOLE_FROM_CENTS = 100_00;

export interface CentsRange {
  lowCents: number;
  highCents: number;
}

/** 123456 -> '$1,235', 850 -> '$8.50', 5000 -> '$50'. */
export const dollars = (cents: number): string =>
  cents < WHOLE_FROM_CENTS ? exact.format(cents / 100).replace(/\.00$/, '') : whole.format(cents / 100);

/** '$302 to $337'; one figure where both ends print alike. */
export function dollarRange({ lowCents, highCents }: CentsRange): string {
  const [low, high] = [dollars(lowCents), dollars(highCents)];
  return low === high ? low : `${low} to ${high}`;
}
