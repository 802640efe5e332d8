/** What a visitor may press before anything was said: the page shows it at once, the server gives it at the start. */
export const FIRST_SUGGESTIONS: readonly string[] = [
  'What will it cost?',
  'What do you make?',
  'Help with a design',
  'Talk to a person',
];
