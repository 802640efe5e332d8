// What a message tries to do, in the contract's fixed words, most likely first.
import type { Intent, Slots } from '../../../schemas/reading.ts';
import type { Question } from '../../turn.ts';
import { COLORS, GARMENTS, PIECES } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';
import type { Cue } from './cues.ts';
import { INTENT_PATTERNS } from './intent-patterns.ts';

export interface IntentContext {
  words: Words;
  slots: Slots;
  cues: ReadonlySet<Cue>;
  asked: Question | null;
  /** Is a job being talked about, or stored already? */
  isUnderway: boolean;
  /** Does the message name one of the services? */
  hasService: boolean;
}

/** Empty for an answer to what was asked, and for what cannot be told. */
export function readIntents(context: IntentContext): Intent[] {
  const { words, slots, cues, asked } = context;
  const text = words.plain;
  const found = new Set<Intent>();
  for (const [intent, pattern] of INTENT_PATTERNS) if (pattern.test(text)) found.add(intent);
  if (
    slots.email !== undefined ||
    slots.phone !== undefined ||
    (slots.name !== undefined && NAMES_HIMSELF.test(text)) ||
    (cues.has('offers_contact') && !REFUSED.some((cue) => cues.has(cue)))
  )
    found.add('contact_info');
  settle(found, context);
  if (isQuote(context, found)) found.add('quote');
  if (cues.has('identity') || cues.has('delete_data')) found.delete('services');
  const isIdentity =
    cues.has('identity') && !found.has('injection') && !GOALS.some((goal) => found.has(goal));
  if (isIdentity || (found.size === 0 && isOffTopic(context))) found.add('off_topic');
  const intents = ORDER.filter((intent) => found.has(intent));
  // Where a yes is asked for, a yes with a farewell or thanks is a yes first.
  return asked === 'confirm' && FAREWELLS.has(intents[0]) && found.has('affirm')
    ? ['affirm', ...intents.filter((intent) => intent !== 'affirm')]
    : intents;
}

const FAREWELLS: ReadonlySet<Intent | undefined> = new Set<Intent>(['goodbye', 'thanks']);

/** Most likely first where several are found. */
const ORDER: Intent[] = [
  'injection',
  'human',
  'abusive',
  'order_status',
  'minimum_order',
  'turnaround',
  'pricing',
  'artwork',
  'location_hours',
  'design',
  'quote',
  'services',
  'contact_info',
  'off_topic',
  'deny',
  'goodbye',
  'thanks',
  'affirm',
  'greeting',
];

const GOALS: Intent[] = [
  'human',
  'order_status',
  'minimum_order',
  'turnaround',
  'pricing',
  'artwork',
  'location_hours',
  'design',
  'quote',
];

const REFUSED = ['no_phone', 'no_email', 'no_contact'] as const;
const NAMES_HIMSELF = / (?:name|i am|this is|call me|here|speaking|contact) /;

