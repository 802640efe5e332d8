// What is said next: answers first, then what changed, then at most one question.

import type { CommandOf, Topic } from '../schemas/commands.ts';
import { answerArticle } from './answers/article.ts';
import { answerDeadline, answerRush, answerTurnaround } from './answers/deadline.ts';
import { answerFile, answerSendFile, inShort, unspokenSays } from './answers/file.ts';
import { answerMethods, answerRecommend } from './answers/methods.ts';
import { answerOrderStatus, answerPromised, personSays } from './answers/person.ts';
import {
  answerBudget,
  answerIncludes,
  answerNextBreak,
  answerPrice,
  answerTotal,
  suppositionSays,
} from './answers/price.ts';
import {
  answerArtwork,
  answerGoods,
  answerHours,
  answerHowToOrder,
  answerMinimum,
  answerPlace,
  answerReach,
  answerServices,
} from './answers/shop.ts';
import { answerChat, answerKnown, answerPrivacy, answerWhoIsThis } from './answers/talk.ts';
import { apply } from './commands/apply.ts';
import { fileFactsSays } from './file-facts.ts';
import { offerSays } from './file-offer.ts';
import { confirmQuestion, goOn } from './flows/go-on.ts';
import { ask, nextQuestion } from './flows/questions.ts';
import { changesSays } from './news.ts';
import { minimumFor } from './state/pricing.ts';
import { type Answer, all, find, has, type Say, type Scene } from './state/scene.ts';
import { activeItem, type ItemState } from './state/state.ts';
import { afterStored, mayStore, store } from './storing.ts';
import { fewSays, offerForFew } from './too-few.ts';
import { itemLine } from './wording/labels.ts';

const TOPICS: Readonly<Record<Topic, (scene: Scene, ask: CommandOf<'Ask'>) => Say[]>> = {
  price: answerPrice,
  total: answerTotal,
  next_break: answerNextBreak,
  includes: answerIncludes,
  budget: answerBudget,
  discount: () => [{ key: 'price.no_discount' }],
  methods: answerMethods,
  cheapest: answerMethods,
  deadline: answerDeadline,
  turnaround: answerTurnaround,
  rush: answerRush,
  minimum: answerMinimum,
  artwork: answerArtwork,
  file: answerFile,
  send_file: answerSendFile,
  measure: () => [{ key: 'measure.how' }],
  hours: answerHours,
  place: answerPlace,
  reach: answerReach,
  order_status: answerOrderStatus,
  remedy: (scene, one) => (one.section ? answerArticle(scene, one) : [{ key: 'order.remedy' }]),
  services: answerServices,
  goods: answerGoods,
  how_to_order: answerHowToOrder,
  recommend: answerRecommend,
  known: answerKnown,
  promised: answerPromised,
  are_you_a_person: answerWhoIsThis,
  article: answerArticle,
  privacy: answerPrivacy,
  a_no: ({ shop }) => [{ key: 'plainly.no', values: { phone: shop.brand.phone } }],
  a_yes: () => [{ key: 'plainly.yes' }],
  neither: ({ shop }) => [{ key: 'plainly.neither', values: { phone: shop.brand.phone } }],
  unknown: ({ shop }) => [{ key: 'unknown', values: { phone: shop.brand.phone } }],
};

/** What to say and ask; the scene's state is filled in. */
export function decide(scene: Scene): Answer {
  if (has(scene, 'Attack') && scene.commands.length === 1) return refuse(scene);
  assumeOne(scene);
  const counted = fileFactsSays(scene);
  const answers = answersTo(scene);
  const told =
    counted.length > 0 ? answers.filter(({ key }) => key !== 'chat.greeting').map(inShort) : answers;
  const repair = repairs(scene);
  if (repair)
    return { ...repair, says: [...told.filter(({ key }) => key !== 'chat.greeting'), ...repair.says] };
  if (mayStore(scene)) return store(scene, told);
  const verdict = unspokenSays(scene);
  if (scene.state.stored) return afterStored(scene, [...told, ...verdict]);
  const isTold = told.length + counted.length + verdict.length > 0;
  const news = [...begunSays(scene), ...counted, ...changesSays(scene, isTold), ...fewSays(scene)];
  const says = withoutRepeats([...withNews(told, news), ...verdict, ...offerSays(scene)]);
  if (all(scene, 'Ask').some(({ topic }) => topic === 'privacy')) return { says, asks: null };
  if (scene.state.supposed !== null && says.some(({ key }) => key.startsWith('recommend.goods')))
    return { says, asks: { question: 'take_it' } };
  const offered = offerForFew(scene, says);
  if (offered) return { says, asks: offered };
  // A file alone begins a request: what should it go on?
  if (says.some(({ files }) => files !== undefined)) scene.state.flow ??= 'quote';
  return goOn(scene, says, told.length > 0);
}

/** All that was told before is left behind, or with the shop. */
function begunSays(scene: Scene): Say[] {
  if (has(scene, 'StartOver')) return [{ key: 'start_over' }];
  return scene.before.stored && has(scene, 'AnotherRequest') ? [{ key: 'request.another' }] : [];
}

