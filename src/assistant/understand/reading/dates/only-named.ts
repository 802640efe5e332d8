// A day that is only named: in a street, a song, a film, in what was, or in thanks that it has come.
import type { NamedDay } from './find-days.ts';

/** "MLK Drive", "Easter bunny", "Friday the 13th is a scary film", "Good Friday was quiet", "rent is due on the 1st" */
export const isOnlyNamed = ({ text, before, after }: Pick<NamedDay, 'text' | 'before' | 'after'>): boolean =>
  (HONOURED.test(text) && DRIVE.test(after)) ||
  (/[a-z]/.test(text) && STREET.test(after)) ||
  (!ORDERED.test(before) && PART_OF.test(after)) ||
  WORK.test(after) ||
  IT_WAS.test(after) ||
  THANKED.test(before) ||
  BILL.test(before) ||
  / ago(?: on| this)? $/.test(before) ||
  (/^\d{1,2}\/10$/.test(text) && RATED.test(before));

const HONOURED = /\b(?:martin|mlk|king|memorial|veterans?|independence)\b/;
const DRIVE =
  /^ (?:jr |junior )?(?:drive|dr|way|court|place|bridge|hospital|library|park|stadium|center|hwy|highway)\b/;
const STREET = /^ (?:jr |junior )?(?:st|street|ave|avenue|blvd|boulevard|road|rd|lane|ln|pkwy|parkway)\b/;
const ORDERED = /(?:^| )(?:by|before|until|till|due|need(?:ed)?|for|on) $/;
const PART_OF =
  /^ (?:morning |night |eve )?(?:songs?|music|carols?|movies?|bunny|bunnies|leftovers?|resolutions?|drivers?|quarterback|vibes)\b/;
const WORK =
  /^ (?:is|was) (?:(?:a|an|my|our|the|one of the|such|really|very|scary|good|great|old|funny|sad|favou?rite|best) )+(?:films?|movies?|books?|songs?|shows?|bands?|story|novel|holiday|tradition)\b/;
/** "on tuesday we were closed"; not "on tuesday we were hoping to have them". */
const IT_WAS =
  /^,? (?:weekend |morning |night |afternoon |evening )?(?:(?:i|we|he|she|they|it) )?(?:was|were) (?:(?:so|very|really|too|such|pretty|quite|just|a|an) )*(?:sick|ill|closed|open|quiet|busy|fun|awful|terrible|horrible|crazy|wild|great|nice|good|bad|rough|slow|hot|cold|rainy|snowy|sunny|amazing|awesome|lovely|wonderful|exhausting|tired|home|away|out|late|there|here|gone)\b(?! (?:to|for|with|by|enough|until|till))/;
const THANKED =
  /(?:^| )(?:thank (?:god|goodness|heavens?|the lord|you lord)|glad|finally)(?: that)? (?:it is|its) $/;
/** What others are owed. */
const BILL =
  /(?:^| )(?:rent|bills?|tax(?:es)?|mortgage|tuition|homework|essay|library books?|payments?) (?:is|are|was|were)(?: due)?(?: on| by)?(?: the)? $/;
const RATED =
  /(?:^| )(?:give|gave|rate[sd]?|score[sd]?)(?: (?:it|this|that|you|them|us|your \w+|the \w+))* (?:an? )?$/;