/** Takes back what other words in the message explain. */
function settle(found: Set<Intent>, { words, slots, cues, asked }: IntentContext): void {
  const text = words.plain;
  const drop = (intent: Intent) => found.delete(intent);
  if (cues.has('frustrated')) found.add('human');
  if (/ (?:10|ten) (?:- )?4 |^ 10 4 $/.test(text)) found.add('affirm');
  if (
    cues.has('identity') &&
    !/ (?:talk|speak|connect|get|want|need|rather) (?:\w+ ){0,5}(?:to|with|a|an|me) /.test(text)
  )
    drop('human');
  if (cues.has('identity'))
    for (const intent of ['location_hours', 'services', 'design'] as const) drop(intent);
  if (cues.has('language')) {
    drop('human');
    drop('services');
  }
  if (cues.has('repeat')) {
    drop('human');
    drop('deny');
    drop('services');
  }
  if (cues.has('cancel') && !found.has('order_status')) {
    drop('deny');
    drop('services');
    if (words.all.length <= 6) drop('human');
  }
  if (cues.has('unsure')) {
    drop('deny');
    drop('affirm');
  }
  if (cues.has('delete_data')) {
    drop('order_status');
    drop('location_hours');
  }
  if (found.has('injection'))
    for (const intent of ['human', 'pricing', 'services', 'quote', 'order_status', 'location_hours'] as const)
      drop(intent);
  if (found.has('order_status'))
    for (const intent of ['turnaround', 'location_hours', 'services'] as const) drop(intent);
  if (found.has('human'))
    for (const intent of ['design', 'services', 'location_hours', 'off_topic'] as const) drop(intent);
  if (
    found.has('design') &&
    found.has('artwork') &&
    !/ (?:format|vector|resolution|upload|dpi|file) /.test(text)
  )
    drop('artwork');
  // "have a logo" is a fact about the job, no question about files.
  if (
    found.has('artwork') &&
    (slots.quantity !== undefined || slots.dueDate !== undefined) &&
    !/\?|(?:what|which|how|do you|can i|is my|will) /.test(text)
  )
    drop('artwork');
  if (
    ['pricing', 'turnaround', 'minimum_order', 'artwork', 'location_hours', 'design'].some((goal) =>
      found.has(goal as Intent),
    )
  )
    drop('services');
  if (/ no (?:rush|hurry) | not (?:a|in a) (?:rush|hurry) /.test(text)) drop('turnaround');
  // A deadline is part of an order, not a question about time.
  if (
    found.has('turnaround') &&
    !/ (?:how|when|can you|could you|turnaround|turn around|lead time|timeline|time frame|fast|quick|soon|long) |\?/.test(
      text,
    ) &&
    (slots.quantity !== undefined || slots.dueDate !== undefined)
  )
    drop('turnaround');
  if (found.has('deny') && found.has('affirm'))
    drop(/^ (?:\S+ )?(?:yes|sure|ok|absolutely)\b(?! not)/.test(text) ? 'deny' : 'affirm');
  if (found.has('deny') && /^ (?:no|not) (?:\S+ ){0,3}(?:minimum|rush|hurry)/.test(text)) drop('deny');
  if (found.has('thanks') || found.has('goodbye')) {
    if (asked !== 'confirm' && !/^ (?:yes|sure|ok|correct|right|perfect) /.test(text)) drop('affirm');
    if (!/^ (?:no|not|nope) /.test(text)) drop('deny');
  }
  if (found.has('greeting') && GOALS.some((goal) => found.has(goal)) && cues.has('how_are_you'))
    drop('services');
  // "can you call me at ..." answers nothing else when a way to be reached was asked for.
  if (
    asked === 'phone' &&
    slots.phone !== undefined &&
    !/ (?:someone|somebody|person|human|agent) /.test(text)
  )
    drop('human');
  if (slots.email !== undefined || slots.phone !== undefined) {
    drop('location_hours');
    if (!/ (?:format|vector|resolution|upload|dpi) /.test(text)) drop('artwork');
  }
}

const WANTS =
  / (?:need|needs|needed|want|wants|wanting|would like|looking (?:for|to|at|into)|interested in|order|ordering|reorder|get|getting|buy|buying|purchase|purchasing|print|printed|make|made|do|have|like|after|require|thinking (?:of|about)|plan(?:ning)? (?:to|on)|hoping (?:to|for)|trying to|can i|could i|can you|could you|help (?:me )?with|necesito|quiero|quisiera|requesting|request) /;

function isQuote(
  { words, slots, hasService, asked, cues }: IntentContext,
  found: ReadonlySet<Intent>,
): boolean {
  const text = words.plain;
  if (found.has('injection') || found.has('order_status')) return false;
  if (
    / (?:quotes?|quoted|quotation|estimates?|bid|proposal|cotizacion|presupuesto) (?!by |from (?:the )?(?:movie|book))/.test(
      text,
    ) &&
    !/ quotes? (?:by|from|about) /.test(text)
  )
    return true;
  if (cues.has('identity') || cues.has('delete_data')) return false;
  if (
    ['pricing', 'turnaround', 'minimum_order', 'artwork', 'location_hours', 'design', 'human'].some((goal) =>
      found.has(goal as Intent),
    )
  ) {
    return (
      / (?:i|we) (?:\w+ ){0,2}(?:need|want|would like|am looking|are looking) /.test(text) &&
      hasService &&
      slots.quantity !== undefined
    );
  }
  const hasGoods = hasService || namesGoods(words, slots.quantity !== undefined);
  if (!hasGoods) return false;
  if (found.has('services')) return slots.quantity !== undefined;
  if (asked === 'details' || asked === 'artwork' || asked === 'company') return false;
  if (slots.quantity === undefined && ASKS_ABOUT.test(text)) return false;
  if (slots.dimensions !== undefined || slots.dueDate !== undefined) return true;
  // "50 hats", "t-shirts for my team", "need hats"; not "the shirts shrank".
  return (
    WANTS.test(text) || slots.quantity !== undefined || (words.all.length <= 8 && !ORDERS_ABOUT.test(text))
  );
}

const ORDERS_ABOUT =
  /^ (?:please )?(?:fill|check|go|find|play|show|tell|pull|turn|open|search|read|call|remind|clean|wash|fix|put|is|are|was|why|who|when) /;

/** "how do I wash the hats": a question about goods is no order of them. */
const ASKS_ABOUT =
  /^ (?:(?:so|and|but|hey|hi|ok) )?(?:how (?!do i (?:order|get|buy)|can i (?:order|get|buy))|what|which|why|is|are|was|were|does|did|who|when|where)\b/;

