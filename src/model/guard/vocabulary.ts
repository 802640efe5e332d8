// Words as the guard compares them. A model may use a statement's own words, words that mean the same here, and words
// that claim nothing; there is no list of forbidden words, since there is no end to them.

/** They join and point, and neither claim nor promise nor agree to anything. */
const NEUTRAL = new Set(
  `a an the this that these those it its i me my we us our you your they them their he she here there who which
  is am are be been being was were have has having of in on at for with to into as and or so also too then very again back
  some like please thank thanks happy glad good great nice sorry hi hello hey let know say see look note`.split(
    /\s+/,
  ),
);

/** Within a group each word may stand for another. */
const SAME = [
  'about around roughly approximately approx',
  'usually normally typically generally',
  'piece item unit each apiece per',
  'shirt tee tshirt',
  'need take require',
  'is are be come run total land amount',
  'fall drop go',
  'include cover contain',
  'assume suppose',
  'minimum least smallest',
  'start begin',
  'working business',
  'person someone somebody human colleague teammate people',
  'job project order',
  'we us our shop store team',
  'send share',
  'answer reply respond',
  'tell say let know',
  'know sure certain',
  'note noted down got written',
  'stay remain keep',
  'pass forward hand',
  'wide across',
  'tall high',
  'help assist',
  'offer do make',
  'call phone ring',
  'mostly most',
  'fit work',
  'will shall',
  'estimate estimated',
  'hold stand',
  'printed print',
  'outside beyond',
];

/** What limits a statement: leaving it out, or bringing it in, makes another one. */
const HEDGES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['about', /\b(?:about|around|roughly|approximately|approx|nearly|almost|some(?= \d))\b/],
  ['estimate', /\b(?:estimat\w+|quot\w+)\b/],
  ['usually', /\b(?:usually|normally|typically|generally|mostly|most|often|sometimes)\b/],
  ['should', /\b(?:should|ought)\b/],
  ['may', /\b(?:may|might|could|perhaps|maybe|likely|probably|possibly)\b/],
  ['would', /\bwould\b/],
  ['from', /\b(?:from|starting|onwards?|upwards?|plus|more|over|above)\b/],
  ['least', /\b(?:least|minimum|smallest)\b/],
  ['most', /\b(?:up to|maximum|no more than|under|below|less|fewer|within)\b/],
  ['if', /\b(?:if|unless|provided|depend\w*|subject|assum\w+|suppos\w+)\b/],
  ['when', /\b(?:once|when|after|until|till|before|by|as soon as|while)\b/],
  ['only', /\b(?:only|alone|just|except\w*|exclud\w+)\b/],
  ['but', /\b(?:but|however|although|though|still)\b/],
  ['extra', /\b(?:extra|additional\w*|added|separately|on top)\b/],
];
const NEGATION = /\b(?:no|not|never|none|nothing|nobody|neither|nor|cannot|without|unable|hardly|instead)\b/;

/** Lower case, apostrophes undone, contractions written out. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'m\b/g, ' am')
    .replace(
      /\b(it|that|there|here|he|she|who|what|let)'s\b/g,
      (_, word: string) => `${word} ${word === 'let' ? 'us' : 'is'}`,
    )
    .replace(/'(?:s|d)\b/g, '');
}

/** The stems of a text's words. */
export function stemsOf(plain: string): string[] {
  return (plain.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(stemOf);
}

/** Near enough to compare by: 'printing', 'printed' and 'prints' are one. */
function stemOf(word: string): string {
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
  return bare.replace(/(?<=[a-z]{2})([bdglmnprt])\1$/, '$1');
}

const neutralStems = new Set([...NEUTRAL].map(stemOf));
export const isNeutral = (stem: string): boolean => neutralStems.has(stem);

const sameAs = new Map<string, Set<string>>();
for (const group of SAME) {
  const stems = group.split(' ').map(stemOf);
  for (const stem of stems) sameAs.set(stem, new Set([...(sameAs.get(stem) ?? []), ...stems]));
}

/** Does one of `stems` say what `stem` says? */
export function says(stems: ReadonlySet<string>, stem: string): boolean {
  if (stems.has(stem)) return true;
  for (const other of sameAs.get(stem) ?? []) if (stems.has(other)) return true;
  return false;
}

/** Which limits a text sets, by name. */
export const hedgesOf = (plain: string): Set<string> =>
  new Set(HEDGES.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name));

export const isNegated = (plain: string): boolean => NEGATION.test(plain);

/** Said for friendliness' sake: the whole sentence is one of these, and nothing in it agrees to anything. */
export const isPleasantry = (plain: string): boolean =>
  PLEASANTRIES.some((pattern) => pattern.test(plain.trim()));

const PLEASANTRIES = [
  /^(?:hi|hello|hey|welcome)(?: there)?(?:, (?:and )?(?:welcome|thanks for (?:writing|stopping by|reaching out)))?[.!]$/,
  /^(?:thanks|thank you)(?: so much| very much| a lot)?(?: for (?:that|this|asking|writing|reaching out|stopping by|telling me|letting me know|the (?:details?|question|message)|your (?:message|question|patience)))?[.!]$/,
  /^(?:i am |we are )?(?:happy|glad) to (?:help|hear (?:that|from you))[.!]$/,
  /^(?:that is a )?(?:great|good) question[.!]$/,
  /^(?:it is )?(?:good|great|nice|lovely) to (?:hear from you|meet you|have you here)[.!]$/,
  /^(?:you are|you are very|you are most) welcome[.!]$/,
  /^my pleasure[.!]$/,
];
