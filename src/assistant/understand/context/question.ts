// Is something asked?

import { clausesOf } from '../reading/intents/clauses.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Words } from '../reading/words/words.ts';

/** Does the message ask something, by its mark or its first word? */
export function isQuestion({ plain }: Words): boolean {
  if (last?.plain !== plain) last = { plain, isQuestion: QUESTION.test(plain) };
  return last.isQuestion;
}

/** A turn asks it many times. */
let last: { plain: string; isQuestion: boolean } | undefined;

const QUESTION = worded(
  /\?| (?:any idea|(?:wants?|wanted|asked me) to (?:know|ask)|(?:is|was|are|were) (?:wondering|asking)|(?:also |even )asked) (?:if|whether|how|what|when|where|why|who|which) | (?:who (?:pays|covers)|what happens) (?!(?:for|next) )|^ (?:(?:so|and|but|ok|also|hey|hi|oh|well|hmm|cool|great|all right|yes|thanks|wait|hang on|hold on|one sec|real quick|by the way|out of curiosity|just curious|question) ){0,3}(?:what|who|whose|when|where|why|how|which) (?!not |many (?:(?:um|uh|well|hmm|like|about|so|let us see|we have|there are|there is|it is) )*\d)|^ actually (?:is|are|does|can|could|would) | 1 (?:(?:can|could|do|does|will|would|is|are) (?:i|we|you|they|it|there|the)|(?:how|what|when|where) (?:is|are|do|does|fast|long|much|many|soon|can|will)) |^ (?:(?:so|and|but|ok|also|hey|hi) )?(?:is|are|do(?! (?:\d|it |that |the |them |all |just |both ))|does|did|can|could|will|would|should|has|have) (?:(?!not )|not (?:you|yall|u|i|we|they|there|it|that|this) (?!\?|$))/,
);

/** "just curious", "not adding it", "maybe for next year": by its own word a question, and no wish. */
export const saysItOnlyAsks = ({ plain }: Words): boolean => ONLY_ASKS.test(plain);

const ONLY_ASKS = worded(
  / (?:just|only|merely|mostly|simply) (?:(?:kind of|kinda|really|being|was|am|i am|got|a bit) )*(?:wondering|curious|asking|nosy|nosey|a question|checking(?= (?:$|[.,!]|prices? |the price ))|for (?:reference|comparison|my own (?:info|information|knowledge))|(?:want|wanted|trying) to (?:know|get an idea)|want an idea) | (?:out of|for|from|sheer|pure|idle) (?:(?:pure|sheer|my own|mere|idle) )?curiosity | (?:i am|we are|am|are) (?:just |only |not )?curious | (?:do not|please do not|not|without|no need to) (?:(?:actually|really|gonna|going to|trying to|looking to|planning to|want to|wanting to|be) )*(?:add|adding|order|ordering|buy|buying|put|include|including|tack|throw)(?: (?:it|that|them|those|these|this|any|one|on|in|down|(?:to|on|in) (?:the|my|this|our) (?:order|request|quote|job)|anything|now|yet|just|though|ok|please|tonight|today|right now))*(?= (?:$|[.,!]|(?:i|we|just|only|but|thanks|so|or anything|want|wanted) )) | (?:next (?:year|season|spring|summer|fall|autumn|winter|time)|(?:in )?the future|down the road|another time|some other time|some day|future reference) (?:(?:maybe|perhaps|possibly|though|sometime|or so|not (?:now|yet)|thing|thanks|just|[.,!]) )*$/,
);

/** The parts of a message that only wonder about goods: "do the hats have to match"; no "do you make hats". */
export const wonderingIn = (words: Words): Words[] =>
  DOES_IT.test(words.plain) ? clausesOf(words).filter(({ plain }) => WONDERS.test(plain)) : [];

const DOES_IT = worded(/ (?:do|does|did|is|are|was|were) /);
const WONDERS =
  /^ (?:(?:so|and|but|ok|also|hey|oh|well|wait|quick question|question) )*(?:(?:do|does|did) (?!you |y all |u |it |that |the same |\d|an? |some |(?:the|my|our) (?:[a-z]+[^s ] )?\S+s (?:in|at|as|for|instead|first|then|too|only|\d+) )|(?:is|are|was|were) (?!you |fine |ok |good |great |it ))/;

