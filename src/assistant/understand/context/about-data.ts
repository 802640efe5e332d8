// Questions about what is stored of a visitor, and wishes to be forgotten.

import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';

/** "wipe everything I told you", "take me off your list", "forget about me". */
const DELETES = worded(
  / (?:delete|erase|remove|forget|wipe|clear|purge|scrub|take|get rid of) (?:\w+ ){0,4}(?:(?:about|on|from) me|i (?:just )?(?:said|told|typed|wrote|gave|sent|entered)|(?:this|our|the|my) (?:whole |entire )?(?:chat|conversation|history|messages)|(?:off|out of|from) (?:your|the) (?:\w+ )?(?:system|list|lists|records|database|files|books))\b| (?:delete|erase|forget) (?:about )?me $| (?:right to be forgotten|unsubscribe|opt out) /,
);

/** Is the message about what is kept of the visitor? */
export const isAboutData = ({
  cues,
  words,
  folded,
  before,
}: Pick<Moment, 'cues' | 'words' | 'folded' | 'before'>): boolean =>
  cues.has('delete_data') ||
  ((GOES_ON.test(words.plain) || ASKS_ON.test(words.plain) || GOES_ON_ES.test(folded)) &&
    OF_DATA.test(before.lastReply)) ||
  DELETES.test(words.plain) ||
  ABOUT_DATA.test(words.plain) ||
  ABOUT_DATA_ES.test(folded);

/** "so erase it now", right after what is kept was talked about. */
const OF_DATA = /privacy page|página de privacidad/;
const GOES_ON = worded(/ (?:delete|erase|wipe|remove|scrub|purge|deleted|erased|deleting|erasing) /);
/** "and how long is it kept?", "who sees it?", "what about my number" */
const ASKS_ON = worded(
  / (?:how long (?:(?:is|are|will|does|do|would) (?:it|that|this|they|all that|you (?:keep|hold|store)|it all|those)\b|then\b|for\b| ?(?:\? )?$)|who (?:all |else )?(?:(?:can|gets to|will|could|at the shop|there) )*(?:sees?|reads?|looks? at|gets?|has|have|has access|have access)\b(?! (?:it |them |the \w+ )?(?:printed|made|ready|done))|where (?:is|are|does|do|will) (?:it|that|they|all that) (?:all )?(?:kept|stored|saved|go|end up|live)|(?:is|are|do you|will you|does it|do they) (?:\w+ ){0,2}(?:kept|keep|stored|store|saved|save|sold|sell|shared|share)\b|what about (?:my|the) (?:name|number|phone|e ?mail|info|data|address|details)|mailing list|newsletter|spam)/,
);
const GOES_ON_ES = worded(/\b(?:borr|elimin)\w{1,6}\b/);

const DETAILS =
  '(?:data|info|information|details|chats?|conversations?|messages?|number|phone(?: number)?|e ?mail(?: address)?|contact(?: info)?|stuff i (?:typed|wrote|said))';

const ABOUT_DATA = worded(
  new RegExp(
    [
      ` (?:do|are|will|does|did|would) (?:you|they|this|carl|anyone|someone|somebody) (?:\\w+ ){0,2}(?:save|saving|store|storing|keep|keeping|record|recording|collect|collecting|remember|sell|selling|share|sharing|track|tracking|leak|give out|give away|pass on) (?:\\w+ ){0,3}(?:me|${DETAILS}|this(?= (?:\\? )?$)|what i (?:say|type|write|wrote|said))(?! later| tomorrow| when)\\b`,
      `what (?:\\w+ ){0,3}(?:you|they) (?:\\w+ ){0,2}(?:have|know|store|keep|collect) (?:on|about) me\\b`,
      `what (?:do|will|are|would) (?:you|they) (?:\\w+ ){0,2}(?:do|doing) with (?:my|our|all this|the) (?:\\w+ )?${DETAILS}\\b`,
      `(?:what|where) (?:happens to|does|do|will happen to|will) (?:my|our|all my|this) (?:\\w+ )?${DETAILS} (?:go |end up |get |used |stored |kept |happens |after |then |now |once |when |if |\\? |$)`,
      `trust (?:\\w+ ){0,4}(?:info|information|data|details)\\b`,
      `(?:my|our|this) (?:\\w+ )?${DETAILS} (?:\\w+ ){0,2}(?:safe|secure|private|protected|confidential|encrypted|recorded|monitored|logged|saved|stored|sold|shared|public)\\b`,
      ` (?:is|are|does) (?:this|that|it|any of this|what i (?:say|type|write)) (?:\\w+ ){0,3}(?:private(?! \\w+ly| propert| event| part| label)|confidential|encrypted|being recorded|being saved|recorded|monitored|anonymous|stay between us)\\b`,
      ` who (?:all |else |can |could |will |gets to |is able to ){1,3}(?:sees?|reads?|looks? at|access\\w*) (?:this|my|our|these|what|it|that)\\b`,
      ` who (?:is reading|reads|sees) (?:this|my|our|these|what)\\b`,
      `how long (?:\\w+ ){1,3}(?:keep|kept|store|stored|save|saved) (?:my |the |this |our |all )*(?:${DETAILS}|chat history)\\b`,
      `where (?:\\w+ ){1,3}(?:keep|kept|store|stored|save|saved) (?:my |the |this |our |all )*${DETAILS}\\b`,
      ` (?:privacy policy|gdpr|ccpa|privacy) `,
    ].join('|'),
  ),
);

const ABOUT_DATA_ES = worded(
  /\b(?:borr|elimin|guard|almacen)\w{1,6} (?:\w+ ){0,3}(?:datos|informacion|conversacion|chat|correo|numero|mensajes)\b|\bprivacidad\b/,
);
