// "Shirts for my grandfather's funeral": somebody has died, and a word of sympathy comes first, once.
import type { Moment } from './context/moment.ts';
import { worded } from './reading/words/triggers.ts';

export const tellsOfLoss = ({ words: { plain }, folded }: Moment): boolean =>
  (LOSS.test(plain) || LOSS_ES.test(folded)) && !OF_THE_TRADE.test(plain);

const WHOSE = '(?:my|our|his|her|their|the)';
const FAMILY =
  '(?:wife|husband|spouse|partner|fiance|fiancee|mother|father|mom|moms|mum|mama|dad|dads|papa|pops|parents?|son|daughter|baby|child|kid|brother|sister|sibling|twin|grandmother|grandfather|grandma|grandpa|granny|nana|papaw|mamaw|uncle|aunt|auntie|cousin|nephew|niece|friend|buddy|girlfriend|boyfriend|mother in law|father in law)';
const OTHERS =
  '(?:coach|teacher|pastor|priest|principal|boss|coworker|colleague|neighbor|teammate|classmate|student|captain|chief|founder|dog|cat|pup|puppy|horse)';
const GONE =
  '(?:(?:has|had|just|recently|suddenly|unexpectedly|sadly|also) )*(?:past away|died(?! (?:laughing|of laughter|down|on (?:me|us)))|(?:was|got) killed|passed(?= (?:away|last|this|in|on (?:\\w+day|the \\d)|from|suddenly|yesterday|recently|two|three|a (?:few|couple|week|month|year)|and|so|,|[.!])| $))';

const LOSS = worded(
  new RegExp(
    [
      ` ${WHOSE} (?:\\w+ )?(?:${FAMILY}|${OTHERS}) (?:\\w+ )?${GONE}`,
      ' (?:he|she) (?:(?:just|recently|suddenly|sadly) )*(?:died(?! (?:laughing|on (?:me|us)))|passed away) ',
      ` (?:lost|losing|buried|burying) ${WHOSE} (?:\\w+ )?${FAMILY} (?!(?:number|phone|email|logo|file|shirt|hat)s? )`,
      ' (?:death|passing|loss) of (?:my|our|his|her|their|a) ',
      ' (?:funeral|memorial service|celebration of life|burial|viewing and funeral) ',
      ' (?:need|needs|want|wants|get|getting|make|making|order|ordering|print|printed|like|some|of|few|for|\\d+) (?:memorial|rip|remembrance) (?:t ?)?(?:shirts?|tees?|t-shirts?|tshirts|hoodies?|sweatshirts?|decals?) ',
      '^ (?:memorial|rip|remembrance) (?:t ?)?(?:shirts?|tees?|t-shirts?|tshirts|hoodies?|decals?) for ',
      ' in (?:(?:loving|dear|his|her|their) )+memory | in (?:memory|remembrance) of (?:my|our|his|her|a) ',
    ].join('|'),
  ),
);
const LOSS_ES = worded(
  /\b(?:fallecio|fallecimiento|funeral|velorio|sepelio|en memoria de|que en paz descanse|(?:murio|se murio) (?:mi|nuestr[oa]|su))\b/,
);

/** Those whose work it is. */
const OF_THE_TRADE = worded(
  / (?:funeral|burial|cremation) (?:homes?|parlou?rs?|directors?|chapels?|business|company|services? (?:company|business|inc|llc)|industry|procession magnets?) | (?:mortuary|cemetery|monument company) /,
);
