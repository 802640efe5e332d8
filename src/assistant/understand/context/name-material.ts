// A sign of a material that the price book does not know is called by it, so that no price of another is taken for its own.

import { filmGoods, isOfFilm } from '../reading/film-goods.ts';
import { isOfStrangeMaterial, strangeMaterial } from '../reading/strange-material.ts';
import type { Moment } from './moment.ts';

/** "a carved wood sign" has no price; "ok, aluminum then" makes a sign of it again. */
export function nameMaterial(moment: Moment): void {
  nameGoods(moment);
  // Film is no banner's vinyl.
  if (moment.state.slots.service === 'signs-and-banners' && isOfFilm(moment.state.thing ?? ''))
    delete moment.state.options.material;
}

function nameGoods(moment: Moment): void {
  const { state, before, words } = moment;
  if (state.slots.service !== 'signs-and-banners' || state.language !== 'en') return;
  const film = namesOther(moment) ? undefined : filmGoods(words);
  if (film !== undefined) {
    // "decals", then "the front window": told more of, and no other.
    const isLess = film.endsWith(' lettering') && isOfFilm(before.thing ?? '');
    if (!isLess) state.thing = film;
    return;
  }
  const thing = strangeMaterial(words);
  if (thing !== undefined) {
    state.thing = thing;
    delete state.options.material;
  } else if (
    state.options.material !== undefined &&
    before.options.material === undefined &&
    isOfStrangeMaterial(state.thing ?? '')
  )
    state.thing = /\S+$/.exec(state.thing ?? '')?.[0] ?? null;
}

/** A banner that hangs in a window, a sign with vinyl letters: the goods are called by another name. */
const namesOther = ({ state, before, mentions }: Moment): boolean =>
  mentions.some(({ phrase }) => FLAT.test(phrase)) ||
  (state.thing !== null && state.thing === before.thing && !isOfFilm(state.thing) && mentions.length === 0) ||
  (before.thing !== null && FLAT.test(before.thing) && state.job === before.job);

const FLAT =
  /(?:sign|signage|banner|frame|board|poster|flag|tent|cloth|cover|runner|display|stand|magnet|backdrop)$/;
