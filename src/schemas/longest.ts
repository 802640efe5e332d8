// How long a value may be. A file of its own: the page needs the figures before it loads any schema.

/** Longest values of the contract, in UTF-16 code units. */
export const LONGEST = {
  name: 200,
  company: 200,
  email: 254,
  phone: 40,
  dueDate: 200,
  sessionId: 200,
  service: 200,
  details: 5000,
  message: 2000,
  lostReason: 200,
  spokenText: 1000,
  language: 35,
  flow: 40,
  fileName: 255,
  choice: 100,
} as const;

/** Files that one quote form can bring; without JavaScript they come with it, and have a size in all. */
export const FORM_FILES = { most: 10, megabytes: 25 } as const;
