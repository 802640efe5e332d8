// What storage promises of visits.

/** Visits, counted; nothing is stored of who came. Days are ISO days in the shop's time zone. */
export interface VisitStore {
  /** Adds each to what its day and page have. */
  add(visits: readonly { day: string; page: string; count: number }[]): Promise<void>;
  /** All of the days in [from, until), and since which day there are any at all; null for none yet. */
  count(from: string, until: string): Promise<{ visits: number; since: string | null }>;
}
