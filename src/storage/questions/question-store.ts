// What storage promises of questions that Carl could not answer: marks on visitors' messages, which go with them.
import type { ShopAnswer } from '../../schemas/question.ts';

export interface QuestionStore {
  /** The newest questions, the newest first, dismissed ones too. */
  list(limit: number): Promise<AskedQuestion[]>;
  /** What Carl said to each of these messages, by their ids; nothing for the last of a conversation. */
  listReplies(
    questions: readonly Pick<AskedQuestion, 'id' | 'conversationId' | 'seq'>[],
  ): Promise<Map<string, string>>;
  /** Puts them into a group, or back on their own with null. */
  setGroup(ids: readonly string[], group: string | null): Promise<void>;
  /** The newest first, ended ones too. */
  listAnswers(): Promise<ShopAnswer[]>;
  /** Saves it, over what has its id, and puts these messages into its group; all or nothing. */
  saveAnswer(answer: ShopAnswer, ids: readonly string[]): Promise<void>;
}

/** A visitor's message. */
export interface AskedQuestion {
  id: string;
  conversationId: string;
  seq: number;
  text: string;
  language: 'en' | 'es';
  /** DISMISSED, the id of its answer, or that of the questions it was put together with; null for none. */
  group: string | null;
  /** ISO time. */
  at: string;
}

/** The group of what is no question. */
export const DISMISSED = 'dismissed';
