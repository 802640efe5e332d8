// What a file tells of the job where the visitor has not: how many inks, and that there is artwork. What they said stays.
import { INK_COLORS } from '../schemas/told-item.ts';
import { nameOf, readyFiles } from './answers/file.ts';
import { priceKey } from './answers/price-says.ts';
import { FULL_COLOR, methodsOf, priceItem } from './state/pricing.ts';
import { has, itemBefore, type Say, type Scene, type SentFile } from './state/scene.ts';
import { activeItem, type ItemState } from './state/state.ts';
import { dollarRange } from './wording/labels.ts';
import { figure } from './wording/wording.ts';

/** Fills in what the newest file of this request tells of the item talked about; what is to be said of it. */
export function fileFactsSays(scene: Scene): Say[] {
  const { state } = scene;
  const item = activeItem(state);
  const file = readyFiles(scene).findLast((one) => isOfRequest(one, scene));
  // A yes is to what was said back.
  if (!item || !file || file.state !== 'checked' || state.stored || isAnswering(scene)) return [];
  item.slots.artwork ??= file.format === null ? 'file ready' : `file ready (${file.format})`;
  const most = mostInks(item, scene);
  if (file.inkColors === null || most === undefined) return [];
  const { inkColors: said = chosenInks(item) } = item.slots;
  if (said === undefined) return file.inkColors <= most ? countedSays(scene, item, file, file.inkColors) : [];
  return differSays(scene, item, file.inkColors, said);
}

/** One that was spoken of in an earlier request is that one's. */
const isOfRequest = ({ id }: SentFile, { state }: Scene): boolean =>
  (state.filesTold[id] ?? state.request) === state.request;

const isAnswering = (scene: Scene): boolean =>
  scene.before.asked === 'confirm' && (has(scene, 'Affirm') || has(scene, 'Deny'));

const chosenInks = ({ slots }: ItemState): number | undefined => {
  const chosen = slots.options?.[INK_COLORS];
  return chosen === undefined ? undefined : Number(chosen);
};

/** As many as the item's method prints; undefined where it counts none. */
function mostInks(item: ItemState, { state, shop, now }: Scene): number | undefined {
  const method = priceItem(item, state, shop, now)?.method ?? methodsOf(item, shop)[0];
  const option = method?.options.find(({ name }) => name === INK_COLORS);
  return option?.kind === 'number' ? option.max : undefined;
}

/** The estimate follows in the same sentence where it was told before. */
function countedSays(scene: Scene, item: ItemState, file: SentFile, inks: number): Say[] {
  const { state, shop, now } = scene;
  item.slots.inkColors = inks;
  state.inksCounted[item.id] = inks;
  const priced = priceItem(item, state, shop, now);
  const told = itemBefore(scene, item)?.priceTold ?? null;
  if (!priced || told === null || told === priceKey(priced)) {
    const values = { inks: figure(inks), file: nameOf(scene, file) };
    return [{ key: inks === 1 ? 'file.counted_one' : 'file.counted', values, isDue: true }];
  }
  item.priceTold = priceKey(priced);
  const range = dollarRange(priced.estimate, state.language);
  return [{ key: 'file.counted_price', values: { inks: figure(inks), range }, isDue: true }];
}

/** Said once: theirs stays, and a person asks. */
function differSays({ state }: Scene, item: ItemState, counted: number, said: number): Say[] {
  const isTheirs = state.inksCounted[item.id] !== said;
  if (!isTheirs || said === FULL_COLOR || said === counted || state.explained.includes(DIFFER)) return [];
  state.explained.push(DIFFER);
  return [{ key: 'file.inks_differ', values: { inks: figure(counted), said: figure(said) } }];
}

const DIFFER = 'inks_differ';