const namesGoods = ({ all }: Words, isCounted: boolean): boolean =>
  all.some(({ stem }) => GARMENTS.has(stem) || (isCounted && PIECES.has(stem)));

/** Words that are said of printing and of little else. */
const TRADE = new Set(
  `print printing printed ink logo quote estimate ship shipping shipped delivery deliver invoice deposit wash washing shrink fade
  fabric cotton polyester vinyl laminate proof sample mockup refund reprint pantone artwork design vector stitch stitches
  embroidery banner sign sticker decal wrap mug tote hat shirt hoodie polo jacket apparel merch swag promo website turnaround
  rush minimum pickup reorder custom customize personalize garment grommet hem dtg dtf sublimation patch engraving wholesale
  reseller screenprint carl recommend suggest popular giveaway`.split(/\s+/),
);
/** Words of the trade that are said of much else: they count where the shop or the visitor's job is spoken of. */
const HALF_TRADE = new Set(
  `order ordering payment pay paid blend material return exchange guarantee warranty size sizes color colors file thread
  domain hosting discount tax brand branding business company team event uniform names eco organic recycled waterproof
  outdoor indoor stake frame quality durable last screen heat transfer laser nonprofit church shop store price logo's sell
  bulk card account website online supply accept offer`.split(/\s+/),
);
const HERE = / (?:you|your|yours|we|our|us|my|mine|i|they|it|these|this|that) /;

const ELSEWHERE =
  / (?:weather|forecast|jokes?|recipe|flip (?:a |the )?coin|coin flip|song|playlist|music|flight|calories?|movies?|netflix|translate|meaning of life|stock (?:price|market)|bitcoin|crypto|homework|poem|essay|capital of|president of|bank account|account balance|credit cards?|who won|horoscope|pokemon|wikipedia|alarm|timer|reminder|algebra|math|tell me (?:something|a story)|sing|dance|riddle|lottery|politics|election|religion|god|girlfriend|boyfriend|dinner|cook|game of|football|basketball|baseball score|news|in (?:german|french|spanish|italian)|laugh|funny|trivia|fun fact|quotes by|how old are you|favorite (?:color|movie|food|song)|marry me|love you|code|python|javascript) /;

/** What is said of the conversation itself is not off its topic. */
const ABOUT_THE_TALK = [
  'unsure',
  'repeat',
  'language',
  'cancel',
  'nonsense',
  'delete_data',
  'no_phone',
  'no_email',
  'no_contact',
  'no_name',
  'form',
  'typing',
] as const;

/** Nothing of the shop's trade in it, and enough words to be sure. */
function isOffTopic({ words, slots, cues, asked, hasService, isUnderway }: IntentContext): boolean {
  if (ABOUT_THE_TALK.some((cue) => cues.has(cue))) return false;
  const text = words.plain;
  const spoken = words.all.filter(({ kind }) => kind === 'word');
  const hasGoods = hasService || spoken.some(({ stem }) => GARMENTS.has(stem));
  if (ELSEWHERE.test(text) && !hasGoods) return true;
  if (
    slots.quantity !== undefined &&
    (isUnderway ||
      /^ (?:it is|its|they are|this is|are) for /.test(text) ||
      / (?:make it|add|more|instead|change|actually) /.test(text))
  )
    return false;
  const isOnlyToday = /^(?:today|tonight|tomorrow)$/.test(slots.dueDate?.text ?? '');
  if (
    hasGoods ||
    Object.keys(slots).some(
      (slot) =>
        slot !== 'quantity' &&
        slot !== 'quantityMax' &&
        slot !== 'name' &&
        slot !== 'colors' &&
        !(slot === 'dueDate' && isOnlyToday),
    )
  )
    return false;
  if (spoken.some(({ stem, text: word }) => TRADE.has(stem) || TRADE.has(word))) return false;
  if (HERE.test(text) && spoken.some(({ stem }) => HALF_TRADE.has(stem))) return false;
  const isQuestion =
    /\?|^ (?:(?:so|and|but|hey|hi|ok|please) )?(?:what|who|when|where|why|how|which|is|are|was|were|do|does|did|can|could|would|will|should|has|have|tell|show|give|find|make|play|go|pull|turn|set|open|search|look|i want you|i need you|let me know)\b/.test(
      text,
    );
  if (slots.quantity !== undefined && !isQuestion) return false;
  if (asked !== null)
    return (
      isQuestion && spoken.length >= 5 && !spoken.some(({ stem }) => PIECES.has(stem) || COLORS.has(stem))
    );
  const isRequest =
    / (?:i|we) (?:\w+ )?(?:need|want|am looking for|are looking for) (?!you )|^ (?:just )?(?:looking for|needing|need|wanting|want) (?!you )/.test(
      text,
    );
  return !isRequest && spoken.length >= (isQuestion ? 3 : 7);
}
