// What a message amid an order is about that names nothing of the trade: the order all the same, what was just said, or
// something else.
import type { Topic } from '../../schemas/commands.ts';
import type { Intent } from '../../schemas/reading.ts';
import type { ConversationState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { likelyIntent } from './reading/intents/likely-intent.ts';
import { speaksOfElsewhere } from './reading/intents/off-topic.ts';
import { worded } from './reading/words/triggers.ts';
import type { Words } from './reading/words/words.ts';
import { HOURS, PLACE } from './topic-words.ts';

/** Much like what is asked of nobody who prints. */
export const isElsewhere = (words: Words): boolean => {
  const likely = likelyIntent(words);
  return likely?.intent === 'off_topic' && likely.margin > FAR;
};

const FAR = 0.5;

/** "can they be any shape", amid an order: it names nothing of the trade, and is not like what is asked elsewhere. */
export const mayBeOfJob = (words: Words, { items }: ConversationState): boolean =>
  items.length > 0 && !isElsewhere(words) && !speaksOfElsewhere(words.plain);

/** "so is that a no?": what the last reply was at heart; undefined where nothing of the kind is asked. */
export function plainly({ words }: Moment, reply: string): Topic | undefined {
  if (!PLAINLY.test(words.plain)) return undefined;
  if (OPEN.test(reply)) return 'neither';
  return NEGATIVE.test(reply.replace(/[^.!]*\?/g, '')) ? 'a_no' : 'a_yes';
}

/** "so is that a no?", "so you can't?" */
const PLAINLY = worded(
  /^ (?:(?:so|ok|oh|then|and|hmm|wait|well|but|entonces|o sea) )*(?:(?:is )?(?:(?:that|this|it)(?: is)? )?(?:just )?(?:an? )(?:hard |firm |flat |definite )?(?:no|yes)|(?<= )(?:so|then|entonces) no|(?<= (?:so|then|and) )(?:you|yall|u|they) (?:do|can|will|could|would) not|(?:eso )?es un (?:no|si)|(?:that|this) is right an? (?:no|yes))(?: (?:then|right|or not|or an? (?:no|yes)|for now|correct))*(?: [?.!,])* $/,
);
/** Of what Carl said: a person is to tell, or it is not so. */
const OPEN = /\b(?:do not know|not sure|can tell you|tells you|no lo sé|no estoy segur[oa])\b/;
const NEGATIVE =
  /\b(?:no|not|cannot|never|nothing|outside what|too soon|minimum|closed|no se puede|nunca|cerrado)\b/i;
/** Guessed of words that name nothing of it. */
export const isIdle = (intent: Intent, moment: Moment): boolean =>
  intent === 'off_topic' || (intent === 'location_hours' && !saysHours(moment));

/** Of opening hours, a day or the place: "can I come watch" asks for neither. */
export const saysHours = ({ words }: Moment): boolean => HOURS.test(words.plain) || PLACE.test(words.plain);
