// When the shop is open, where it is, and how to reach it.
import { describeHours, describeNextOpening, hoursOn, isOpen } from '../../shop/opening-hours.ts';
import { asksHowLate } from '../hours-asked.ts';
import { type Answer, type Moment, slotContextOf } from '../moment.ts';
import { findDays } from '../reading/dates/find-days.ts';
import { dateOfHoliday, HOLIDAY_NAMES } from '../reading/dates/holidays.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { asksToPark } from '../side-questions.ts';
import { AND, listed, longDay, oneOf, upperFirst } from '../wording.ts';
import { quoteAsked } from './knowledge.ts';

export function answerHoursAndPlace(moment: Moment): Answer {
  const { state, shop, words, today } = moment;
  const { brand } = shop;
  const { language } = state;
  const { street, city, region, postal_code } = brand.address;
  const place = `${street}, ${city}, ${region} ${postal_code}`;
  const hours = listed(describeHours(shop, language), AND[language]);
  const isNow = doorText(moment);
  const ofDay = dayAsked(moment);
  const where = oneOf(
    {
      en: [`You find us at ${place}.`, `We are at ${place}.`],
      es: [`Estamos en ${place}.`, `Nos encuentra en ${place}.`],
    },
    state,
  );
  if (ofDay !== undefined) {
    const isClosed = hoursOn(shop, ofDay) === null;
    const rest = oneOf({ en: [`Our hours: ${hours}.`], es: [`Horario: ${hours}.`] }, state);
    const isPlace = ABOUT_PLACE.test(words.plain);
    const further = isClosed ? [rest] : isPlace ? [where] : ofDay === today ? [`${isNow}.`] : [];
    return { says: [hoursOfDay(moment, ofDay), ...further] };
  }
  if (ABOUT_REACHING.test(words.plain) && !ABOUT_PLACE.test(words.plain)) {
    return {
      says: [
        oneOf(
          {
            en: [
              `You can call ${brand.phone} or write to ${brand.email}.`,
              `Our number is ${brand.phone} and our email ${brand.email}.`,
            ],
            es: [
              `Puede llamar al ${brand.phone} o escribir a ${brand.email}.`,
              `Nuestro teléfono es ${brand.phone} y el correo ${brand.email}.`,
            ],
          },
          state,
        ),
        oneOf({ en: [`Our hours: ${hours}.`], es: [`Horario: ${hours}.`] }, state),
      ],
    };
  }
  const parking = asksToPark(moment)
    ? quoteAsked({ ...moment, message: PARKING, words: splitWords(PARKING, shop) })
    : undefined;
  const when = oneOf(
    {
      en: [`${isNow}; our hours are ${hours}.`, `Our hours are ${hours}. ${isNow}.`],
      es: [`${isNow}; el horario es ${hours}.`, `El horario es ${hours}. ${isNow}.`],
    },
    state,
  );
  if (parking) return { says: [where, ...parking] };
  if (ABOUT_PLACE.test(words.plain) && !ABOUT_HOURS.test(words.plain))
    return { says: [where, oneOf({ en: [`Hours: ${hours}.`], es: [`Horario: ${hours}.`] }, state)] };
  if (ABOUT_HOURS.test(words.plain) && !ABOUT_PLACE.test(words.plain)) return { says: [when] };
  return { says: asksHowLate(moment) ? [when, where] : [where, when] };
}

/** What else is named beside it is no help to find the page. */
const PARKING = 'is there parking';

/** The ISO day a question about hours names: a holiday, a date, "this sunday", today; the next one to come. */
function dayAsked(moment: Moment): string | undefined {
  const { folded, today, words } = moment;
  if (/ (?:today|tonight) /.test(words.plain)) return today;
  const [holiday] = HOLIDAY.exec(folded) ?? [];
  // "the day after thanksgiving" is no holiday's own day.
  if (holiday !== undefined && !BESIDE.test(words.plain)) {
    const year = Number(today.slice(0, 4));
    return [year, year + 1]
      .map((one) => dateOfHoliday(holiday, one))
      .find((day) => day !== undefined && day >= today);
  }
  // The slot's own reading leaves a question about hours alone.
  const named = findDays(slotContextOf(moment)).find(
    ({ date, text }) =>
      date !== null && date >= today && (NAMES_DAY.test(text) || HOLIDAY.test(text.toLowerCase())),
  );
  return named?.date ?? undefined;
}

const HOLIDAY = new RegExp(`\\b${HOLIDAY_NAMES}\\b`);
const BESIDE = worded(/ (?:day|weekend|week|monday|friday|saturday) (?:right )?(?:after|before|of) /);
const NAMES_DAY =
  /\d|to(?:day|night|morrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:sat|sun|mon|tue|wed|thu|fri)\b/i;

function hoursOfDay({ state, shop, today }: Moment, day: string): string {
  const { language } = state;
  const hours = hoursOn(shop, day, language);
  const holiday = shop.holidays.find(({ date }) => date === day)?.name;
  const name = longDay(day, language, today);
  const isToday = day === today;
  if (language === 'es') {
    const when = isToday ? 'Hoy' : `El ${name}`;
    if (hours === null) return `${when} estamos cerrados${holiday === undefined ? '' : ` (${holiday})`}.`;
    return `${when} abrimos de ${hours}.`;
  }
  const on = isToday ? 'today' : `on ${name}`;
  const why =
    holiday === undefined ? '' : `${isToday ? '' : ','} for ${holiday.replace(/^Day (?=after)/, 'the day ')}`;
  if (hours === null) return `We are closed ${on}${why}.`;
  return oneOf(
    { en: [`We are open ${on} from ${hours}.`, `${upperFirst(on)} we are open ${hours}.`], es: [] },
    state,
  );
}

/** 'We are open right now', 'We are closed today for Labor Day and open again tomorrow at 9 am'. */
function doorText({ state, shop, now, today }: Moment): string {
  const { language } = state;
  if (isOpen(shop, now)) return STATE_OF_DOOR[language].open;
  const holiday = shop.holidays.find(({ date }) => date === today);
  const closed = holiday
    ? `${STATE_OF_DOOR[language].holiday} ${holiday.name}`
    : STATE_OF_DOOR[language].closed;
  const next = describeNextOpening(shop, now, language);
  return next === undefined ? closed : `${closed} ${STATE_OF_DOOR[language].again} ${next}`;
}

const STATE_OF_DOOR = {
  en: {
    open: 'We are open right now',
    closed: 'We are closed right now',
    holiday: 'We are closed today for',
    again: 'and open again',
  },
  es: {
    open: 'Ahora estamos abiertos',
    closed: 'Ahora estamos cerrados',
    holiday: 'Hoy estamos cerrados por',
    again: 'y abrimos',
  },
};

const ABOUT_HOURS = worded(
  / (?:open|opens|opening|close|closes|closed|closing|hours|late|early|time|weekend|weekends|saturdays?|sundays?|monday|today|tomorrow|when|abren|abre|abierto|abiertos|cierran|cierra|cerrado|horario|hora|horas|sabados?|domingos?|manana|hoy) /,
);
const ABOUT_PLACE = worded(
  / (?:where|located|location|locations|address|directions|parking|come|bring|stop|visit|store|showroom|place|near|city|zip|drop|swing|pick|pickup|person|donde|direccion|ubicados|ubicacion|queda|quedan|local|estacionamiento) /,
);
const ABOUT_REACHING = worded(
  / (?:number|phone|telephone|email|e mail|call|text|write|reach|contact|telefono|correo|numero|llamar) /,
);
