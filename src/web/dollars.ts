// Money in words, as Carl writes it.

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 123456 -> '$1,234.56', 5000 -> '$50'. */
export const dollars = (cents: number): string => money.format(cents / 100).replace(/\.00$/, '');
