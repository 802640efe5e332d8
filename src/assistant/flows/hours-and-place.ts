// When the shop is open, where it is, and how to reach it.
import { describeHours, isOpen } from '../../shop/opening-hours.ts';
import type { Answer, Moment } from '../moment.ts';
import { listed, oneOf } from '../wording.ts';

export function answerHoursAndPlace({ state, shop, now, words }: Moment): Answer {
  const { brand } = shop;
  const { street, city, region, postal_code } = brand.address;
  const place = `${street}, ${city}, ${region} ${postal_code}`;
  const hours = listed(describeHours(shop));
  const isNow = isOpen(shop, now) ? 'We are open right now' : 'We are closed right now';
  if (ABOUT_REACHING.test(words.plain) && !ABOUT_PLACE.test(words.plain)) {
    return {
      says: [
        oneOf(
          [
            `You can call ${brand.phone} or write to ${brand.email}.`,
            `Our number is ${brand.phone} and our email ${brand.email}.`,
          ],
          state,
        ),
        `Our hours: ${hours}.`,
      ],
    };
  }
  const where = oneOf([`You find us at ${place}.`, `We are at ${place}.`], state);
  const when = oneOf([`${isNow}; our hours are ${hours}.`, `Our hours are ${hours}. ${isNow}.`], state);
  if (ABOUT_PLACE.test(words.plain) && !ABOUT_HOURS.test(words.plain))
    return { says: [where, `Hours: ${hours}.`] };
  if (ABOUT_HOURS.test(words.plain) && !ABOUT_PLACE.test(words.plain)) return { says: [when] };
  return { says: [where, `${isNow}; our hours are ${hours}.`] };
}

const ABOUT_HOURS =
  / (?:open|opens|opening|close|closes|closed|closing|hours|late|early|time|weekend|weekends|saturdays?|sundays?|monday|today|tomorrow|when) /;
const ABOUT_PLACE =
  / (?:where|located|location|locations|address|directions|parking|come|stop|visit|store|showroom|place|near|city|zip|drop|swing|pick|pickup|person) /;
const ABOUT_REACHING = / (?:number|phone|telephone|email|e mail|call|reach|contact) /;
