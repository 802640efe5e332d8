// What a customer is spoken to in: by Carl, on the page of a job and in mails.

/** Anything else is English. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
