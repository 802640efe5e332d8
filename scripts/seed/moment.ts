// When a visit of the seeded month begins.

export interface Moment {
  /** Calendar days before today in the shop's time zone. */
  daysAgo: number;
  /** Clock time in the shop, e.g. '14:05'. */
  at: string;
}