/** "how much more would a gift box be", "do you write the texts": what an option adds, and no order of it yet. */
export const asksOfOption = ({ plain }: Words): boolean =>
  (MORE_FOR.test(plain) ||
    INCLUDED.test(plain) ||
    (OFFERS.test(plain) && !/ (?:\d\S*|how much|what|price|cost) /.test(plain))) &&
  !ORDERS.test(plain);

/** "are hoodies much more?", "how much more for polos": beside what is priced. */
export const asksWhatIsMore = ({ plain }: Words): boolean => MORE_FOR.test(plain) && !ORDERS.test(plain);

const MORE_FOR = worded(
  / (?:how much|what|price|cost) (?:(?:is|are|do|does|would|will|for|of|to|it|get|add|having|have|the|a|an|those|these|your|run|on|in) ){1,4}(?:gift box(?:es)?|box(?:es)?|wire stakes|h stakes|stakes|standoffs|stand offs|pole pockets?|grommets|eyelets|(?:both|two|2) sides|(?:double|two|2) sided|second side|other side)(?: (?:cost|run|be|each|go for|come to))* (?:\? )?$| (?:is|does|would|will) (?:it|that|there) (?:(?:be|cost|an?|any|much|a lot) )*(?:extra|more)(?: (?:charge|money|fee|cost))? (?:for|to|if|with) (?:\S+ ){1,8}$| (?:how much|what|whats) (?:\S+ ){0,6}?(?:more|extra|additional|upcharge|difference|adds?)(?: (?:is|are|would|does|do|for|to|it|with|if|in|on|cost|money|than|\?)| $)| (?:\S+ ){1,3}(?:is|are|cost|costs) (?:it )?(?:extra|more) (?:\? )?$|^ (?:(?:so|and|ok|also|hey) )*(?:is|are) (?:\S+ ){1,4}(?:extra|additional) (?:\? )?$|^ (?:(?:so|and|ok|also|hey|but|hmm|or) )*(?:would|does|do|will|are|is) (?:\S+ ){1,4}?(?:(?:be|cost|run|come out to|come out) )?(?:(?:any|much|a lot|lots|way|a bit|a little|a ton|significantly|that much) )*(?:more|extra|less|cheaper|pric(?:ier|y|ey)|expensive|costly|(?:more|less) expensive|(?:about |around |roughly )?the same(?: price)?|more money)(?: than (?:the|my|our|these|those|this|that|what)(?: \S+){0,2}| (?:each|apiece|a piece))? (?:\? )?$/,
);
const INCLUDED = worded(
  /^ (?:(?:so|and|ok|also|hey|wait) )*(?:does|did|do|is|are|was) (?:that|this|it|they|the|your) (?:(?:price|quote|estimate|total|cost|one|already|also) )*(?:include|includes|included|cover|come with|comes with|come in|have|with|for) (?:both|double|two|2|stakes?|grommets|gift|full|hosting|metal|an? |the |those |these |all |any |some )|^ (?:(?:so|and|ok|also|hey|wait) )*(?:is|are) (?:they|it|these|those|that|this) (?:2|two|double|both|one|single|1)(?: |-)?(?:sided|sides) | is there (?:an? )?(?:extra|additional|upcharge|up charge)/,
);
const OFFERS = worded(
  /^ (?:(?:so|and|ok|also|hey|oh|but) )*(?:(?:do|does) (?:you|y all|u)(?: (?:guys|also|all))*|(?:do|does|would|will|should|must) (?:i|we)(?: (?:have|need|got|get|ought))? (?:to )?(?:write|supply|provide|bring|send|draw|make|host|do|buy|pick)|who (?:writes|does|makes|draws|hosts|takes care of|handles)) (?:\S+ ){1,8}$/,
);
const ORDERS = worded(
  / (?:(?<! do | does | would | should | will )(?:i|we) (?:want|need)|(?:i|we) (?:will take|would like|get)) | (?:lets|let us|please add|make (?:it|them)) /,
);

/** "what's cheaper, front only or front and back?" */
export const choosesBetween = ({ plain }: Words): boolean => CHOOSES.test(plain);

const CHOOSES = worded(
  / (?:what|which|is|are) (?:\S+ ){0,3}(?:cheaper|better|more expensive) (?:\S+ ){1,8}or /,
);
