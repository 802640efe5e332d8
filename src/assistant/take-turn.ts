import type { Command } from '../schemas/commands.ts';
import type { Shop } from '../schemas/shop.ts';
import { dayInZone } from '../shop/opening-hours.ts';
import { apply } from './commands/apply.ts';
import { composeReply } from './compose-reply.ts';
import { leadFields } from './lead/lead-fields.ts';
import { hasUnconfirmedContact, saveLead } from './lead/save-lead.ts';
import { ticketItemsOf, ticketOf } from './lead/ticket.ts';
import { decide } from './policy.ts';
import { render } from './responses/render.ts';
import { shopIn } from './responses/shop-in.ts';
import {
  type Answer,
  type Asked,
  has,
  itemBefore,
  type Say,
  type Scene,
  type Surroundings,
} from './state/scene.ts';
import type { ConversationState, Language } from './state/state.ts';
import type { Turn } from './state/turn.ts';
import { splitSentences } from './wording/wording.ts';

/**
 * Answers one message, given as commands; the state that comes back goes into the next turn.
 *
 *     const turn = takeTurn(state, understand(message, state, shop, now).commands, shop, now);
 */
export function takeTurn(
  before: ConversationState,
  commands: readonly Command[],
  shop: Shop,
  now: Date,
  surroundings: Surroundings & { language?: Language } = {},
): Turn {
  const state = apply(before, commands);
  state.language = surroundings.language ?? state.language;
  state.turns += 1;
  state.supposed = null;
  const today = dayInZone(now, shop.time_zone);
  const scene: Scene = {
    ...surroundings,
    before,
    state,
    commands,
    shop: shopIn(shop, state.language),
    now,
    today,
  };
  const answer = decide(scene);
  noteAsked(scene, answer.asks ?? null);
  const { reply, suggestions, isAsking } = composeReply(scene, answer);
  noteFiles(scene, answer, reply);
  state.lastReply = reply;
  if (answer.asks && !isAsking) noteUnasked(scene);
  noteUntold(scene, answer);
  return {
    reply,
    state,
    effects: answer.stores ? [saveLead(state, shop, now, true)] : [],
    shouldCaptureLead: state.capturing,
    leadCaptureFields: state.capturing ? leadFields(state, shop, today) : [],
    suggestions,
    ticket: ticketOf(state, shop, today),
    ...ticketItemsOf(state, shop, now),
    isUnanswered: has(scene, 'Ask') && answer.says.some(({ key }) => UNANSWERED.has(key)),
    asksForPerson: has(scene, 'HandOff'),
    hasUnconfirmedContact: hasUnconfirmedContact(state),
  };
}

/** What Carl says where he leaves the answer to a person. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'unknown',
  'plainly.neither',
  'goods.by_a_person',
  'goods.not_made',
]);

/** There was no room for the question: only one that stood before still stands. */
function noteUnasked({ state, before }: Scene): void {
  const stands = state.asked === before.asked;
  state.asked = stands ? before.asked : null;
  state.askedOption = stands ? before.askedOption : null;
  state.tries = before.tries;
}

/** Files that were spoken of, and that one may be sent; what there was no room for is said another time. */
function noteFiles({ state, shop }: Scene, { says }: Answer, reply: string): void {
  const isSaid = (say: Say): boolean => reply.includes(splitSentences(render(say, state, shop))[0] ?? '');
  for (const { files = [] } of says.filter((say) => say.files !== undefined && isSaid(say)))
    for (const id of files) state.filesTold[id] ??= state.request;
  if (says.some(({ key }) => key === 'file.how' || key === 'file.offer')) state.isFileOffered = true;
}

/** A figure that there was no room for is still news. */
function noteUntold(scene: Scene, { says }: Answer): void {
  const { state } = scene;
  const isCut = says.some(({ values = {} }) => {
    const figure = values.range ?? values.list;
    return figure !== undefined && !state.lastReply.includes(figure);
  });
  if (isCut) for (const item of state.items) item.priceTold = itemBefore(scene, item)?.priceTold ?? null;
}

/** The form is offered where a way to reach them is what is missing, or is being left. */
const WHO: ReadonlySet<string> = new Set(['contact', 'email', 'phone']);

/** Remembers what is asked, so that the next message is read as its answer. */
function noteAsked({ state, before }: Scene, asks: Asked | null): void {
  const isAgain =
    asks !== null &&
    asks.question === before.asked &&
    state.active === before.active &&
    state.request === before.request;
  state.tries = isAgain ? before.tries + 1 : 0;
  state.asked = asks?.question ?? null;
  state.askedOption = asks?.option ?? null;
  const item = state.items.find(({ id }) => id === state.active);
  if (asks?.option !== undefined && item && !item.optionsAsked.includes(asks.option))
    item.optionsAsked.push(asks.option);
  const isLeft = (['email', 'phone'] as const).some((way) => state.slots[way] !== before.slots[way]);
  if (!state.stored && ((asks && WHO.has(asks.question)) || isLeft)) state.capturing = true;
  if (state.stored) state.capturing = false;
}
