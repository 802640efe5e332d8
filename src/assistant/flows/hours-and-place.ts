// When the shop is open, where it is, and how to reach it.
import { describeHours, isOpen } from '../../shop/opening-hours.ts';
import type { Answer, Moment } from '../moment.ts';
import { AND, listed, oneOf } from '../wording.ts';

export function answerHoursAndPlace(moment: Moment): Answer {
  const { state, shop, words } = moment;
  const { brand } = shop;
  const { language } = state;
  const { street, city, region, postal_code } = brand.address;
  const place = `${street}, ${city}, ${region} ${postal_code}`;
  const hours = listed(describeHours(shop, language), AND[language]);
  const isNow = doorText(moment);
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
  const where = oneOf(
    {
      en: [`You find us at ${place}.`, `We are at ${place}.`],
      es: [`Estamos en ${place}.`, `Nos encuentra en ${place}.`],
    },
    state,
  );
  const when = oneOf(
    {
      en: [`${isNow}; our hours are ${hours}.`, `Our hours are ${hours}. ${isNow}.`],
      es: [`${isNow}; el horario es ${hours}.`, `El horario es ${hours}. ${isNow}.`],
    },
    state,
  );
  if (ABOUT_PLACE.test(words.plain) && !ABOUT_HOURS.test(words.plain))
    return { says: [where, oneOf({ en: [`Hours: ${hours}.`], es: [`Horario: ${hours}.`] }, state)] };
  if (ABOUT_HOURS.test(words.plain) && !ABOUT_PLACE.test(words.plain)) return { says: [when] };
  return { says: [where, when] };
}

/** 'We are open right now', 'We are closed today for Labor Day'. */
function doorText({ state, shop, now, today }: Moment): string {
  const { language } = state;
  const holiday = shop.holidays.find(({ date }) => date === today);
  if (!holiday) return STATE_OF_DOOR[language][isOpen(shop, now) ? 'open' : 'closed'];
  return `${STATE_OF_DOOR[language].holiday} ${holiday.name}`;
}

const STATE_OF_DOOR = {
  en: {
    open: 'We are open right now',
    closed: 'We are closed right now',
    holiday: 'We are closed today for',
  },
  es: {
    open: 'Ahora estamos abiertos',
    closed: 'Ahora estamos cerrados',
    holiday: 'Hoy estamos cerrados por',
  },
};

const ABOUT_HOURS =
  / (?:open|opens|opening|close|closes|closed|closing|hours|late|early|time|weekend|weekends|saturdays?|sundays?|monday|today|tomorrow|when|abren|abre|abierto|abiertos|cierran|cierra|cerrado|horario|hora|horas|sabados?|domingos?|manana|hoy) /;
const ABOUT_PLACE =
  / (?:where|located|location|locations|address|directions|parking|come|stop|visit|store|showroom|place|near|city|zip|drop|swing|pick|pickup|person|donde|direccion|ubicados|ubicacion|queda|quedan|local|estacionamiento) /;
const ABOUT_REACHING =
  / (?:number|phone|telephone|email|e mail|call|reach|contact|telefono|correo|numero|llamar) /;
