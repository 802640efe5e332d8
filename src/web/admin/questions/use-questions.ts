// Questions that Carl could not answer: the list, one of them, and what is done with them.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenedQuestion, QuestionList, ShopAnswer, Tried } from '../../../schemas/question.ts';
import { getJson, send } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';
import { describeError } from '../describe-error.ts';

const QUESTIONS = '/api/admin/questions';

/** What is being written. */
export interface Draft {
  question: string;
  text: string;
  /** ISO day; null for no end. */
  until: string | null;
  /** The messages whose wording it means as well. */
  means: readonly string[];
}

export const useQuestionsQuery = ({ enabled }: { enabled: boolean }) =>
  useQuery<QuestionList>({ queryKey: [QUESTIONS], refetchInterval: 60_000, enabled });

export type QuestionsQuery = ReturnType<typeof useQuestionsQuery>;

export const useQuestionQuery = (id: string) =>
  useQuery<OpenedQuestion>({ queryKey: [QUESTIONS, id], staleTime: 0 });

/** Asked anew for each draft; until it answers, what was said to the one before stands. */
export const useTrial = (id: string, { question, text, means }: Draft, ask: string) =>
  useQuery<Tried[]>({
    queryKey: [QUESTIONS, id, 'try', question, text, means, ask],
    queryFn: ({ signal }) =>
      getJson<Tried[]>(`${QUESTIONS}/${id}/try`, {
        method: 'POST',
        body: { question, text, means, ...(ask && { ask }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: question !== '' && text !== '',
    gcTime: 0,
  });

/**
 * Changes something, and then shows the list as the server has it. What is open is another's by then, or closed: only where
 * it stays is it `kept` up to date.
 */
function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (given: Given) => void,
  { kept = false } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, given) => {
      await client.invalidateQueries({ queryKey: [QUESTIONS], exact: !kept });
      onDone(given);
    },
    onError: (error) =>
      showToast({ title: 'That did not work', description: describeError(error), tone: 'destructive' }),
  });
}

export const useAnswer = (id: string, onDone: () => void) =>
  useChange(
    (draft: Draft) => getJson<ShopAnswer>(`${QUESTIONS}/${id}/answer`, { method: 'POST', body: draft }),
    () => {
      showToast({ title: 'Carl says it from now on', description: 'In every chat that begins or goes on.' });
      onDone();
    },
  );

/** Says that it is no question, or takes that back. */
export const useDismiss = (onDone: (change: { id: string; dismissed: boolean }) => void) =>
  useChange(
    ({ id, dismissed }: { id: string; dismissed: boolean }) =>
      send(`${QUESTIONS}/${id}`, { method: 'PATCH', body: { dismissed } }),
    onDone,
  );

export const usePutTogether = (id: string, onDone: () => void) =>
  useChange(
    (other: string) => send(`${QUESTIONS}/${id}`, { method: 'PATCH', body: { with: other } }),
    () => {
      showToast({ title: 'Put together', description: 'What is asked like either of them joins both.' });
      onDone();
    },
  );

export const useChangeAnswer = () =>
  useChange(
    ({ id, ...change }: { id: string; until?: string | null; ended?: boolean }) =>
      send(`/api/admin/answers/${id}`, { method: 'PATCH', body: change }),
    ({ ended }) =>
      showToast(
        ended
          ? { title: 'Answer ended', description: 'Carl says it no longer.' }
          : { title: 'Answer renewed', description: 'Carl says it again.' },
      ),
    { kept: true },
  );
