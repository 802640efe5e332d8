// What Carl says when the print he knew of is changed: the new value, so that a slip is seen at once.
import { inksApart, placesText } from './describe-job.ts';
import type { Moment } from './moment.ts';
import { isOfPart } from './part-of-goods.ts';
import { inSpanish } from './spanish-words.ts';
import { AND, figure, listed, oneOf, upperFirst } from './wording.ts';

/** 'Left chest only, then.', 'Now navy instead of white.'; undefined where nothing that was known is otherwise. */
export function changedPrintSays(moment: Moment): string | undefined {
  const { state, before } = moment;
  if (state.job !== before.job || state.slots.service === undefined) return;
  return placesSay(moment) ?? inksSay(moment) ?? colorsSay(moment) ?? optionsSay(moment);
}

function placesSay({ state, before }: Moment): string | undefined {
  const [now, old] = [state.slots.imprintLocations, before.slots.imprintLocations];
  if (!old || JSON.stringify(now) === JSON.stringify(old)) return;
  const es = state.language === 'es';
  // A cap has no chest to print on.
  if (state.thing !== before.thing && !now) return;
  if (!now) return es ? 'Entonces sin eso.' : `No print on the ${listed(old)}, then.`;
  const places = placesText(now, state.slots.service, state.language);
  if (now.length > old.length || now.length > 1)
    return oneOf(
      { en: [`${upperFirst(places)} now.`, `So that is ${places}.`], es: [`Entonces ${places}.`] },
      state,
    );
  return oneOf(
    {
      en: [`Only the ${places}, then.`, `Just the ${places} now.`],
      es: [`Entonces solo ${places}.`],
    },
    state,
  );
}

function inksSay({ state, before }: Moment): string | undefined {
  const isSame =
    state.inkColors === before.inkColors &&
    JSON.stringify(state.inksByPlace) === JSON.stringify(before.inksByPlace);
  if (before.inkColors === null || isSame || state.inkColors === null) return;
  const apart = inksApart(state, state.language);
  if (apart !== undefined) return `${upperFirst(apart)}${state.language === 'es' ? '.' : ', noted.'}`;
  const one = state.inkColors === 1;
  return {
    en: `${one ? 'One color' : `${figure(state.inkColors)} colors`}, noted.`,
    es: `${one ? 'Una tinta' : `${figure(state.inkColors)} tintas`}, anotado.`,
  }[state.language];
}

function colorsSay(moment: Moment): string | undefined {
  const { state, before } = moment;
  const { colors: now } = state.slots;
  const { colors: old } = before.slots;
  if (!old || JSON.stringify(now) === JSON.stringify(old)) return;
  const es = state.language === 'es';
  const gone = old.filter((color) => !now?.includes(color));
  const fresh = (now ?? []).filter((color) => !old.includes(color));
  const said = (colors: string[]) => listed(es ? colors.map(inSpanish) : colors, AND[state.language]);
  if (fresh.length === 0) return es ? `Sin ${said(gone)}.` : `Without the ${said(gone)}, noted.`;
  const role = fresh.every((color) => state.colorRoles[color] === 'print') ? 'print' : '';
  const of = !es && role ? ' for the print' : '';
  if (!es && gone.length === 0 && isOfPart(moment))
    return `${upperFirst(said(fresh))}${of} for some of them, noted.`;
  return gone.length > 0
    ? oneOf(
        {
          en: [
            `${upperFirst(said(fresh))}${of} instead of ${said(gone)}.`,
            `Changed from ${said(gone)} to ${said(fresh)}.`,
          ],
          es: [`Cambiado de ${said(gone)} a ${said(fresh)}.`],
        },
        state,
      )
    : oneOf(
        { en: [`${upperFirst(said(fresh))}${of}, noted.`], es: [`${upperFirst(said(fresh))}, anotado.`] },
        state,
      );
}

/** A choice of the price book that was made otherwise before. */
function optionsSay({ state, before, shop }: Moment): string | undefined {
  if (state.language === 'es' || state.slots.service !== before.slots.service) return;
  const options = shop.prices[state.slots.service ?? '']?.options ?? [];
  for (const option of options) {
    if (option.kind !== 'choice' || !SAID.has(option.name)) continue;
    const [now, old] = [state.options[option.name], before.options[option.name]];
    const choice = option.choices.find(({ name }) => name === now);
    if (old !== undefined && now !== old && choice) return `${choice.label.replace(/,.*/, '')}, noted.`;
  }
  return;
}

/** The goods, the day and the artwork are said in other words. */
const SAID: ReadonlySet<string> = new Set([
  'material',
  'finishing',
  'sides',
  'packaging',
  'assistant',
  'finish',
  'decoration',
  'shop',
]);
