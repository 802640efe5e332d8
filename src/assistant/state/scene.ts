// One turn as its parts see it: the state before and after, and what was asked for. No text.

import type { Finding } from '../../schemas/artwork.ts';
import type { Command, CommandOf, Question } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { ConversationState, ItemState } from './state.ts';

/** What is known of a message beside its words. */
export interface Surroundings {
  /** The time of the answer that the request's lead was stored with, if it is stored already. */
  promised?: Date;
  /** It was said aloud, and written down by what listened. */
  isSpoken?: boolean;
  /** What the visitor sent, the oldest first. */
  files?: readonly SentFile[];
}

/** A file of the visitor's as its check left it. */
export interface SentFile {
  id: string;
  state: 'uploading' | 'checking' | 'checked' | 'unreadable';
  /** 'PNG'; null where it is none that is known. */
  format: string | null;
  /** How many inks it would take; null for many shades, and where nobody counted. */
  inkColors: number | null;
  /** For the print that was chosen for it, else for the item talked about; at `widthInches` where a width is asked about. */
  judge(state: ConversationState, widthInches?: number): JudgedFile;
}

export interface JudgedFile {
  findings: readonly Finding[];
  /** Of the print; null where it could not be judged. */
  widthInches: number | null;
  /** Up to here pictures print sharp; null where that is no question. */
  sharpToInches: number | null;
}

export interface Scene extends Surroundings {
  before: ConversationState;
  /** After the commands; what is said is noted here. */
  state: ConversationState;
  commands: readonly Command[];
  /** In the visitor's language, where it has names in that. */
  shop: Shop;
  now: Date;
  /** ISO day in the shop's time zone. */
  today: string;
}

/** Something to say: a key of responses/ with what fills it. */
export interface Say {
  key: string;
  values?: Readonly<Record<string, string | undefined>>;
  /** A text that stands as it is: an article's words. */
  text?: string;
  /** Never cut for room: what is sent, what is said back. */
  isKept?: true;
  /** Asked for in so many words: what Carl asks gives way to it. */
  isDue?: true;
  /** The ids of the files that it speaks of. */
  files?: readonly string[];
}

export interface Asked {
  question: Question;
  /** A key of responses/; the question's own where it is not given. */
  key?: string;
  values?: Readonly<Record<string, string | undefined>>;
  option?: string;
  text?: string;
  suggestions?: string[];
}

/** What a part of the turn has to say. */
export interface Answer {
  says: Say[];
  /** undefined leaves the next question to the policy, null asks nothing. */
  asks?: Asked | null;
  suggestions?: string[];
  /** The request goes to the shop. */
  stores?: boolean;
}

export const find = <K extends Command['do']>(
  { commands }: Pick<Scene, 'commands'>,
  kind: K,
): CommandOf<K> | undefined => commands.find((one): one is CommandOf<K> => one.do === kind);

export const all = <K extends Command['do']>(
  { commands }: Pick<Scene, 'commands'>,
  kind: K,
): CommandOf<K>[] => commands.filter((one): one is CommandOf<K> => one.do === kind);

export const has = ({ commands }: Pick<Scene, 'commands'>, kind: Command['do']): boolean =>
  commands.some((one) => one.do === kind);

/** The item as it was before this message. */
export const itemBefore = ({ before, state }: Scene, { id }: ItemState): ItemState | undefined =>
  before.request === state.request ? before.items.find((one) => one.id === id) : undefined;

/** How they can be reached. */
export const isReachable = ({ slots }: Pick<ConversationState, 'slots'>): boolean =>
  slots.email !== undefined || slots.phone !== undefined;

/** Does the job read otherwise than it was said back? */
export function isChanged({ state, before }: Scene): boolean {
  const told = ({ items, slots: { reachBy: _, reachWhen: __, ...slots } }: Scene['state']) =>
    JSON.stringify([items.map(({ goods, slots: own }) => [goods, own]), slots]);
  return told(state) !== told(before);
}
