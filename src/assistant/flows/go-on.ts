// The next question of the flow, or the summary when all is known.
import type { Command } from '../../schemas/commands.ts';
import { answerTime, declinesContact } from '../answers/person.ts';
import { type Answer, has, isChanged, isReachable, type Say, type Scene } from '../state/scene.ts';
import { requestLine } from '../wording/labels.ts';
import { nextQuestion, questionAfterTries } from './questions.ts';
import { SLOTS } from './slots.ts';

/** The next question, or the summary when all is known. */
export function goOn(scene: Scene, says: Say[], isAnswered: boolean): Answer {
  const { state, before } = scene;
  if (state.flow === null && (has(scene, 'Unclear') || has(scene, 'Note')) && says.length === 0)
    state.flow = 'quote';
  if (state.flow === null)
    return {
      says:
        says.length === 0 || says.every(({ key }) => key === 'chat.greeting')
          ? [...says, { key: 'unclear.start' }]
          : says,
    };
  // Who says goodbye is asked nothing more.
  if (isLeaving(scene) && says.length > 0) return { says, asks: null };
  const isInBetween = isAnswered && !has(scene, 'Deny');
  const asks = questionAfterTries(scene, isInBetween);
  if (asks) return { says, asks };
  if (isComplete(scene)) return confirm(scene, says);
  if (declinesContact(scene) && !declinesContact({ state: before }))
    return {
      says: [{ key: 'person.call_us', values: { phone: scene.shop.brand.phone, when: answerTime(scene) } }],
      asks: null,
    };
  if (before.asked === 'service' && !has(scene, 'Deny')) return toPerson(scene, says);
  return { says: says.length > 0 ? says : [{ key: 'when_ready' }], asks: null };
}

/** What it should be was asked in vain: a person finds out, with all that was said. */
function toPerson(scene: Scene, says: Say[]): Answer {
  scene.state.flow = 'human';
  scene.state.source = 'callback';
  const person: Say = { key: 'person.finds_out', values: { when: answerTime(scene) } };
  return {
    says: [...says.filter(({ key }) => key !== 'off_topic'), person],
    asks: nextQuestion(scene) ?? null,
  };
}

/** "ok thanks, bye", with nothing else; at the summary a yes is one. */
function isLeaving({ commands, before }: Scene): boolean {
  const isChat = (one: Command): boolean => one.do === 'Chat' && LEAVING.has(one.kind);
  return (
    commands.some(isChat) &&
    commands.every((one) => isChat(one) || (one.do === 'Affirm' && before.asked !== 'confirm'))
  );
}

const LEAVING: ReadonlySet<string> = new Set(['goodbye', 'thanks']);

const isComplete = (scene: Scene): boolean =>
  isReachable(scene.state) &&
  !SLOTS.service?.isOpen(scene) &&
  (scene.state.flow === 'quote' || scene.state.flow === 'design');

/** Everything said back, once, with the yes asked for; asked again in short. */
function confirm(scene: Scene, says: Say[]): Answer {
  const { before, state, shop, today } = scene;
  if (before.asked === 'confirm' && !isChanged(scene)) {
    if (has(scene, 'Skip') || isLeavingIt(scene))
      return {
        says: says.filter(({ key }) => key !== 'chat.more' && key !== 'off_topic'),
        asks: { question: 'confirm', key: 'confirm.waits' },
      };
    if (has(scene, 'Deny') && !has(scene, 'Ask')) return { says: [], asks: { question: 'change' } };
    return { says: says.length > 0 ? says : [{ key: 'confirm.needs_yes' }], asks: { question: 'confirm' } };
  }
  return {
    says: [
      ...says.filter(({ key }) => !AROUND.has(key)).slice(0, 1),
      { key: 'confirm.summary', values: { line: requestLine(state, shop, today) }, isKept: true },
    ],
    asks: { question: 'confirm' },
  };
}

/** What the summary leaves no room for. */
const AROUND: ReadonlySet<string> = new Set(['ack.item', 'request.another', 'chat.greeting']);

/** "nope, bye", to whether it may go: nothing is to be changed. */
const isLeavingIt = (scene: Scene): boolean =>
  has(scene, 'Deny') && scene.commands.some((one) => one.do === 'Chat' && LEAVING.has(one.kind));

export const confirmQuestion = (scene: Scene): Answer['asks'] =>
  isComplete(scene) ? { question: 'confirm' } : null;
