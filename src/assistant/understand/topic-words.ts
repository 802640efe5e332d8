// Words by which a message asks for a topic of the shop's.
import type { Topic } from '../../schemas/commands.ts';
import { worded } from './reading/words/triggers.ts';

/** One of them is meant by a message. */
export const WAYS: readonly (readonly [Topic, Pick<RegExp, 'test'>])[] = [
  [
    'includes',
    worded(
      / (?:included?|include|includes|hidden|all in) (?:.*)\? | (?:hidden|surprise|additional) (?:fees?|costs?|charges?) | (?:what|what is|is|does|do) (?:\S+ ){0,4}(?:included?|includes) | (?:is|are) (?:the )?(?:set ?up|setup|tax|art|artwork) (?:fee )?(?:in|included|extra) | why (?:\S+ ){1,3}(?:expensive|pricey|much|high) /,
    ),
  ],
  [
    'cheapest',
    worded(
      / (?:cheapest|least expensive|most affordable|lowest cost|(?:more|most) cheap|(?:cheap|cheaper|less expensive) (?:version|way|ways|option|options|method|alternative)) /,
    ),
  ],
  [
    'recommend',
    worded(
      / (?:recommend|suggest|what would you (?:do|pick|go with)|what do (?:other|most) (?:\S+ ){1,3}(?:usually |normally |mostly )?(?:get|order|buy|pick|go with)|which (?:one )?(?:is|would be) (?:best|better)|whatever you (?:think|recommend|suggest)|best way|your advice|recomienda) /,
    ),
  ],
  [
    'methods',
    worded(
      / (?:difference between|what methods?|which method|how do you print|embroidery or|screen ?printing or|printed or embroidered|vs|versus) /,
    ),
  ],
  [
    'next_break',
    worded(
      / (?:price breaks?|break point|next (?:break|tier)|cheaper (?:if|with|when) (?:i|we|more|you)|get it cheaper|discount for more|bulk discount|per (?:piece|shirt) if|baja (?:\S+ ){0,3}(?:if|with)) /,
    ),
  ],
  [
    'total',
    worded(
      / (?:total|altogether|all together|grand total|en total|todo junto) (?:.*)\? | (?:what|how much) (?:is|does|would|will|s) (?:\S+ ){0,3}(?:total|altogether|everything|all (?:of )?(?:that|it|this)) /,
    ),
  ],
];
export const PRICE = worded(
  / (?:just (?:the|a) (?:number|price|figure|cost|total|ballpark)|what is that each|what (?:is|was|were) (?:\S+ ){0,2}(?:price|prices|cost|estimate)|(?:come|comes|coming) (?:out )?to(?! (?:us|me|you|our|my|your|pick|the (?:office|house|shop|store|site)))|run me|how much (?:each|apiece|would|is|are|will)|whats that each|the damage|ballpark|(?:estimate|price|quote) for (?:that|it|them|the|all|these|those)|cuanto (?:sale|seria|saldria|cuesta|me sale|costaria)|each \? ) /,
);
export const CHEAPER = worded(/ cheaper /);
/** "does the later date make it any cheaper?" */
export const CHEAPER_LATER = worded(
  / (?:later|date|deadline|wait|waiting|longer|time) (?:\S+ ){0,6}(?:cheaper|less|lower) | (?:cheaper|less|lower) (?:\S+ ){0,5}(?:later|date|deadline|wait|waiting|longer) /,
);
/** Asked how long it takes, not only whether it fits. */
export const HOW_LONG = worded(/ (?:how long|how fast|how quick|how quickly|normally|usually|turnaround) /);
/** "when do you need my artwork at the latest?" */
export const ART_BY = worded(
  / (?:when|deadline|latest|late|soon|early|day|date) (?:\S+ ){0,7}(?:art|artwork|files?|logo|design) /,
);
/** What an option does to the price. */
export const ADDS = worded(/ (?:double|doubles|add|adds|extra|more|cost|costs|price|charge|upcharge|same) /);
/** A comparison of these is no matter of money. */
export const LASTS = worded(/ (?:last|lasts|lasting|durable|longer|survive|hold|holds|wash|washing) /);
export const PLACE = worded(
  / (?:where|located|location|address|directions|parking|park|visit|store|showroom|donde|direccion|ubicad[oa]s?|ubicacion|queda|local) /,
);
export const HOURS = worded(
  / (?:open\w*|clos(?:e|es|ed|ing)|hours?|time|late|early|till|until|weekends?|lunch|holidays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tonight|tomorrow|come (?:by|in|over|see|down)|(?:stop|drop|swing|walk) (?:by|in|ins)|anyone|anybody|someone|somebody|horarios?|abren?|abiert[oa]s?|cierran?|horas?|place|shop) /,
);
/** "do you do those?" */
export const OFFERED = worded(
  / (?:you|yall|u|guys|ustedes) (?:\S+ ){0,2}(?:do|make|have|sell|offer|print|carry)(?! to ) | (?:hacen|tienen|venden|ofrecen|manejan) /,
);
export const RUSH = worded(
  / (?:rush|faster|(?<!how )fast|sooner|quicker|(?<!how |real |super )quick|expedite|hurry|urgent|overnight|surcharge|urgente|rapido) /,
);
export const TIMED = worded(
  / (?:when (?:can|will|would|could|do|does|is|are|should)|long|soon|sooner|quick|quickly|fast|faster|turnaround|lead|takes?|time|timeline|timeframe|ready|days?|weeks?|done|wait) /,
);
export const POSSIBLE = worded(
  / (?:can you|could you|can we|can i|can it|possible|able to|make it|doable|will (?:that|it|you)|would (?:that|it) (?:work|be)|puede|pueden|posible) /,
);
export const BUDGET = worded(/ (?:budget|cover it|fit|enough|afford|within|alcanza|alcance) /);
export const OR_NOT = worded(/ (?:or not|yes or no|can you or)(?: |$)/);
export const HEAR_BACK = worded(
  / (?:when|how soon|how long) (?:\S+ ){0,4}(?:hear back|get back to (?:me|us)|hear from|call(?: me)?(?: back)?|answer (?:me|us)|reply) | (?:when|how soon) (?:\S+ ){0,3}(?:somebody|someone|anybody|anyone|person) (?:\S+ )?(?:answer|call|respond|write) /,
);
export const WHEN = worded(/^ (?:(?:and|so|ok) )*when (?:\? )?$/);
export const HOW_TO_ORDER = worded(
  / (?:how (?:do|does|would|can) (?:i|we|it|this|you) (?:order|work|go about|get started|start)|how to order|next steps?|what happens (?:next|now|then)|como (?:pido|ordeno|funciona)) /,
);
export const REACH = worded(
  / (?:(?:your|the shop|shop) (?:phone )?(?:number|phone|email)|number to call|(?:call|reach|email|text) (?:you|yall|the shop)(?: guys)?|su (?:telefono|correo|numero)) /,
);
export const OF_ORDER = worded(
  / (?:my|our|the|an|last) (?:\S+ )?(?:order|invoice|package|shipment) | (?:ordered|tracking|never came|not arrived|misprinted|status) /,
);
export const REMEDY = worded(
  / (?:what (?:are|will) you (?:\S+ )?(?:going to )?do about|make it right|fix (?:it|this)|refund|redo (?:it|them)) /,
);
export const SOMEBODY_IN = worded(
  / (?:when|what time) (?:\S+ ){0,3}(?:anyone|anybody|someone|somebody) (?:\S+ )?(?:in|there|be in) /,
);
export const VAGUE = worded(
  / (?:something|no idea|not sure what|do not know what|whatever|ideas?|what would you do|any suggestions?|algo) /,
);
/** "did you get all three?" */
export const ABOUT_KNOWN = worded(
  / (?:did you (?:get|catch|have|note|write) (?:all|that|everything|it|both|my)|do you have (?:all|everything)|what do you have (?:so far|down|for me)|what have you got|read (?:it|that) back|do you (?:still )?have my) /,
);
