// When the request goes to the shop, and what is said of it then.
import { answerTime } from './answers/person.ts';
import { ask, REACHED_BY } from './flows/questions.ts';
import { SLOTS } from './flows/slots.ts';
import { changesSays } from './news.ts';
import { type Answer, has, isChanged, isReachable, type Say, type Scene } from './state/scene.ts';
import { offerForFew } from './too-few.ts';
import { requestLine } from './wording/labels.ts';
import { calledName } from './wording/wording.ts';

/** A clear yes to the summary; or a person is wanted and can answer. */
export function mayStore(scene: Scene): boolean {
  const { state, before } = scene;
  if (state.stored || !isReachable(state)) return false;
  if ((before.asked === 'confirm' || before.asked === 'change') && has(scene, 'Affirm'))
    return !isChanged(scene);
  return state.source === 'callback';
}

/** Sent: thanked by name, with the time of the answer. */
export function store(scene: Scene, told: Say[]): Answer {
  const { state, shop } = scene;
  const { name, phone, email } = state.slots;
  state.stored = true;
  state.capturing = false;
  const values = {
    name: name && calledName(name),
    when: answerTime(scene),
    line: requestLine(state, shop, scene.today),
  };
  const isCall = phone !== undefined && email === undefined;
  const key = state.source === 'callback' ? (isCall ? 'stored.call' : 'stored.write') : 'stored.done';
  const done: Say = { key: name === undefined ? `${key}_unnamed` : key, values, isKept: true };
  // The person who calls asks the rest.
  const isNamed = !SLOTS.name?.isOpen(scene) || state.declined.includes('name');
  const isAsked = state.source === 'callback' && state.flow !== 'order_status' && !isNamed;
  const asks = isAsked ? ask(scene, 'name') : undefined;
  if (!asks) state.flow = null;
  return {
    says: [...told.filter(({ key: one }) => !one.startsWith('person.')).slice(0, 1), done],
    asks: asks ?? null,
    stores: true,
  };
}

/** The request stays the one talked about: what is added or changed updates its lead. */
export function afterStored(scene: Scene, told: Say[]): Answer {
  const { state, before, shop, today } = scene;
  const { reachBy } = state.slots;
  const isReachNew = reachBy !== before.slots.reachBy;
  const way = isReachNew && reachBy !== undefined ? REACHED_BY[reachBy] : 'contact';
  if (way !== 'contact' && state.slots[way] === undefined)
    return { says: told, asks: { question: way }, stores: true };
  if (
    !isChanged(scene) &&
    !isReachNew &&
    state.said.length === before.said.length &&
    !has(scene, 'HandOff')
  ) {
    const bare: Say[] =
      has(scene, 'Affirm') || has(scene, 'Deny')
        ? [{ key: 'stored.already', values: { when: answerTime(scene) } }]
        : [];
    return {
      says: told.length > 0 ? told : bare.length > 0 ? bare : [{ key: 'unclear.stored' }],
      asks: null,
    };
  }
  const line = requestLine(state, shop, today);
  const news = changesSays(scene, told.length > 0).filter(({ key }) => !key.startsWith('ack.'));
  const isAdded = has(scene, 'AddItem') && state.items.length > before.items.length;
  const key = isAdded ? 'stored.added' : 'stored.now_reads';
  const noted: Say = isChanged(scene) ? { key, values: { line }, isKept: true } : { key: 'stored.noted' };
  return {
    says: [...told.slice(0, 1), ...news, noted],
    asks:
      offerForFew(scene, news) ?? (isAdded && SLOTS.quantity?.isOpen(scene) ? ask(scene, 'quantity') : null),
    stores: true,
  };
}
