// More that may be ordered one day: "can we order one or two more later", "5 more in the fall", "if 3 more sign up can we add them".
import { type Place, singular } from './place.ts';

/** Are so many more only thought of for a later time, or should somebody come to it? Nothing is ordered by that now. */
export function isForLater({ all, number: { from }, after }: Place): boolean {
  const more = MORE.exec(after);
  if (!more) return false;
  const before = singular(all.slice(Math.max(0, from - LONGEST), from));
  const rest = ` ${after.slice(more[0].length).trimStart()}`;
  return (
    LATER.test(rest) || LATER.test(before) || IF_ANY.test(before) || (IF.test(before) && COME.test(rest))
  );
}

const LONGEST = 14;
/** "3 more", "one or two more", "five or so extra" */
const MORE = /^ (?:(?:or|to|-) \S+ )?(?:or so )?(?:\S+ )?(?:more|extra|additional) /;
const LATER =
  / (?:later(?! (?:today|tonight|this|than))|in the future|down the (?:road|line)|some ?(?:day|time)s?|some other time|another time|eventually|reorder|re order|(?:in|next|come|by|until|this coming) (?:the )?(?:fall|spring|summer|winter|autumn|year|season|semester)|next (?:month|time)|(?:the )?next (?:fall|spring|summer|winter|year|season)) /;
/** "if we hire someone", "when a new kid joins" */
const IF_ANY =
  / (?:if|when|whenever|in case) (?:we |i |they |a |an |any |some |new |more |my |our |other |another )*(?:\S+ )?(?:hire|join|sign up|show up|come|grow|run out|run low|run short|start|expand|get (?:a |some |more |new )*(?:hire|member|kid|player|people|order))(?: \S+){0,12} $/;
const IF = / (?:if|should|in case) (?:like |maybe |about |say |another )?$/;
const COME = /^ (?:\S+ )?(?:sign|join|show|come|want|turn|register|rsvp|enroll|decide)/;
