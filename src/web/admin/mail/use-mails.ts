// Mails that belong to no job: the lists, one of them, and what is done with it.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedMail, MailJob, MailList, OpenedMail } from '../../../schemas/mail.ts';
import { getJson, send } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';
import { SUMMARY_KEY } from '../dashboard/use-summary-query.ts';
import { describeError } from '../describe-error.ts';
import { LEADS } from '../leads/requests/cached-leads.ts';
import { useListQuery } from '../list/use-list-query.ts';

const MAILS = '/api/admin/mails';

export const useMailsQuery = (list: MailList, { enabled }: { enabled: boolean }) =>
  useListQuery<ListedMail>(MAILS, { query: `list=${list}`, staleTime: 0, enabled });

export const useMailQuery = (id: string) =>
  useQuery<OpenedMail>({ queryKey: [`${MAILS}/${id}`], staleTime: 0 });

/** The jobs that have these words; without any, those of its sender. */
export const useJobsQuery = (id: string, q: string) =>
  useQuery<MailJob[]>({
    queryKey: [`${MAILS}/${id}/jobs`, q],
    queryFn: ({ signal }) => getJson(`${MAILS}/${id}/jobs?${new URLSearchParams({ q })}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** Changes something, and then shows lists and counts as the server has them. */
function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer, given: Given) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, given) => {
      onDone(answer, given);
      await Promise.all(
        [[MAILS], [LEADS], SUMMARY_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) =>
      showToast({ title: 'That did not work', description: describeError(error), tone: 'destructive' }),
  });
}

interface Done {
  leadId: string;
}

export const useJoin = (id: string, onDone: (leadId: string) => void) =>
  useChange(
    ({ leadId }: MailJob) => getJson<Done>(`${MAILS}/${id}/join`, { method: 'POST', body: { leadId } }),
    ({ leadId }, job) => {
      showToast({
        title: `In job ${job.number} now`,
        description: `It stands in the thread of ${job.name}.`,
      });
      onDone(leadId);
    },
  );

export const useMakeLead = (id: string, onDone: (leadId: string) => void) =>
  useChange(
    () => getJson<Done>(`${MAILS}/${id}/lead`, { method: 'POST', body: {} }),
    ({ leadId }) => {
      showToast({ title: 'A lead now', description: 'It is the newest of the list.' });
      onDone(leadId);
    },
  );

export const useDismissMail = (id: string, onDone: () => void) =>
  useChange(
    (dismissed: boolean) => send(`${MAILS}/${id}`, { method: 'PATCH', body: { dismissed } }),
    (_, dismissed) => {
      showToast(
        dismissed
          ? { title: 'Not for us', description: 'It is kept under that heading for 30 days.' }
          : { title: 'Taken back', description: 'It waits with the others again.' },
      );
      onDone();
    },
  );
