// What the server hands to the page renderer, and inlines for the browser: the first render uses nothing else.
import type { Method, Unit } from './catalog.ts';
import type { Estimate } from './estimate.ts';
import type { Job } from './job.ts';
import type { Language } from './language.ts';
import type { TextPageName } from './pages.ts';
import type { FieldError } from './problem.ts';
import type { ArtworkRule, PublicShop } from './shop.ts';

/** What was not taken of a job's page without JavaScript, with what was typed: a message or a file, or what `of` names. */
export interface JobProblem {
  of?: 'quote' | 'approve' | 'comment' | 'changes' | 'people' | 'again';
  /** Of the proof. */
  version?: number;
  message: string;
  text: string;
  /** The day that was typed. */
  neededBy?: string;
}

export type PageData = PageCommon &
  (
    | { page: 'home' }
    | { page: 'services' }
    /** `calculator`: null for a service that the catalog does not price. */
    | { page: 'service'; slug: string; calculator: Calculator | null; artworkRules: ArtworkRule[] }
    /** The quote form on a page of its own: where it leads without JavaScript when something is missing. */
    | { page: 'contact'; values: Record<string, string>; errors: FieldError[] }
    /** `replyBy`: by when a person answers, in words. */
    | { page: 'contact-received'; replyBy: string }
    /**
     * `problem`: what was not taken of a page without JavaScript, with the message that was typed. `messageKey` goes with the
     * next message of such a page, so that sent twice it is stored once.
     */
    | {
        page: 'job';
        token: string;
        job: Job;
        problem: JobProblem | null;
        messageKey: string;
      }
    /** Sends the links of an address again; also answered for a link that opens nothing. */
    | { page: 'job-lost'; problem: string | null }
    | { page: 'job-sent' }
    | { page: TextPageName }
    | { page: 'not-found' }
    /** The login and the dashboard: rendered in the browser only. */
    | { page: 'admin' }
  );

export interface PageCommon {
  /** English but for pages of jobs. */
  language: Language;
  shop: PublicShop;
  /** Calendar year in the shop's time zone. */
  year: number;
  /** Opening hours in words, one line per span of days. */
  hours: string[];
  /** Scheme and host without a slash at the end, for canonical links. */
  origin: string;
  path: string;
  /** Can the server turn recorded speech into text, where the browser cannot? */
  hasTranscription: boolean;
}

/** What the estimate calculator of a service asks, and the figures it opens with; the charges stay on the server. */
export interface Calculator {
  options: CalculatorOption[];
  /** The smallest order, with every option as usual; `method` is what it is made by. */
  start: { quantity: number; estimate: Estimate; method: string };
  /** What an order of each quantity break comes to, with every option as usual; ascending. */
  breaks: PricedBreak[];
  /** All that can make one of the page's products: a single one leaves nothing to compare. */
  methods: CalculatorMethod[];
  /** By id. */
  products: Record<string, CalculatorProduct>;
}

export interface CalculatorProduct {
  name: Unit;
  /** The first of the page's quantity breaks that is no fewer than can be ordered, by any method. */
  from: number;
  /** Fewest pieces by each method that can make it. */
  minimums: Record<string, number>;
}

/** A way of making in a few words; `id` as the catalog has it. */
export type CalculatorMethod = Pick<Method, 'id' | 'name' | 'feel' | 'wash'>;

export interface PricedBreak extends Pick<Estimate, 'lowCents' | 'highCents' | 'unitCents'> {
  quantity: number;
}

export type CalculatorOption =
  | {
      kind: 'choice';
      name: string;
      label: string;
      default: string;
      /**
       * `quotedAs`: the slug of the service that the quote form takes a job with this choice for. `method`: the id of
       * what it is made by, where that is what the option asks.
       */
      choices: { name: string; label: string; quotedAs?: string; method?: string }[];
      /** Says what is made, and how: named in a job's words even where it is as usual. */
      isNamed?: boolean;
      /** How soon it is made: where a day is needed, that says it. */
      isTurnaround?: boolean;
    }
  | {
      kind: 'number';
      name: string;
      label: string;
      unit: { one: string; many: string };
      default: number;
      min: number;
      max: number;
      /** Measures that people think in: 18x24 inches is 3 square feet. */
      usual: { value: number; label: string }[];
    };

/** What the renderer (src/web/render.tsx, built by Vite) gives back for a page. */
export interface RenderedPage {
  title: string;
  description: string;
  /** The stock that the page is printed on, for the browser's own bars; the admin has a light and a dark one. */
  themeColor?: string;
  /** Markup inside #root; for the admin only what is shown without JavaScript. */
  html: string;
  /** Which browser entry the page needs. */
  entry: 'site' | 'admin';
}
