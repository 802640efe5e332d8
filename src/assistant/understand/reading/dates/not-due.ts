// A day named is not always the day the goods are due: what the words around it say it is of.

import type { Question } from '../slot.ts';
import { worded } from '../words/triggers.ts';
import type { NamedDay } from './find-days.ts';

/** Is the day denied, gone by, or that of something else? `plain` is the whole message. */
export function isNotDue(
  { text, before, after, isMoved }: NamedDay,
  plain: string,
  asked: Question | null,
): boolean {
  const isAsked = asked === 'dueDate';
  // "will it hurt the paint when it comes off in 3 years"
  if (
    /\byears? later$|^(?:in|after|within) .*\byears$|^(?:for |after )?(?:over|more than|nearly|almost) .*\byears?$/.test(
      text,
    )
  )
    return true;
  if (HOURS_ASKED.test(before) && /^ ?\?/.test(after)) return true;
  if (text === 'today' && (DAY_IS.test(before) || IS_DAY.test(after))) return true;
  if (RATIO.test(text) && IN_A_RATIO.test(before)) return true;
  // "not friday, the one after it" tells the day that "not the 12th" only takes away.
  if (/^(?:not|rather|instead|no longer|was)\b(?!.* (?:one|next|following|after|it|that|this)$)/.test(text))
    return true;
  // "only 2 of them need it this year"
  if (text === 'this year' && !isAsked && !LATER_ON.test(before)) return true;
  if (CLOSES.test(text) && CELEBRATED.test(after)) return true;
  if (ORDINAL_ALONE.test(text) && (TOLD_OF.test(after) || RANKED.test(before))) return true;
  // "not till june", "not before may 3" is then.
  if (isTakenBack({ before, after }) && !/^(?:(?:un)?till?|before) /.test(text)) return true;
  if (IS_THAT_A.test(before) || (OF_A_SALE.test(after) && !FOR_OUR_SALE.test(before))) return true;
  if (SOON.test(text) && (ANSWERED.test(before) || (asked === 'confirm' && SENT.test(before)))) return true;
  if (GREETED.test(before) || MISSED.test(before)) return true;
  if (PUT_OFF.test(before) && LATER.test(text)) return true;
  if (SOME_SEASON.test(text) && MORE_THEN.test(before)) return true;
  if (REST_THEN.test(before)) return true;
  if (/^(?:in|next) /.test(text) && IF_MORE_COME.test(before)) return true;
  if (
    OF_A_QUOTE.test(before) ||
    FOR_A_QUOTE.test(after) ||
    TO_HAVE_BY.test(after) ||
    BEGUN_ON.test(before) ||
    // "12 signs that say ESTATE SALE, tomorrow": when they are needed.
    (isPrinted(before, after) && !(before.endsWith(', ') && ALONE_SOON.test(text + after)))
  )
    return true;
  if (BROUGHT.test(before) || GIVEN_TO_US.test(before) || OFFERED.test(before) || APPROVED.test(before))
    return true;
  if (
    /^(?:today|tonight|this week|now|right now)/.test(text) &&
    (CLOSED_WITH.test(before) || NOT_ORDERED.test(before))
  )
    return true;
  // "artwork coming monday"
  const until = text.startsWith('coming ') ? `${before}coming ` : before;
  if (HELD.test(before) || ARRIVES.test(until) || PROMISED.test(before) || WORKED_ON.test(before))
    return true;
  if (SENT_OVER.test(before) || UNTIL_WHEN_OPEN.test(before)) return true;
  if (
    FURTHER.test(before) ||
    (VEHICLE_COMES.test(before) && !/ by the time /.test(before)) ||
    PAID_THEN.test(/^(?:in|next|this) /.test(text) ? `${before}in ` : before) ||
    YEAR_OF_MONEY.test(before)
  )
    return true;
  if (REPLIED.test(before) && !REACHES_US.test(before)) return true;
  if (PAYDAY.test(before) || / as of $/.test(before)) return true;
  const isToday = ALREADY.test(after) || (text.endsWith('day') && /^ now\b/.test(after));
  if (IT_IS.test(before) && isToday && !NO_LONGER.test(before)) return true;
  if (WEATHER.test(before)) return true;
  if (NEEDED.test(before) || CALLED_DEADLINE.test(after) || BY_THEN.test(plain)) return false;
  if (
    DECIDED.test(before) ||
    AWAY.test(before) ||
    AVAILABLE.test(before) ||
    (OF_OTHERS.test(before) && !(MEETS.test(before) && (isAsked || FAR.test(text))))
  )
    return true;
  if (!isAsked && FOLK_START.test(before)) return true;
  if (ACCEPTED.test(after)) return false;
  if (
    PAST.test(before) ||
    (DID.test(before) && !AHEAD.test(text)) ||
    LAST.test(before) ||
    PAST_AFTER.test(after)
  )
    return true;
  if (MUSED_BEFORE.test(before) || MUSED_AFTER.test(after)) return true;
  if (!isAsked && BIRTHDAY.test(before) && !ORDERED.test(plain)) return true;
  // "they are expecting it in ten days" asks for nobody who is in.
  if (ASKS_HOURS.test(/^in /.test(text) ? before.replace(/in $/, '') : before)) return true;
  if (isAsked) return false;
  // "two days before the doors open"
  if (HOURS_BEFORE.test(before) || (HOURS_AFTER.test(after) && !isMoved)) return true;
  if (!NEAR.test(text)) return false;
  return VISITED.test(before) || (/^(?:today|tonight)/.test(text) && BEGUN.test(before));
}

/** "our new hours begin april 1 so it should be up by then" */
const BY_THEN = worded(
  / (?:needs?|needed|want|must|should|has to|have to|gotta|ready|done|finished|up|installed|hung|have (?:it|them|those|these|everything)) (?:(?!call|text|reply|answer|know|quote|price|decide|send|pay|talk|reach|can|will)\S+ ){0,6}?(?:by|before) (?:then|that day) (?!\?)/,
);

/** "any black friday deals", "valentines day pricing?"; no "for our labor day sale" */
const OF_A_SALE = worded(
  /^ ?(?:[a-z]+ )?(?:deals?|sales?|specials?|discounts?|promos?|promotions?|coupons?|pricing|prices|codes?)\b/,
);
const FOR_OUR_SALE = / (?:our|my|the|their|for)(?: \S+)? $/;

/** "Man Friday", "my girl friday" */
const SERVANT = /(?:^|(?:^| )(?:my|our|his|her|an?|the) )(?:man|girl|gal) $/;