/** What is news comes after what was asked; of an article's words after the first sentence. */
const withNews = (told: readonly Say[], news: readonly Say[]): Say[] => {
  const first = told[0]?.text === undefined || told[0].isDue ? told.length : 1;
  return [...told.slice(0, first), ...news, ...told.slice(first)];
};

/** No figure is told twice in one turn. */
const withoutRepeats = (says: readonly Say[]): Say[] =>
  says.filter(({ values }, i) => {
    const figure = values?.range ?? values?.total;
    return (
      figure === undefined ||
      !says.slice(0, i).some((one) => Object.values(one.values ?? {}).includes(figure))
    );
  });

/** Asked whether it is just the one, nobody said otherwise. */
function assumeOne({ before, state, shop, ...scene }: Scene): void {
  const item = state.items.find(({ id }) => id === before.active);
  if (before.asked !== 'quantity' || !item?.goods.isOne || item.slots.quantity !== undefined) return;
  if (has(scene, 'Deny') || has(scene, 'Ask') || minimumFor(item, shop) !== 1) return;
  item.slots.quantity = 1;
}

/** The rules hold; the job goes on. */
function refuse(scene: Scene): Answer {
  const asks = scene.before.asked === null ? undefined : nextQuestion(scene);
  return { says: [{ key: 'attack.refused' }], asks: asks ?? null };
}

/** At most two: what was asked, each once, then what belongs to any talk. */
function answersTo(scene: Scene): Say[] {
  const asks = isStillOpen(scene) ? [RECOMMEND] : all(scene, 'Ask');
  const asked = inTurn(asks.map((one) => TOPICS[one.topic](scene, one)));
  const supposed = all(scene, 'WhatIf').flatMap(({ changes }) => {
    const state = apply(scene.before, changes);
    scene.state.supposed = changes;
    return suppositionSays(scene, state);
  });
  const taken = has(scene, 'HandOff') ? personSays(scene) : [];
  const isHelped = [...asked, ...taken].some(
    ({ key }) => key.startsWith('order.') || key.startsWith('person.'),
  );
  const talk = all(scene, 'Chat').flatMap(({ kind }) =>
    isHelped && SORRY.has(kind) ? [{ key: 'chat.sorry' }] : answerChat(scene, kind),
  );
  const offTopic: Say[] = has(scene, 'OffTopic') ? [{ key: 'off_topic' }] : [];
  const refused: Say[] = has(scene, 'Attack') ? [{ key: 'attack.refused' }] : [];
  const all_ = [...refused, ...talk, ...asked, ...supposed, ...taken, ...(asked.length > 0 ? [] : offTopic)];
  return all_.filter(
    (say, i) => all_.findIndex((other) => JSON.stringify(other) === JSON.stringify(say)) === i,
  );
}

/** Of several answers the first sentence of each comes first, and none gives way to what Carl asks. */
function inTurn(answers: readonly Say[][]): Say[] {
  if (answers.length < 2) return answers.flat();
  const first = answers.flatMap(([say]) => (say ? { ...say, isDue: true as const } : []));
  return [...first, ...answers.flatMap((says) => says.slice(1))];
}

const RECOMMEND: CommandOf<'Ask'> = { do: 'Ask', topic: 'recommend' };

/** Goods were recommended, and only how many or what for was said to it: they are recommended anew. */
const isStillOpen = (scene: Scene): boolean =>
  scene.before.asked === 'take_it' &&
  has(scene, 'Set') &&
  !scene.commands.some((one) => ANSWERS.has(one.do)) &&
  scene.state.items.every(({ goods }) => goods.product === null && goods.wording === null);

const ANSWERS: ReadonlySet<string> = new Set(['Ask', 'Deny', 'Affirm', 'RenameItem', 'WhatIf']);

const SORRY: ReadonlySet<string> = new Set(['frustrated', 'complaint']);

/** Begun again, taken back, given up, or the form opened. */
function repairs(scene: Scene): Answer | undefined {
  const { state, before, shop, today } = scene;
  if (has(scene, 'StartOver') && state.items.length === 0)
    return { says: begunSays(scene), asks: ask(scene, 'service') };
  if (has(scene, 'Cancel')) {
    if (before.stored)
      return { says: [{ key: 'cancel.stored', values: { phone: shop.brand.phone } }], asks: null };
    return { says: [{ key: 'cancel.done' }], asks: null };
  }
  if (has(scene, 'OpenForm') && !state.stored)
    return { says: [...changesSays(scene, false), { key: 'form.open', isKept: true }], asks: null };
  if (has(scene, 'Change')) return { says: [], asks: { question: 'change' } };
  if (has(scene, 'Undo') && activeItem(state) && !state.stored)
    return {
      says: [
        {
          key: 'undo',
          values: { line: itemLine(activeItem(state) as ItemState, shop, state.language, today) },
        },
      ],
      asks: nextQuestion(scene) ?? confirmQuestion(scene) ?? null,
    };
  const started = find(scene, 'StartFlow');
  if (started && !has(scene, 'AddItem') && !all(scene, 'Ask').some(({ topic }) => topic === 'recommend')) {
    const asks = nextQuestion(scene);
    if (started.flow !== 'quote' && started.flow !== 'design') return undefined;
    return {
      says: [],
      asks: asks?.question === 'service' ? { ...asks, key: `open.${started.flow}` } : (asks ?? null),
    };
  }
  return undefined;
}
