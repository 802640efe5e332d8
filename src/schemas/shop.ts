// The shop's facts as the rest of the product sees them, after shop/ was loaded and checked.
// Names are the owner's own, as in shop.yaml and catalog.yaml; money is in whole cents.
// Type-only: what checks the owner's files lives in src/shop/.
import type { Catalog, PriceOption } from './catalog.ts';

export interface Shop {
  /** Digest of the facts: a change in any file changes it. */
  version: string;
  brand: {
    name: string;
    headline: string;
    tagline: string;
    /** One sentence under the headline. */
    lede: string;
    phone: string;
    email: string;
    address: { street: string; city: string; region: string; postal_code: string; country: string };
  };
  /** Who is told of a hole in the site, an address or an https page; null: the shop's own e-mail. */
  security_contact: string | null;
  /** IANA name. */
  time_zone: string;
  /** Opening hours per ISO weekday 1 (Monday) to 7; `['09:00', '18:00']` each; closed days have none. */
  opening_hours: Record<number, [opens: string, closes: string][]>;
  /** Nobody is disturbed then: pushes to the shop and what is sent later wait. Over midnight where `until` is before `from`. */
  quiet_hours: [from: string, until: string] | null;
  holidays: { date: string; name: string }[];
  /** A reply within this many business days. */
  reply_business_days: number;
  /** How many days an estimate holds. */
  estimate_valid_days: number;
  /** How long what visitors left is kept; null: until somebody deletes it. */
  retention: { conversations_days: number | null; leads_days: number | null };
  services: Service[];
  hero_buttons: HeroButton[];
  greeting: Greeting;
  voice: Voice;
  marketing: Marketing;
  catalog: Catalog;
  /** By slug: what each service's page asks and charges, as the catalog has it. */
  prices: Record<string, PriceList>;
  articles: Article[];
  /** What the shop's people often answer, by the names of their files. */
  replies: SavedReply[];
  /** What Carl says, by language and key, in several wordings each. */
  responses: Responses;
  work: WorkJob[];
  /** By file name: those that the jobs of `work` show. */
  pictures: ReadonlyMap<string, WorkPicture>;
}

export interface Service {
  slug: string;
  name: string;
  /** What it is called in Spanish, inside a sentence. */
  name_es?: string;
  /** Chip code such as SP-01. */
  code: string;
  on_grid: boolean;
  in_quote_form: boolean;
  /** One line. */
  blurb: string;
  /** A paragraph: what it is good for. */
  good_for: string;
  minimum_order: number;
  /** Working days from approved proof. */
  turnaround_days: { from: number; to: number };
  /** Accent ink. */
  ink: 'cyan' | 'magenta' | 'yellow' | 'black' | 'red' | 'green' | 'violet';
  /** Words visitors use for it, lower case, singular. */
  words: string[];
  /** A sentence about the files this service needs. */
  artwork_tip: string;
  /** What makes a file easy to produce, each beside a drawn picture; up to four. */
  artwork_rules: ArtworkRule[];
  questions: { question: string; answer: string }[];
}

export interface ArtworkRule {
  title: string;
  text: string;
  picture: RulePicture;
}

export type RulePicture =
  | 'vector'
  | 'inks'
  | 'lines'
  | 'base'
  | 'lettering'
  | 'size'
  | 'sketch'
  | 'shades'
  | 'distance'
  | 'margin'
  | 'photos'
  | 'words'
  | 'answers'
  | 'one-color';

export interface HeroButton {
  label: string;
  action_type: 'start_conversation' | 'navigate';
  action_value: string;
  style: 'primary' | 'secondary';
  order: number;
}

export interface Greeting {
  enabled: boolean;
  delay_seconds: number;
  voice_intro: { enabled: boolean; text: string; volume: number };
  /** The one greeting: the page shows it, the server stores it. */
  text_intro: { message: string };
}

export interface Voice {
  auto_request_permission: boolean;
  continuous_listening: boolean;
  interim_results: boolean;
  language: string;
}

export interface Marketing {
  services_kicker: string;
  services_title: string;
  services_note: string;
  platform: { kicker: string; title: string; text: string };
  stream: { kicker: string; title: string; text: string };
  blurbs: { title: string; text: string }[];
  cta: { title: string; text: string; button: string };
  contact: { kicker: string; title: string; text: string; promise: string };
}

export type Responses = Record<'en' | 'es', Record<string, string[]>>;

/** The catalog as one service's page sees it: its usual method, and the choice of product and method among its options. */
export interface PriceList {
  unit: { one: string; many: string };
  /** Unit price for all units from this quantity on, ascending; the first starts at the minimum order. */
  quantity_breaks: { from: number; unit_cents: number }[];
  /** Charged once per job whatever the options are. */
  setup_cents: number;
  /** The high end of an estimate above its low end, in percent. */
  spread_percent: number;
  options: PriceOption[];
  includes: string[];
  assumptions: string[];
}

export interface Article {
  slug: string;
  title: string;
  /** Slugs of the services it is about; empty for all. */
  services: string[];
  keywords: string[];
  /** The language it is written in; English where it is not said. */
  language?: 'en' | 'es';
  /** ISO day: the last on which it is told. */
  until?: string;
  /** It is about what the shop does not make: what a message says of it belongs to no job. */
  not_made?: boolean;
  /**
   * Plain text by section, in order; the first has no heading of its own and takes the title. `asked`: what visitors
   * say who ask for it, words that all occur in the question, with a slash between those of which one is enough.
   * `isAnswer`: written at the desk for a question that Carl could not answer; told whole, and never for a price.
   */
  sections: { heading: string; text: string; asked?: string[]; isAnswer?: true }[];
}

/** A reply that was written once; fields stand in braces, as src/shop/saved-replies.ts fills them in. */
export interface SavedReply {
  /** Of its file: the desk takes it by ; and this. */
  name: string;
  title: string;
  language: 'en' | 'es';
  text: string;
}

/** A job to show in the Work section. */
export interface WorkJob {
  title: string;
  /** Slug of its service. */
  service: string;
  /** Path of the picture on this site, with its version. */
  image: string;
  /** What the picture shows. */
  alt: string;
  /** A few words each: how many, how, what size, how long it took. */
  facts: string[];
  /** Made to show what the shop can do, for no customer; the page says so. */
  sample: boolean;
}

export interface WorkPicture {
  /** Media type. */
  type: string;
  bytes: Uint8Array;
  /** Digest of the bytes. */
  version: string;
}

/** A service with what its pieces are called. */
export type PublicService = Omit<Service, 'words' | 'artwork_rules'> & Pick<PriceList, 'unit'>;

/** What a browser may see: no prices, no articles' keywords, nothing internal. */
export type PublicShop = { services: PublicService[] } & Pick<
  Shop,
  | 'brand'
  | 'time_zone'
  | 'opening_hours'
  | 'holidays'
  | 'reply_business_days'
  | 'retention'
  | 'hero_buttons'
  | 'greeting'
  | 'voice'
  | 'marketing'
  | 'work'
>;
