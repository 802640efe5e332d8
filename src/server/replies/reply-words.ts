// The fixed words of a reply: of its blocks, of the mail and the chat that carry it. What a person typed stays as it is.
import type { Language } from '../../schemas/language.ts';
import { BY_A_PERSON } from '../../schemas/told-price.ts';

interface ReplyWords {
  estimate: string;
  quote(version: number): string;
  total: string;
  byPerson: string;
  range(low: string, high: string): string;
  /** `day`: in words. */
  estimateHolds(day: string): string;
  quoteHolds(day: string): string;
  /** `things`: '48 T-shirts'; null where nobody knows. */
  subject(things: string | null, shop: string): string;
  /** Of the link below the text. */
  openJob: string;
  /** Instead of the link: on that page, and where none can be told. */
  thisPage: string;
  jobPage: string;
  /** `names`: of files, in a list. */
  tooLarge(names: string): string;
  inChat(names: string): string;
  /** The last line: who wrote. */
  signed(person: string, shop: string): string;
  locale: string;
}

export const REPLY_WORDS: Record<Language, ReplyWords> = {
  en: {
    estimate: 'Estimate',
    quote: (version) => `Quote ${version}`,
    total: 'Total',
    byPerson: BY_A_PERSON,
    range: (low, high) => `${low} to ${high}`,
    estimateHolds: (day) => `An estimate, not yet a quote. It holds until ${day}.`,
    quoteHolds: (day) => `Holds until ${day}. To accept it, type your name on the page of your job.`,
    subject: (things, shop) => `Your ${things ?? 'request'} at ${shop}`,
    openJob: 'Open your job',
    thisPage: 'this page',
    jobPage: 'the page of your job',
    tooLarge: (names) => `Too large for a mail, and on the page of your job: ${names}.`,
    inChat: (names) => `With it, on the page of your job: ${names}.`,
    signed: (person, shop) => `${person}, ${shop}`,
    locale: 'en-US',
  },
  es: {
    estimate: 'Estimación',
    quote: (version) => `Cotización ${version}`,
    total: 'Total',
    byPerson: 'lo cotiza una persona',
    range: (low, high) => `${low} a ${high}`,
    estimateHolds: (day) => `Es una estimación, todavía no una cotización. Vale hasta el ${day}.`,
    quoteHolds: (day) => `Vale hasta el ${day}. Para aceptarla, escriba su nombre en la página de su pedido.`,
    subject: (_things, shop) => `Su pedido en ${shop}`,
    openJob: 'Abrir su pedido',
    thisPage: 'esta página',
    jobPage: 'la página de su pedido',
    tooLarge: (names) => `Demasiado grande para un correo; está en la página de su pedido: ${names}.`,
    inChat: (names) => `Además, en la página de su pedido: ${names}.`,
    signed: (person, shop) => `${person}, ${shop}`,
    locale: 'es-US',
  },
};

/** An ISO day: 'Friday, March 13', 'viernes, 13 de marzo'. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(REPLY_WORDS[language].locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** 'a.pdf, b.png and c.ai'. */
export const listInWords = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(REPLY_WORDS[language].locale).format(names);