/** "for Spring Fling", "the summer league", "our Tuesday night bowling team": part of what something is called. */
export function isOfName({ text, before, after, span }: NamedDay, message: string): boolean {
  if (STREET.test(message.slice(span.start, span.end)) && AT_STREET.test(before)) return true;
  if (/^on \d/.test(text) && LIVES_ON.test(before)) return true;
  const day = SEASON_OR_DAY.exec(text)?.[1];
  if (day === undefined) return false;
  if (day === 'friday' && SERVANT.test(before)) return true;
  if (NIGHT_GROUP.test(after) && !/(?:^| )(?:by|on|for|before|this|next) $/.test(before)) return true;
  if (WEEKDAYS_SAID.test(day) && text === day && !/(?:^| )(?:the|our|my|an?|with|from|for) $/.test(before))
    return false;
  if ((WEEKDAYS_SAID.test(day) ? GROUP : OCCASION).test(after)) return true;
  if (WALK.test(text)) return true;
  // Both with a capital, where not all is written so: "May Fest".
  const end = span.start + message.slice(span.start, span.end).trimEnd().length;
  const named = /^\p{Lu}\p{Ll}+ (?:(?:Morning|Afternoon|Evening|Night) )?(\p{Lu}\p{Ll}+)/u.exec(
    message.slice(end - day.length, end + LONGEST_NAMED),
  )?.[1];
  if (named === undefined || NO_PART_OF_NAME.test(named)) return false;
  return /\p{Ll}{3}/u.test(message.replace(/\p{Lu}\p{L}*/gu, ''));
}

/** "the cafe on Third", "June's at Fifth and Vine" */
const STREET = /^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)\W*$/;
const AT_STREET = /(?:^| )(?:on|at|off) $/;
/** "our shop is located on 5th" */
const LIVES_ON =
  /(?:^| )(?:live|lives|living|located|based|situated|sits)(?: (?:right|up|over|down|out))* on $/;
