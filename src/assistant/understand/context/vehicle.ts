// The vehicle of a wrap: is it one, and what the visitor calls it.

import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';

const KIND = String.raw`(?:cargo van|step van|box truck|food truck|delivery truck|pickup truck|tow truck|work truck|work van|golf cart|food trailer|van|truck|pickup|car|suv|sedan|jeep|trailer|bus|hatchback|coupe|rv|motorhome|camper|boat|pontoon|jet ?ski|snowmobile|dirt bike|motorcycle|motorbike|atv|utv|semi|tractor|ambulance|limo|limousine|hearse|airstream|forklift|airplane|helicopter|kayak|canoe|food cart|minivan|crossover|sprinter|transit|promaster|express|savana|econoline|metris|nv200|f ?-?\d{3}|silverado|sierra|tacoma|tundra|ranger|ram|colorado|frontier|titan|tahoe|suburban|yukon|explorer|expedition|escape|rav4|cr-?v|pilot|odyssey|sienna|pacifica|civic|corolla|camry|accord|altima|malibu|prius|mustang|camaro|challenger|charger|corvette|wrangler|bronco|tesla|model [3sxy]|prius|smart car|beetle)`;
const MAKE =
  '(?:ford|chevy|chevrolet|dodge|ram|toyota|honda|nissan|gmc|mercedes|benz|jeep|hyundai|kia|subaru|mazda|volkswagen|vw|bmw|audi|tesla|freightliner|isuzu)';

/** "its a 2020 sprinter", "my van", "a box truck": no fleet, and no question in general ("how long does a van take?"). */
export function isOneVehicle({ words }: Pick<Moment, 'words'>): boolean {
  if (MORE_THAN_ONE.test(words.plain)) return false;
  return OURS.test(words.plain) || (!isQuestion(words) && ONE.test(words.plain));
}

const OURS = worded(new RegExp(` (?:my|our|the|this|his|her) (?:[\\w-]+ ){0,3}?${KIND} `));
/** No "a question about car wraps". */
const ONE = worded(
  new RegExp(
    ` (?:(?:a|an|one) (?:(?!(?:about|on|for|regarding) )[\\w-]+ ){0,3}?(?:${KIND}|${MAKE})|(?:19|20)\\d\\d (?:[\\w-]+ ){0,2}?[\\w-]+) `,
  ),
);
const MORE_THAN_ONE = worded(
  / (?:fleet|vehicles|vans|trucks|cars|suvs|trailers|buses|pickups|boats|pontoons|carts|motorcycles|forklifts|rvs|atvs|utvs|semis|sprinters|transits|five|several|few|couple|another|(?:both|all|each|two|three|four|every)(?! (?:\S+ )?(?:sides?|doors?|windows?|panels?|colors?|over|around))) /,
);
