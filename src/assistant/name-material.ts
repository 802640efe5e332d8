// A sign of a material that the price book does not know is called by it, so that no price of another is taken for its own.
import type { Moment } from './moment.ts';
import { isOfStrangeMaterial, strangeMaterial } from './reading/strange-material.ts';

/** "a carved wood sign" has no price; "ok, aluminum then" makes a sign of it again. */
export function nameMaterial({ state, before, words }: Moment): void {
  if (state.slots.service !== 'signs-and-banners' || state.language !== 'en') return;
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