const WEEKDAYS_SAID = /day$/;
const SEASON_OR_DAY =
  /^(?:(?:for|this|the|our) )*(spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
/** "the March for Life" */
const WALK = /\bthe (?:march|may)$/;
const LONGEST_NAMED = 40;
const NO_PART_OF_NAME =
  /^(?:Please|Thanks|Thank|And|Or|But|We|My|Our|The|It|Is|So|If|Also|Can|Need|Delivery|Pickup|Event|Wedding|Party|Reunion|Game|Graduation|Birthday|Morning|Afternoon|Evening|Night|Weekend|January|February|March|April|May|June|July|August|September|October|November|December)$/;
const GROUP =
  /^ (?:(?:morning|afternoon|evening|night) )?(?:\w+ )?(?:team|league|crew|club|group|class|runners|riders|bowlers|bowling|lights|choir|squad)\b/;
/** "wednesday night bowlers" */
const NIGHT_GROUP =
  /^ (?:morning|afternoon|evening|night) (?:\w+ )?(?:team|league|crew|club|group|class|runners|riders|bowlers|bowling|choir|squad|golfers|study|guys|girls|ladies|regulars)\b/;
const OCCASION =
  /^ (?:\w+ )?(?:leagues?|fest|festival|fling|jam|sing|classic|formal|ball|bash|blast|carnival|gala|program|reading|football|soccer|baseball|softball|basketball|lacrosse|sports|musical|revival|retreat|recital|showcase|concert|invitational|championships?|tournament|tourney|olympics|games|camps?|crew|team|squad|interns?|staff|club|school|collection|line|menu|clearance|sale|series|tour|clinic|kickoff|social|mixer)\b/;

/** "is the 27th a friday? then the 26th": the day and the name that is asked of it are of the calendar, and not due. */
export const isChecked = (day: NamedDay, other: NamedDay): boolean =>
  CHECKED.test(day.before) &&
  /^(?: (?:on|an?|the|also|even|still|really|actually|not))* $/.test(
    other.before.slice(day.before.length + day.text.length),
  ) &&
  /^(?: (?:this year|right|correct))*(?: ?$| ?[?,.]| (?:if|because|so|or|then)\b)/.test(other.after);

/** "the box trucks we do next year", "the hats can wait until next season": other goods, put off. */
const PUT_OFF =
  /(?:^| )(?:the|our) (?:\w+ ){0,2}(?:\w+s|rest|others?|other one) (?:(?:we|i)(?: will| can|'ll)? (?:do|get|order|wrap|make|handle)|(?:can|could|will) wait(?: (?:for|until|till))*) $/;
const LATER =
  /^(?:(?:sometime|until|till|for|in) )*(?:next|the following) (?:year|season|quarter|summer|fall|spring|winter)$/;

/** "can we order two more in the fall", "if we hire in the summer, can I add some more": no day of what is ordered now. */
const SOME_SEASON =
  /^(?:(?:sometime|in|next|come|for|this coming|the) )*(?:the )?(?:fall|autumn|winter|spring|summer|year|season|semester|quarter)$/;
const MORE_THEN =
  /\b(?:(?:can|could|may|might|will) (?:we|i)|(?:we|i) (?:can|could|may|might)|possible|problem|able)(?: \S+){0,8} (?:more|extra|reorder|again)(?: \S+){0,3} $/;
/** "3 now and 3 in the fall" */
const REST_THEN =
  /\b(?:now|today|first|right away)(?: ?,)? (?:and|then|plus|&)(?: then)? (?:the )?(?:other |remaining )?(?:\d+|half|rest|another|some|others?|more|two|three|four|five|six|ten|a few)(?: \w+)? (?:more )?$/;
const IF_MORE_COME =
  /(?:^| )(?:if|when|in case)(?: \S+){1,4} (?:hires?|joins?|signs? up|grows?|expands?|starts?|add|adds)(?: \S+){0,3} $/;

/** "is that a friday?" */
export const IS_THAT_A =
  /(?:^| )(?:is|was|is not) (?:that|it|this|the date|that one|that day)(?: (?:not|even|really|actually|on))* an? $/;

const CHECKED =
  /(?:^|[^\w\s] ?|(?:^| )(?:hmm+|so|wait|but|ok|oh|um|uh|and) )(?:is|was|is it|is not)(?: the)? $/;

export const isDeadline = ({ before, after }: NamedDay): boolean =>
  (DEADLINE.test(before) && !OF_A_CHILD.test(before)) || DEADLINE_AFTER.test(after);

/** "the baby is due april 20", "early bird ends may 1": beside another day of no account. */
export const isOfOther = ({ before }: NamedDay): boolean => OF_A_CHILD.test(before) || ENDS.test(before);

const OF_A_CHILD =
  /(?:^| )(?:baby|babies|twins|grandbaby|wife|daughter|sister|niece|cousin|she|i am|invoice|payment|balance|rent|deposit|taxes)(?:'s)?(?: (?:is|are))? due(?: (?:on|around|the))* $/;
const ENDS =
  /(?:^| )(?:block|bird|sale|lease|registration|sign ?-?ups?|enrollment|deal|discount|rate|contract|promo|ticket sales?) (?:ends|expires|closes|stops|is (?:up|over))(?: (?:on|the))* $/;

/** "so may 2", "before then, like the 24th" */
export const isReckoned = (before: string): boolean => RECKONED.test(before);

const RECKONED =
  /(?:^|[ ,;.-])(?:so|then|thus|hence|say|meaning|before (?:then|that|it)|(?:aim|aiming|shoot|shooting) for|call it|let us (?:say|do)|make it)(?: (?:like|say|maybe|about|around|by|on|the|for|i guess|probably|let us say|call it|(?:(?:the |my |our |this )?(?!i |we )[a-z]+ )?(?:has|have|needs?|must|should|had better)(?: to)? (?:be|get|all)(?: (?:all|totally))?(?: (?:done|finished|ready|complete|up|here|in|back|wrapped|printed|hung|live|installed))?|(?:(?:i|we)(?: would)? )?(?:need|want|like)(?: to have)?(?: (?:it|them|em|these|those|everything))?(?: by)?)|,)* $/;

const DEADLINE =
  /(?:by|before|due|(?:need|have|got|want) to (?:pick|grab|get)(?: (?:it|them|those|these|everything))?(?: up)?(?: by| on)?|deadline(?: is)?|no later than|until|till|in hands?(?: by| date)?|need(?:ed)?(?: it| them| these| this)?(?: by| for| on)?|ready(?: by| for| on)?|want(?:ed)?(?: by| for| on)|(?:have|get|want|like|love) (?:it|them|these|everything)(?: by| for| on)?|(?:make|call|change|move|switch|push|bump) (?:it|that|this|them|the (?:date|day|deadline|due date))(?: (?:up|back|out|over))?(?: to)?|arrive(?: by)?|to (?:us|me)(?: by| on)?|(?<!you be )here(?: by| on)?|delivered(?: by)?|latest(?: is)?|drop ?-?dead(?: date)?(?: is)?|cut ?-?off(?: is)?|(?:be|get|have (?:it|them)) (?:all )?(?:done|finish(?:ed)?|completed?|made|up|hung|installed)(?: by| on| for)?)\s+(?:the |like |around |about |this |next |at least |or before )*$/;
/** "load in is friday": the goods are there for it, unless they are needed sooner. */
export const isOfSetUp = ({ before }: NamedDay): boolean => SET_UP.test(before);

const SET_UP =
  /(?:(?:load|set|move)[ -]?(?:in|up)(?: (?:day|is|starts?|begins?|on))+|packet pick ?-?up(?: (?:is|starts?|on))+|install(?:ation|s)?(?: (?:is|on))+)\s+(?:the |like |around |about |this |next |at least |or before )*$/;
/** "the 25th latest", "june 29 would be perfect" */
const DEADLINE_AFTER =
  /^,?(?: (?:and|so|but|lol|,))* ?(?:that is|which is|that is also|thats) (?:also |really |actually )?(?:when|what|the (?:day|date|one)(?: that)?) (?:i|we|they|he|she|you|everybody|everyone)(?: (?:\w+ ){0,2})?(?:need|want|have to|got to|gotta|must|would like|should be)\b|^,?(?: or so)?(?: (?:is|as|works|would be|will be|at))?(?: (?:my|our|the|an?))?(?: (?:very|absolute|absolutely|really|even|much|way|probably|actually))? (?:(?:better|safer)(?! than)|latest|tops|at (?:the )?(?:\w+ )?latest|max|perfect|ideal|(?<=would be )(?:great|awesome|nice|best|good|wonderful|preferred)|drop ?-?dead|deadline|cut ?-?off|to be safe|or (?:sooner|earlier|before))\b|^,?(?: (?:and|so|but)){0,2} (?:i|we) (?:want|need)(?: (?:it|em|them|these|those|everything|all|(?:the|our|these|those) \w+))? (?:for|by|at) (?:that|then|it)\b/;

/** "the wedding is June 6": the goods are due for it, unless another day is given. */
export const isOfEvent = (before: string): boolean => EVENT.test(before);

const EVENT =
  /(?:event|wedding|party|game|match|tournament|tourney|reunion|conference|show|race|opening|graduation|meet|concert|festival|trip|camp|season|run|fair|shower|ceremony|banquet|gala|convention|anniversary)(?:'?s)?(?: (?:day|date|weekend|on|this|the))* $|turn(?:s|ing) \d{1,3}(?: on)?(?: the)? $|(?:^| )(?!(?:it|that|this|here|there|what|let|he|she|who|deadline|date|latest|today|tomorrow)\b)[a-z]+'s(?: (?:on|this|the))* $|(?:^| )(?:leave|leaving|fly|flying|head|headed|heading|off to|bound for|travel|traveling|depart|departing|drive|driving)(?: (?!by |before |need|want)\w+){0,4} $|(?:^| )(?!(?:it|that|this|which|deadline|date|due|what|there|here|latest|soonest|best)\b)\w+ (?:is|are|starts|begins|opens|kicks off|launches|premieres|debuts|goes live|(?:rolls|comes|lets|gets) out|falls|happens)(?: (?:(?:over|down|up|out) )?(?:in|at) (?!hand)\w+(?: \w+)?)?(?: (?:on|this|the))* $|(?:^| )(?!(?:i|we|you|to|can|could|will|would|should|must|please|if|they|guys|and|or|not|people|prices?|sizes?|shop|press|presses)\b)\w+s (?:start|begin|open|kick off)(?: (?:on|this|the))* $|(?:^| )(?:we|they|he|she|i|kids|guests|everyone|everybody) (?:are |is |am |will |all |finally |officially )*(?:\w+ly )?(?:opening|opens?|launching|launch(?:es)?|kick(?:s|ing)? off|start(?:s|ing)?|begin(?:s|ning)?|host(?:s|ing)?|play(?:s|ing)?|perform(?:s|ing)?|compet(?:es?|ing)|graduat(?:es?|ing)|retir(?:es?|ing)|deploy(?:s|ing)?|(?:get|gets|getting) married|(?:show|shows|showing|turn) up|report|move in|moving in|arrive|arriving)(?: (?!need|want|by |before )\w+){0,4} $|(?:^| )(?!(?:shirts|tees|hats|caps|signs|banners|orders|goods|they)\b)[a-z]+s (?:show up|turn up|arrive|come in|report|get here)(?: (?:at )?\d{1,2}(?::\d\d)? ?[ap]m)?(?: (?:on|this|the))* $/;

/** Asking whether the shop is open on a day needs no goods on it. */
const HOURS_BEFORE =
  /(?:^| )(?:(?<!(?:we|we soft|we officially|we finally|i|will|store|shop|restaurant|cafe|bakery|location|salon|market|fair|farm|park|pool|rink|stand|booth|season|museum|theater|camp|(?<!your )(?:doors?|gates?)) )open(?! house)|close|closed|closes|hours|(?:any(?:one|body)|some(?:one|body)|you(?: guys| all)?|people) (?:be )?(?:in|there|around))(?: (?![^.?!,]{0,30}\b(?:so|deliver|delivered|need)\b)[^.?!,]{0,30})? $/;
/** Nor is it an answer to the question for the day. */
const ASKS_HOURS =
  /(?:^| )(?:(?:are|is) (?:\w+ ){1,3}(?:open(?! house)|closed|in|there|around)|do (?:you|y all) (?:guys )?(?:open|close|work)|hours)(?: (?:on|at|until|till|this|next|the|late|for))* $/;
/** "which holidays are you closed? (easter)?" */
const HOURS_ASKED =
  /(?:open|close[ds]?|hours|holidays?)\b[^.?!]{0,30}\? (?:(?:like|on|and|what about|how about|say) )?$/;
const HOURS_AFTER =
  /^(?! and (?:opens?|closes?)\b)(?: (?!before |after |we |i )\w+){0,4} (?:open(?! house)|close|closes|closed|hours|a holiday)\b/;

/** "friday, not monday", "rather than the 5th", "moved from the 3rd to the 5th", "it does not have to be the 3rd" */
const DENIED_BEFORE =
  /(?:^|[ ,])(?:(?:do|does|did|would|will|is|are) not (?:(?:really|actually|necessarily|even|strictly|absolutely) )*(?:(?:have|need|got|supposed) to|need|needed|required|must)(?: (?:be|come|arrive|happen|get|have|show up|land|it|them|these|those|this|that|everything|all|here|ready|done|delivered|in hand|exactly))*|no need(?: for| to (?:have|get|do|make|rush|hurry)(?: (?:it|them))?)|(?:(?<!\bif )(?:i|we|they)|^) (?:can|could) (?:not|no longer) (?:do|make|use|take)(?: (?:it|them))?|no longer(?: (?:need|want)\w*(?: (?:it|them))?)?)(?: (?:on|by|for|at|anymore))*(?: the)? $|(?:^|[ ,(])(?:not|instead of|rather than|(?:never mind|forget|scratch|ignore|disregard|scrap|ditch|skip|strike)(?: about| what i said about)?)(?: (?:on|by|for|the|next|this))* $|(?:chang|mov|push|switch|bump|postpon|reschedul)\w*(?: \w+){0,3} from (?:the )?$/;
/** Is the day said not to hold, or no longer? */
export const isTakenBack = ({ before, after }: Pick<NamedDay, 'before' | 'after'>): boolean =>
  DENIED_BEFORE.test(before) || DENIED_AFTER.test(after) || (AWAY_THEN.test(after) && !BY.test(before));

/** "friday we are closed, so thursday", "the 9th i'm out of town" */
const AWAY_THEN =
  /^ (?:i am|we are|he is|she is|everybody is|everyone is|you are) (?:all )?(?:out(?: of (?:town|state|(?:the )?office|the country))?|off|closed|gone|away|busy|booked|not (?:here|in|open|around|available))(?: (?:all day|that day|then))?(?: ?$| ?[^\w\s]| (?:so|but|and|then|or|lets?|let us|maybe|make|how|the next|thanks?)\b)/;
const BY = /(?:^| )(?:by|need\w*|due|before|until|till)(?: (?:it|them|on|the|this|next))* $/;

const DENIED_AFTER =
  /^ (?:(?:is|was|would be|will be) (?:just |way |a bit |probably )?(?:too (?:late|soon|early)|no good|out\b(?! of)|impossible|(?:cancel|call)l?ed(?: off)?|off the table|not (?:going to (?:work|happen)|good|possible|an option|(?:\w+ )?(?:necessary|needed|required|important|a must))|no longer (?:necessary|needed|required|possible|good))|(?:will|does|would|can) not (?:work|happen|do\b)|fell through)/;

/** "we thought the 20th but it's the 27th", "originally may 2. The board now prefers may 9": what was believed before. */
export function isFormer({ text, before }: NamedDay, next: NamedDay | undefined): boolean {
  if (!next || next.date === null || !BELIEVED.test(before)) return false;
  const between = next.before.slice(next.before.lastIndexOf(text) + text.length);
  return TURNED.test(between) || (/ but /.test(between) && !isOfEvent(next.before));
}

const BELIEVED =
  /(?:^| )(?:said|say|told|thought|figured|planned|put|had|hoped|guessed|originally|was (?:thinking|hoping)|were (?:thinking|hoping|going)|going|aiming|shooting)(?: (?!not\b)\w+){0,5} $/;
const TURNED =
  /(?:^| )(?:now|actually|really|turns? out|turned out|new|instead|prefers?|moved?|changed|switched|pushed|bumped|should|correct|real|right|better)\b/;

/** "end of year banquet": what it is for, of a school in june and of an office in december. */
const CLOSES = /^(?:the )?end of (?:the |this |our )?(?:year|season|summer|school year)$/;
const CELEBRATED =
  /^ (?:class |staff |team |school |office |company |sports )?(?:party|parties|banquet|celebration|gifts?|presents?|t?-?shirts?|tees?|hoodies?|picnic|awards?|bash|lunch\w*|dinner|event|recital|showcase|concert|tournament|bbq|cookout|carnival|sale|bonus|performance|show|trip|dance|thing)\b/;

/** "the first was crooked", "the second is the better one": of things in a row, and no day. */
const ORDINAL_ALONE =
  /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;
/** "you're the fourth" */
const RANKED =
  /\b(?:you(?:['’]re| are)|i['’]?m|i am|(?:s?he)(?:['’]s| is)) (?:only |like |about |just |now )?$/i;
const TOLD_OF =
  /^ (?:was|were|came|had|looked|is (?:a|too|more|less|the (?:one|better|good|bad|right|wrong)|red|blue|black|white|navy|bigger|smaller|better))\b/;

const NEEDED =
  /(?:need|(?<!(?:come|stop|swing|drop|pass|pop|nip|zip|run|head|roll|get) )by|before|due|deadline|in hands?|ready for|have (?:it|them|these))(?: [^.?!]{0,28})?$/;

/** "I ordered on May 3", "my order from January 5", "since 2019": a day gone by. */
const PAST =
  /(?:^| )(?:ordered|placed|bought|called|emailed|texted|since|came in|visited|received|picked up|turned in|dropped off|uploaded|submitted|approved|(?:told|promised) (?:us|me)|turned \d{1,3}|sent|saw|(?<!\bbe )had|went|used|spoke|talked|met|paid|happened|missed|started|dated|was|were|did|(?:you|you guys|you all) (?:printed|made|shipped|wrapped)|founded|established|est|opened|launched|incorporated|born|(?<!(?:getting|get|be|being|is|are|am) )married|(?:order|invoice|email|quote|message|receipt|purchase)s? (?:\w+ ){0,2}(?:from|of|dated|on|placed))(?: (?!to |want|will |is |are |so |and |but |now |its |hoping|wondering|thinking|looking|game|event)\w+){0,5} (?:on |in |this |last |back |the )*$/;
/** "our logo changed this year", "we moved in january", "the season ended in november"; not "we needed them in may". */
const DID =
  /(?:^|[,;.!?] ?| )(?<!\b(?:want|wants|get|getting|have|having|like|see) )(?:(?:i|we|he|she|they|it|you|you guys|somebody|someone) |(?:my|our|the|their|his|her|your) (?!(?:shirt|tee|hat|cap|polo|hoodie|jacket)s? )\w+ (?:\w+ )?|^)(?:(?:just|already|recently|actually|also|finally|have|has|had|only|once) )*(?:(?:(?!need|want|plan|hop|expect|wish|like|due|prefer|decid|promis|embroidered |printed |schedul|suppos|rush|headed (?:to|for|off|out) )[a-z]{2,}ed|came|grew|won|lost|ran|sold|made|did|took|gave|left|began|broke|changed|held|wore|spent|chose|drew|threw)(?: (?:to|with|by) (?:him|her|them|you|(?!the |a |our |my )\w+))?(?: (?!to |want|need|will |is |are |so |and |but |hoping|for |ready|by )[\w']+){0,11}|got(?: (?:them|those|these|ours|it|an? (?:new|\w+ed) \w+))?) (?:on |in |this |last |back |the )*$/;

const AHEAD = /^(?:next|tomorrow|in .*(?:days?|weeks?|months?)$)/;

/** "It was supposed to be ready monday" */
const MISSED =
  /(?:was|were) (?:supposed|meant|promised|due|going|told)(?: (?:(?!\b(?:but|now|so)\b)[^.?!,]){0,30})? $/;
/** "last year you did it by april 10" */
const LAST =
  /(?:^| )(?:last|past) (?:the )?$|(?:^| )last (?:year|season|time)(?: (?!this |now |need|want)[\w']+){0,9} $/;
const PAST_AFTER = /^ (?:of )?last year\b| ago\b/;

/** "if I drop the van off on monday", "we can bring the jackets in tuesday", "dropping off thursday"; not "can you drop them off" */
const BROUGHT =
  /(?:^|(?<!\b(?:you|yall|guys|all)) )(?:(?:bring|bringing|drop|dropping|leave) (?:it|her|him|them|those|these|everything|(?:the|my|our) (?:own )?(?:van|truck|car|trailer|vehicle|bus|suv|jackets?|shirts?|tees?|hats?|caps?|polos?|hoodies?|vests?|aprons?|bags?|totes?|garments?|blanks?|pieces|stuff|box(?:es)?))(?: (?:in|off|over|down|by|with you|there|out))*|(?<=\b(?:i|we|can|could|will|would|gonna|to) )drop off|dropping off)(?: (?:on|the|this|next|early|at|by|any|some))* $/;

/** "if I got you the file tonight", "the designer will be done with it on monday"; not "can you send the pdf by friday" */
const GIVEN_TO_US =
  /(?<!(?:you|you to|please|guys|yall|all) )\b(?:know|final|exact|send|sent|sending|email|emailing|upload|uploading|text|bring|bringing|get|got|getting|give|have|forward|finish|finishes|finishing|finished|finalize|done with|finished with)(?: (?!me |us |need|want|hats?|shirts?)\w+){0,4}? (?:files?|logos?|art|artwork|pdf|png|jpe?g|svg|ai file|pics?|pictures?|photos?|images?|design|list|roster|sizes|counts?|numbers?|headcount|names|deposit|check|payment|po|purchase order|approval|sign ?-?off)(?: (?:done|ready|finished|finalized|together|in|over|off|back|to|for|with|by|you|you guys|yall|on|the|this|next|later|early|sometime|before|until|till|comes?|coming|is|are|due|goes?))* $/;

/** "that's all for today", "i'm good for tonight": the talk is over, and nothing due */
const CLOSED_WITH =
  /(?:^| )(?:(?:that|this|it) (?:is|was|will be|would be|does it|about does it)(?: (?:all|it|everything|enough|about it|plenty))*|(?:i am|we are|am|all) (?:all )?(?:done|good|set|finished|out)|enough|done|finished|nothing (?:else|more)|all (?:i|we) (?:need(?:ed)?|have|had|got|wanted))(?: (?:from|with) (?:me|us|you|questions))?(?: (?:i|we) (?:need(?:ed)?|have|had|got|wanted)(?: to know)?)? (?:for )?$/;

/** "don't want to send anything in today", "not ordering tonight": no day of the goods */
const NOT_ORDERED =
  /(?:^| )(?:not|never|nothing|without)(?: (?!need|by|until|till|before)\w+){0,4}? (?:send|sending|submit|submitting|order|ordering|decide|deciding|commit|committing|buy|buying|pay|paying|place|placing|book|booking|sign|signing|finalize|finalizing)(?: (?:anything|a thing|it|this|that|one|yet|in|off|up|on|to|an order|the order|right|for|just))* $/;

/** "10% off till march 31", "is the spring special good through the 15th" */
const OFFERED =
  /(?:%|percent|\$\d+) off(?: [\w ]{0,20})? $|\b(?:discount|promo|promotion|coupon|special|deal|sale)s?(?: \w+){0,2} (?:till|until|thru|through|to|ends?|ending|expires?|expired|good)(?: (?:on|till|until|thru|through|the))* $/;

/** "i'll know the final headcount on the 20th", "the board meets march 10", "registration closes april 3" */
const DECIDED =
  /(?:^| )(?:(?:i|we|they)(?: will| are going to)? (?:vote|voting|meet|meeting|decide)(?: on (?:it|this|that))?(?: (?:about|at) (?:it|this|(?:the|our) (?:\w+ )?meeting))?|(?:talk|talking|speak|speaking|check|checking|discuss|discussing|going over|go over|run|running|bringing|bring|meet|meeting)(?: (?:it|this|that|them|over|up|about|quote|price|the quote|the price)){0,3} (?:with|by|past|to|at) (?:my|our|the) (?!shop|store|printer|booth|event)\w+(?: (?:meeting|member|members|partner))?|(?:i|we)(?: will|'ll)? (?:\w+ )?(?:know|find out|hear|decide|confirm)(?: (?!that |it is |is |are |ha(?:s|ve) |i |we |you )\w+){0,5}|(?:board|council|committee|pta|pto|vestry|trustees|leadership|boss|directors?|owners?) (?:meets?|votes?|approves?|decides?|meeting(?: is)?)(?: (?!need|want)\w+){0,4}|(?:registrations?|sign ?-?ups?|enrollment|voting|pre ?-?orders?|preorders?|tryouts|orders?|ordering) (?:forms? )?(?:is |are )?(?:closes?|ends?|closed|due|open (?:till|until|thru|through))(?: \w+){0,2}) (?:on |by |the )*$/;

/** "out of town march 9-13", "on vacation until the 20th" */
const AWAY =
  /(?:^| )(?:i|we)(?: am| are| will)? (?:leave|leaving|go|going|head|heading)(?: out| off)? (?:for|on) (?:my |our |a )?(?:vacation|leave|holiday)(?: (?:on|the|this|next))* $|(?:^| )(?:out of (?:town|the office|office|state|the country|pocket)|on (?:vacation|leave|a trip|a cruise)|(?:i am|we are|she is|he is|i will be|we will be|be) (?:gone|away|off work|off|traveling|travelling|camping|unavailable))(?: (?:\w+|,)){0,3} $|(?:^| )(?:i am|we are|we will be) (?:closed|shut)(?: (?:on|that|this|the|for|next))* $/;

/** "i'm free thursday", "my phone is off until sunday", "i have practice tuesday": when the visitor can be reached, or not. */
const AVAILABLE =
  /(?:^| )(?:(?:i am|we are|i will be|we will be|she is|he is)(?: (?:\w+ly|all|also|only|usually|not|back))*(?: (?:free|available|around|home|reachable|busy|booked|off|out|here|there|gone|working|at (?:work|church|practice|the (?:shop|office|gym|school))|in (?:meetings|class|court|surgery|training|a meeting)))(?: (?!(?:so|but|then|and) )\w+){0,2}|my (?:phone|cell|email) (?:is|will be) \w+|(?:i|we) (?:have|got|have got) (?:an? )?(?:church|practice|class|classes|work|meetings?|appointments?|school|surgery|court|jury duty|rehearsal|off|day off)|(?:i|we) (?:work|get off|get home)(?: \w+){0,3})(?: (?:on|this|next|the|until|till|after|before|all|at|day|from|every|by))* $/;

/** "email me by friday", "let me know on monday": the answer is due, no goods. */
const REPLIED =
  /(?:^| )(?:(?:call|text|email|message|write|answer|ring|contact|reach|tell)(?: (?:me|us))|get (?:back|in touch) (?:to|with) (?:me|us)|let (?:me|us) know|(?:hear|hearing)(?: back)? from (?:you|someone|somebody|anyone|anybody|a person|one of you|them|the shop))(?: (?:back|something|again|guys|all|there))?(?: (?:by|on|before|this|next|around|after|the|sometime|early|late))* $/;

/** "it has got to reach us on the 9th": goods, and no answer */
const REACHES_US =
  /(?:^| )(?:it|they|these|those|this|that|all|everything|stuff|(?!you|us|please|shirts? guys)\w+s)(?: (?:all|just|really|absolutely))?(?: (?:has|have|had|got|gotta|needs?|must|should|will|would|to|better|supposed|ought|is|are|has to))+ reach (?:me|us|my \w+|our \w+)(?: (?:by|on|before|no later than|the|around))* $/;
/** "used to be june 1, it's june 15 now" */
const NO_LONGER =
  /(?:used to be|was|were|originally|at first|not|no longer) [^.?!]{2,30}[,;.] ?(?:but |and |now |so )?(?:it is|its)(?: (?:now|only|just))? $/;

/** "it plays in 16/9", "a song in 6/8": how a picture is cut or a song counted. */
const RATIO = /^\d{1,2}\/\d{1,2}$/;
const IN_A_RATIO = /(?:^| )(?:in|format|ratio|widescreen|screen|meter)(?: (?:a|is|of|the))* $/;

/** "it's friday today", "today is the 5th": what day it is. */
const DAY_IS = /(?:^| )(?:it is|its) (?:already |only )?\w+day $/;
const IS_DAY = /^ ?(?:is|'s) (?:already |only )?(?:\w+day|the \d)/;

/** "it's tuesday already", "it's friday today, so" */
const IT_IS = /(?:^| )(?:it is|its)(?: (?:now|only|just))? $/;
const ALREADY =
  /^ (?:already|today|again\b|now(?= (?:and|but|already) )|and (?:i|we) (?:still|have|got|do not))/;

/** "if the proof is approved by monday", "art to follow next week" */
const APPROVED =
  /(?:^| )(?:art|artwork|logo|file|design|roster|names|sizes)s? (?:(?:is|are|will be|to|will) )?(?:follow|follows|following|come|coming|sent|in your inbox)(?: (?:by|on|this|next|the|later|early))* $|(?:^| )(?:proof|art|artwork|design|mockup|layout)s? (?:(?:is|are|gets?|being|was) )+(?:approved|signed off|finali[sz]ed)(?: (?:by|on|this|next|the))* $/;

/** "my meeting is thursday", "i get back on the 9th", "the check clears monday" */
const OF_OTHERS =
  /(?:^| )(?:my (?:appointments?|meetings?|appt)|(?:meeting|appointment|appt|interview|inspection|phone call|court date|surgery)(?: (?!need|want)\w+){0,4} (?:is|are)|(?:(?:i|we) get|(?:he|she|they|artist|designer|boss|husband|wife|partner|brother|sister|son|daughter|guy|pastor|coach|owner|manager) (?:is|are|will be|comes?|is coming|gets?|is getting)) back(?: (?!need|want|by |before )\w+){0,3}|(?:i|we|i am|we are) (?:will )?be back (?:(?:in|at|from) (?:the )?\w+|home)|(?:i|we|i am|we are) (?:fly|flying|drive|driving) in(?: from \w+)?|(?:payment|check|deposit|money|funds|funding|grant|paycheck)s? (?:\w+ )?(?:goes out|go out|comes (?:in|through)|clears?|hits?|arrives?|lands?))(?: (?:on|by|this|next|the|until|till))* $/;

/** "the meeting is the 2nd tuesday in april": asked for a day, or far ahead, one tells that of what the goods are for. */
const FAR = / (?:of|in) [a-z]+$/;
const MEETS =
  /(?<!\bmy )\b(?:meeting|inspection|interview|court date) (?:is|are)(?: (?:on|the|this|next))* $/;

const isPrinted = (before: string, after: string): boolean =>
  PRINTED.test(before) ||
  UNDER_THAT.test(before) ||
  THE_DATE.test(before) ||
  (PRINT_HEAD.test(before) && !DUE.test(before)) ||
  (ON_GOODS.test(after) && !NEEDED.test(before));

const ALONE_SOON =
  /^(?:today|tonight|tomorrow) ?(?:$|[^\w ]|noon|morning|afternoon|evening|night|at|by|if|please)/;
/** "back: summer tour, (june 3) in omaha" */
const PRINT_HEAD =
  /(?:^| )(?:front|back|sleeves?|print|text|wording|lettering|line \d)(?: (?:print|text|says?|design))?:(?: [^.?!;]{0,60})?$/;
const DUE =
  /\b(?:due|need\w*|by|before|deadline|until|till|want\w*|(?:event|party|wedding|show|game|race) is)\b[^:]*$/;
/** "put (june 6) on the front" */
const ON_GOODS =
  /^(?: ?- ?\d{1,2})?["”]? ?,? (?:(?:printed|stitched|embroidered|engraved|written) )?(?:(?:right |just )?(?:below|underneath|beneath)|(?:at|along|across|on|in) the (?:very )?(?:bottom|top)|(?:on|across|under|underneath|below|above) (?:it|them|that|(?:the|each|every|both|our|my) (?:\w+ )?(?:fronts?|backs?|sleeves?|chest|shirts?|tees?|hats?|caps?|mugs?|signs?|banners?|cups?|koozies|bottom|top|hem|logo|name)))(?= ?$| ?[^\w\s]| (?:and|with|in|please|so|but)\b)/;

/** "my name on it and under that Vote (April 7)"; not "under that by april 7" */
const UNDER_THAT =
  /(?:^|[,.;:] ?|(?:^| )(?:and|then|with|put|plus|but|have|add|right|just) )(?:(?:under|above)(?= (?:it|that|this|them|those|the|our|my|his|her) )|underneath|below|beneath)(?: (?:it|that|this|them|those|(?:the|our|my|his|her) (?:\w+ )?(?:logo|names?|picture|photo|graphic|design|text|words?|lettering|crest|title|line|mascot)))?(?! \d)(?: (?:(?:we|i) (?:want|would like|need) |it (?:says|should say) |put |goes |comes ))?(?: (?!needs? |needed |wants? |due |by |before |on |for |if |we |i |is |are |was |and |to )[\w'&]+\.?,?){0,6} $/;
/** "emailing it over (tonight)", "I'll get that to you (monday)": the file comes then; not "can you send it friday". */
const WHO_SENDS =
  '(?:i|we|he|she|i am|we are|(?:my|our|the) (?:designer|artist|nephew|niece|son|daughter|wife|husband|boss|guy|partner|secretary)) (?:(?:will|can|am|are|is|could|should|going to|gonna|just|probably|try to) ){0,3}';
const SENT_OVER = new RegExp(
  `(?:^|[,;.!?] ?| )(?:(?:(?<!\\b(?:you|guys|all) (?:be )?)(?:emailing|uploading|texting|forwarding|sending)|${WHO_SENDS}(?:email|upload|text|forward|send|shoot)s?)(?: (?:you|yall))? (?:it|them|that|this|those|these|everything|one|some)(?: (?:over|along|across|in|up|your way|back|to you(?: (?:all|guys))?)){0,2}|${WHO_SENDS}(?:get|have) (?:it|them|that|this|those|these|everything) (?:over )?to you(?: (?:all|guys))?)(?: (?:by|on|later|first thing|sometime|this|next))* $`,
);

/** "and til what time (today)" */
const UNTIL_WHEN_OPEN =
  /(?:until|till|til|up to|by|at|from) (?:what time|how late)(?: (?:are|do|is|can) (?:you|yall|we|i|he|she|they|it|the shop)(?: \w+){0,3})?(?: (?:on|for|is it|are you|do you))* $/;

/** "put the date, (may 9)" */
const THE_DATE =
  /(?:^| )(?:put|add|print|include|show|list|with|have)(?: (?:just|also|only|maybe))*(?: (?:the|our|a))?(?: \w+)? dates?[,:]? $/;

/** "shirts that say June 5", "the names are Ann & Bo 6.5.26": the day is what is printed. */
const PRINTED =
  /(?:^| )(?:saying|wording|the words?|the text|(?:that|which|it|they|signs?|shirts?|banners?|back|front|to|should|will|must|gotta) (?:says?|reads?))(?: is)?:?(?: (?!needs? |needed |wants? |due |by |before )[\w'&]+,?){0,6} $|(?:^| )dates? (?:(?:to|we|i) (?:print|put|go|want)(?: on)?|on)(?: (?:it|them|(?:the|each) \w+))? (?:is|are|should be|should say) $|(?:^| )names(?: on (?:it|them))? are(?: [\w'&]+){1,6} $/;

/** "can you hold the price until the board votes on friday" */
const HELD =
  /\b(?:hold|lock(?: in)?|keep|honou?r|guarantee|freeze|save)(?: \w+){0,2} (?:prices?|pricing|quotes?|estimates?|rates?|spot|slot)(?: (?:good|open|firm|in))?(?: (?:for us|for me))? (?:until|till|through|thru|to)(?: (?!need|want)[\w']+){0,6} $/;

/** "the new logo comes end of this week", "final art should be ready friday" */
const ARRIVES =
  /(?<!\b(?:you|have|get|need|want|with)(?: (?:the|our|my|an?|new|final))* )\b(?:logos?|art|artwork|files?|design|drawing|sketch|vector|sizes|roster|final (?:count|list|numbers?))(?: (?:will|will not|is not|not|should|might|is|are|to|be|gets|getting|from|our|my|the|designer|artist|nephew|agency)){0,5} (?:comes?|coming|arrives?|arriving|done|finished|ready|here|lands?|finali[sz]ed|dropping|drops)(?: (?:in|back|by|on|at|the|this|next|like|around|about|sometime|early|late|until|till|til))* $/;

/** "it's with our designer and she says end of week": when the art comes */
const PROMISED =
  /\b(?:designer|artist|agency|illustrator|art guy|art department|photographer)(?: (?:is|was|has|had|it|he|she|they|and|but|so|who|that|,)){0,4} (?:says?|said|saying|promised|promises|swears|thinks|told (?:me|us)|hopes|(?:will|can|should|might|is going to|is supposed to) (?:have|get|finish|send|deliver|be done with))(?: (?:it|them|that|it is|it will|us|me|final|files?|logo|art|artwork|be|done|ready|by|on|for|like|maybe|around|about|the|will|this))* $/;

/** "my nephew is a designer, he's wrapping it up this weekend": the visitor's own people, at the art */
const WORKED_ON =
  /(?:^| )(?:he|she|they|hes|shes|theyre|who)(?: (?:is|are|will be|still))* (?:finishing|wrapping|drawing|working|touching|polishing|tweaking|sketching)(?: (?:it|that|them|on|up|off|out|the \w+))* (?:by |on |for )?$/;

/** "a quote by friday", "I have to show the board a number this sunday" */
const OF_A_QUOTE =
  /(?:quotes?|price|pricing|estimate|mockup|proof)(?: (?:back|ready|done|over|(?:to|for|from) (?:me|us|you)))* (?:by|on|before|this|in|within)? ?$|(?:^| )(?:show|give|tell|present|bring|pitch|report)(?: \w+){0,3} (?:numbers?|prices?|figures?|costs?|total|budget)(?: (?:to|by|on|before|this|next|the|at|\w+))? $/;
/** "monday for the quote" */
const FOR_A_QUOTE =
  /^ (?:please )?(?:for|on) (?:the|a|an|your|my|our) (?:quote|price|pricing|estimate|bid|numbers?|proof|mock ?-?up)\b/;

/** "order by march 10 to get it by march 20" */
const TO_HAVE_BY =
  /^ (?:to|and (?:still )?) ?(?:get|have|receive) (?:it|them|em|these|those|the \w+|my \w+|our \w+) (?:by|on|before|for|in time) /;

/** "march 31, that is the drop dead date" */
const CALLED_DEADLINE =
  /^ ?[,.;:-]? ?(?:and |so )?(?:that is|thats|which is|is|it is) (?:the|our|my|a) (?:\w+ ){0,2}(?:drop ?-?dead|deadline|due date|cut ?-?off|last (?:possible )?day|absolute latest|in ?-?hands)\b/;

/** "is it going to snow before", "think the creek will flood by" */
const WEATHER =
  /(?:^| )(?:is|will|think|going to|might|could) (?:(?!need|want|order|if )\w+ ){0,5}(?:rain|snow|storm|flood|crest|hail|thaw|freeze|ice over)(?: (?!and|but|so|then)\w+){0,2} $/;

/** "is our biggest day", "it might rain on" */
const MUSED_BEFORE =
  /(?:^| )(?:(?:rain|snow|storm)\w*|weather|forecast|sunny|freezing|(?:any|what|your|the|got|have|running) (?:sales?|discounts?|deals?|specials?) (?:for|on)|what an?|watch|who (?:you|do|will|is|wrote|ordered|called|texted|emailed|messaged|chatted|bought|came))(?: \w+){0,6} $|(?:^| )what (?:day |date )?is (?:it )?$/;
/** "you told me the 22nd, i'll take it", "you said friday, that works" */
const ACCEPTED =
  /^ ?[,.;-]? ?(?:and |so |ok |sure |fine |great )*(?:(?:i|we)(?: will| can|'ll)? (?:\w+ )?(?:take it|go with (?:it|that)|accept|want it)|(?:that|it|which)(?: day| date)? (?:is (?:fine|good|great|perfect|ok|okay)|works|will (?:work|do)|sounds (?:good|great|fine|perfect))|let us (?:do|go with) (?:it|that)|count me in|deal)\b/;

/** "the van gets delivered the 19th", "we pick up the truck on friday": when it can be brought, not when it is due. */
const VEHICLE_COMES =
  /\b(?:van|truck|trailer|car|vehicle|bus|suv|jeep|rig|fleet)s? (?:(?:should|will|is|are|gets?|getting|be|being|supposed to|going to) )*(?:delivered|arrives?|arriving|comes? in|coming in|shows? up|gets? here|rolls? in|pulls? in|lands?)(?: (?:to us|here|from \w+|from the \w+|on|by|this|next|the|around|about|like))* $|(?<!\b(?:can|could|will|when|should) )\b(?:i|we)(?: will| are| am)? (?:pick(?:ing)? up|take delivery of|close on|take possession of) (?:the|my|our|a) (?:new )?(?:van|truck|trailer|car|vehicle|bus|suv|jeep|rig)(?: (?:from \w+|from the \w+|on|this|next|the|around))* $/;

/** "maybe another dozen next month": of goods that come later, if at all */
const FURTHER =
  /\b(?:maybe|possibly|may|might|probably|could|perhaps)(?: (?!need\b)\w+){0,2}(?: (?:also )?need)? (?:another|more|a second|some more)(?: \w+){0,3} $/;

/** "can we pay half after july 1", "bill us in april": when the money comes */
const PAID_THEN =
  /\b(?:pay|paying|bill|billed|billing|invoice|invoiced|charge|charged|payments?|pago)(?: (?!need|want|ready|deliver|done|ship|order|pick|have (?!to be)|get|so|extra|more|rush|for|shirts?|hats?|by\b)[\w'$%,]+){0,9} (?:(?:after|in|on|until|till|the|next|this|over|around|late|early) ?)+$/;

/** "payday is the 15th", "we get paid friday" */
const PAYDAY =
  /(?:^| )(?:pay ?days?|pay ?checks?|(?:i|we) get (?:my |our )?(?:paid|paychecks?|checks?))(?: (?:is|are|comes?|on|this|next|the|every|again|not|until|till))* $/;

/** "2 new guys start monday", "we are hiring three people next week": who comes to work, and no day of the goods */
const FOLK_START =
  /\b(?:(?:new|more|another|extra|\d+)(?: \w+)? (?:hires?|guys?|people|employees?|drivers?|techs?|cooks?|servers?|staff|staffers|members|crew|girls|ladies|kids|helpers|volunteers|interns?|workers?|one|ones)|new hires?|somebody|someone|he|she)(?: (?:that|who|is|are|will|be|all|just))* (?:starts?|starting|joins?|joining|begins?|beginning|comes? (?:on|aboard|on board)|coming (?:on|aboard|on board))(?: (?:with us|work|working|here|on|this|next|the|in))* $|\b(?:hire|hiring|hired|onboarding|(?:bringing|taking|brought|took) on)(?: (?!need|want|by )\w+){1,4} $/;

/** "our fiscal year ends june 30" */
const YEAR_OF_MONEY =
  /\b(?:fiscal|budget|tax|financial) (?:year|quarter|cycle) (?:ends?|closes?|starts?|begins?|is|runs|rolls over|resets|over)(?: (?:on|the|until|till|in))* $/;

/** "is our biggest day", "does easter slow you down?" */
const MUSED_AFTER =
  /^ (?:slow|affect|delay|mess|matter|change|hold)s? (?:you|it|that|things|anything|your|us|up)\b|^ is (?:our|my|the|a|always|usually|one of)(?: \w+){0,3} (?:biggest|busiest|best|favorite|slow|slowest|big|busy|holiday)\b/;

/** "My birthday is June 3", "my son turns 30 on friday": alone they order nothing. */
const BIRTHDAY =
  /(?:(?:birthday|anniversary) (?:is|was|falls)|turn(?:s|ing)? \d{1,2})(?: (?:on|in))?(?: the| this)? $/;
const ORDERED = worded(
  / (?:need|want|get|order|make|buy|looking|like|print|shirts?|hats?|tees|caps|polos|hoodies|jackets|aprons|mugs|cups|glasses|tumblers|bottles|koozies|pens|totes|bags|stickers|buttons|magnets|favors|banners?|signs?|of us|guests?|people|tie dye|colou?rs?|logo) /,
);

const LATER_ON = /(?:some ?time|later|by|before|within|during|end of|early|still|for|in|finished|done) $/;

const SOON = /^(?:asap|a\.s\.a\.p|(?:as |the )?(?:soon|quick|fast|earlier the))/;
/** "call me (asap)", "pass it on (asap)": what shall be soon is the answer. */
export const ANSWERED =
  /(?:^| )(?:(?:call|text|e ?-?mail|write|ring|phone|contact|message|answer|reply|respond|get back|hear back|reach out|reach)(?: (?:me|us|to|back|from|you|someone|somebody|a|real|person|human|here|on|at|my|cell|phone|number|please|,))*|(?:submit|forward) (?:it|this|that|everything)(?: (?:on|over|in|now|please|to (?:them|the shop)))*|(?:send|pass|get) (?:it|this|that|everything) (?:on|over|off|in|along|through|to (?:them|the shop))(?: (?:to (?:them|the shop)|please))*) $/;

/** "send it (asap)", to the question whether a request may go */
const SENT =
  /(?:^| )(?:(?:send|ship|submit|pass|forward|get|place|put|shoot|fire) (?:it|this|that|them|everything|(?:the|my) (?:order|request))(?: (?:on|over|off|in|out|along|through|moving|going|now|please|to (?:them|the shop)))*|go ahead(?: (?:and|please))*) $/;
export const isOfSending = (before: string): boolean => SENT.test(before);

/** Days that small talk, calls and visits name. */
const NEAR =
  /^(?:(?:today|tonight|tomorrow|same day|(?:this|next) week|(?:on |over |for |this |next |the )*weekend)|(?:on |this |next |the )*\w+day\b.*)$/;
const GREETED =
  /(?:^| )(?:how(?: is| are| was| were|'?s) (?:your|you|everyone|everybody|it going)|happy|merry|enjoy|(?:are you|you) (?:doing|feeling)|is it going|(?:have|had|hope|wish)(?: \w+){0,3} (?:good|great|nice|lovely|fun|wonderful|blessed)|(?:good|great|nice|lovely) day|(?:see|catch) (?:you|ya|yall))(?: (?:a|an|your|the|my|this|you|guys|all|doing|good|great|nice|there|again|on|then)){0,4} $/;
const VISITED =
  /(?:will you(?: guys| all)? be (?:at|in|there|out)(?: (?!for )\w+){0,4}|come (?:look|see|check|feel|try|browse)(?: (?!for )\w+){0,5}|(?:call|talk|speak|chat|meet with|answer|reply|respond|reach|text|come (?:in|by|over)|(?:swing|stop|drop|pop|nip|zip|run|head|roll|come) (?:by|in|off|over|on over|through|past|down|round|around)|visit|there|work|working|quote)(?: (?!for )\w+){0,3}(?: (?:after|before|around|at|between|past|until) \d{1,2}\S*(?: ?[ap]m)?(?: (?:or|and|to|-) \d\S*)?)?) $/;

/** "if I order by friday", "I will pay on monday" */
const BEGUN_ON =
  /(?:^| )(?:(?:if|when|once) (?:i|we) (?:wait|hold off|order|place|pay|approve|send|submit|sign|start|bring|drop|leave|commit|confirm|pull the trigger|(?:say|said) (?:go|yes|ok)|(?:give|gave) (?:you )?(?:the|an?) (?:go|ok|okay|green|yes|thumbs))|(?:if|when|once) (?:(?:the|it|them) )?(?:i )?bring|ordering|(?:(?:i|we) (?:will|can|could)|i'?ll|we'?ll) (?:(?:come|stop|swing|run|pop|head)(?: (?:by|in|over|down|up))?(?: (?:and|to))? )?(?:pay|order|send|email|bring|drop))(?: [^.?!,]{0,20})? $/;

/** "I want to order today": begun, not due. */
const BEGUN =
  /(?:order|ordering|start|started|begin|looking|shopping|help|pay|place|submit|upload|do for (?:you|me))(?: [^.?!]{0,30})? $/;
