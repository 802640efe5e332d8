// How a visit began that led to a request: from which site or campaign, and on which page. Told by the visitor's browser,
// so it is a text like any other that a visitor sends: nothing is refused for it.
import * as z from 'zod/mini';

const LONGEST_TEXT = 200;

export const firstTouchSchema = z.object({
  /** Path of the first page: '/services'. */
  page: z.nullable(z.string()),
  /** Host and path of the other site that led there: 'google.com/search'. */
  referrer: z.nullable(z.string()),
  /** Of the link's utm_source, utm_medium and utm_campaign. */
  source: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
});
export type FirstTouch = z.infer<typeof firstTouchSchema>;

/** One line without control characters, cut where it is too long; null where nothing is left. */
const toText = (text: string): string | null =>
  text.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_TEXT).toWellFormed() || null;

const sentText = z.catch(z.nullable(z.pipe(z.string(), z.transform(toText))), null);

/** As a browser sends it: what makes no sense counts as left out. */
export const sentFirstTouchSchema = z.catch(
  z.optional(
    z.object({
      page: sentText,
      referrer: sentText,
      source: sentText,
      medium: sentText,
      campaign: sentText,
    }),
  ),
  undefined,
);

/** The site or the campaign's source alone: 'google.com'; null where the visit came from nowhere that is known. */
export const siteOf = (touch: FirstTouch | null): string | null =>
  touch?.source ?? touch?.referrer?.split('/')[0]?.replace(/^www\./, '') ?? null;

/** 'google.com, campaign spring, by email'; null where nothing is known. */
export function tellCameFrom(touch: FirstTouch | null): string | null {
  if (!touch) return null;
  const { source, referrer, medium, campaign } = touch;
  const parts = [
    source ?? referrer?.replace(/^www\./, '').replace(/\/$/, ''),
    campaign && `campaign ${campaign}`,
    medium && `by ${medium}`,
  ].filter(Boolean);
  return parts.join(', ') || null;
}
