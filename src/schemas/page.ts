// What the server hands to the page renderer, and inlines for the browser: the first render uses nothing else.
import type { FieldError } from './problem.ts';
import type { PublicShop } from './shop.ts';

export type PageData = PageCommon &
  (
    | { page: 'home' }
    | { page: 'services' }
    | { page: 'service'; slug: string }
    /** The quote form on a page of its own: where it leads without JavaScript when something is missing. */
    | { page: 'contact'; values: Record<string, string>; errors: FieldError[] }
    /** `replyBy`: by when a person answers, in words. */
    | { page: 'contact-received'; replyBy: string }
    | { page: 'privacy' }
    | { page: 'terms' }
    | { page: 'not-found' }
    /** The login and the dashboard: rendered in the browser only. */
    | { page: 'admin' }
  );

export interface PageCommon {
  shop: PublicShop;
  /** Calendar year in the shop's time zone. */
  year: number;
  /** Opening hours in words, one line per span of days. */
  hours: string[];
  /** Scheme and host without a slash at the end, for canonical links. */
  origin: string;
  path: string;
}

/** What the renderer (src/web/render.tsx, built by Vite) gives back for a page. */
export interface RenderedPage {
  title: string;
  description: string;
  /** Markup inside #root; empty for the admin. */
  html: string;
  /** Which browser entry the page needs. */
  entry: 'site' | 'admin';
}
