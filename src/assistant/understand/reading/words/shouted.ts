// MESSAGES IN CAPITALS: they tell no name from a word, and are read as if typed in small letters.

/**
 * The message in small letters where nearly all of it is in capitals, each sign in its place; else as it is.
 *
 *     inSmallLetters('THIS IS WALT, CALL ME'); // 'this is walt, call me'
 *     inSmallLetters('ABC Corp'); // 'ABC Corp'
 */
export function inSmallLetters(message: string): string {
  if (!mayBeShouted(message) || !isShouted(message)) return message;
  const small = message.toLowerCase();
  return small.length === message.length ? small : message;
}

/** Are there two capitals before there are so many small letters that they cannot be few? */
function mayBeShouted(message: string): boolean {
  const most =
    message.includes('@') || message.includes('[') ? LONGEST_ADDRESS : message.length / SMALL_ONE_IN;
  let capitals = 0;
  let small = 0;
  for (let at = 0; at < message.length && small <= most; at += 1) {
    const code = message.charCodeAt(at);
    if (code >= 65 && code <= 90) capitals += 1;
    else if (code >= 97 && code <= 122) small += 1;
  }
  return small <= most && capitals >= LEAST;
}

function isShouted(message: string): boolean {
  const said = message.replace(ADDRESS, ' ');
  const small = said.match(/\p{Ll}/gu)?.length ?? 0;
  const capitals = said.match(/\p{Lu}/gu)?.length ?? 0;
  const words = said.match(/\p{Lu}{3,}/gu)?.length ?? 0;
  return capitals >= LEAST && words > 1 && small * SMALL_ONE_IN <= capitals;
}

/** In letters: "KC BBQ" is what somebody is called. */
const LEAST = 7;
const SMALL_ONE_IN = 6;
/** Small letters of an address or a mask. */
const LONGEST_ADDRESS = 80;
/** "gina@oak.example", "[name]", "www.oak.example" */
const ADDRESS =
  /\[(?:name|email|phone|company)\]|(?<!\S)(?:[^\s@]{1,64}@\S{1,80}|(?:https?:|www\.)\S{1,80})/g;
