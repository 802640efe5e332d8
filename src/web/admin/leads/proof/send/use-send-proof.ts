// Sending the next version of a proof, with how far it has gone and what is wrong with it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import { FORM_FILES } from '../../../../../schemas/longest.ts';
import { proofFieldsSchema } from '../../../../../schemas/proof.ts';
import { ApiError, getJson } from '../../../../api.ts';
import { checkValues, type ErrorsByField, errorsByField } from '../../../../ui/form-errors.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { SUMMARY_KEY } from '../../../dashboard/use-summary-query.ts';
import { LEADS, putLead } from '../../requests/cached-leads.ts';
import { leadChangeFailed } from '../../requests/lead-change-failed.ts';
import { sendForm } from './send-form.ts';

interface Filled {
  item: string | null;
  shows: string;
  picture: File | undefined;
}

const FIELDS = ['item', 'shows', 'picture'] as const;

export function useSendProof(leadId: string, onSent: (item: string | null) => void) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const [errors, setErrors] = useState<ErrorsByField>({});
  const [sent, setSent] = useState<Filled>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ item, shows, picture }: Filled & { picture: File }) => {
      const form = new FormData();
      // What is read first is there when the file comes.
      form.set('shows', shows);
      if (item !== null) form.set('item', item);
      form.set('picture', picture);
      const path = `${LEADS}/${leadId}/proofs`;
      const { version } = await sendForm<{ version: number }>(path, form, setShare);
      return { version, item, lead: await getJson<DeskLead>(`${LEADS}/${leadId}`) };
    },
    onSuccess: ({ version, item, lead }) => {
      putLead(client, lead);
      void client.invalidateQueries({ queryKey: SUMMARY_KEY });
      const isMailed = lead.announcements.some(({ channel }) => channel === 'proof');
      showToast({
        title: `Version ${version} sent`,
        description: isMailed
          ? 'By mail and on the job page.'
          : 'It is on the job page. Copy the link and send it.',
      });
      onSent(item);
    },
    onError: (error) => {
      const found = faultsOf(error);
      if (Object.keys(found).length > 0) setErrors(found);
      else leadChangeFailed(client, leadId, error);
    },
  });

  return {
    share,
    isPending,
    /** Of what is still as it was sent. */
    errorsOf: (filled: Filled): ErrorsByField =>
      Object.fromEntries(
        FIELDS.filter((field) => filled[field] === sent?.[field]).flatMap((field) => {
          const error = errors[field];
          return error === undefined ? [] : [[field, error]];
        }),
      ),
    /** False, and nothing sent, where something is missing. */
    send: (filled: Filled): boolean => {
      const found = check(filled);
      setErrors(found);
      setSent(filled);
      const { picture } = filled;
      if (!picture || Object.keys(found).length > 0) return false;
      setShare(0);
      mutate({ ...filled, picture });
      return true;
    },
  };
}

function check({ item, shows, picture }: Filled): ErrorsByField {
  const isTooLarge = picture !== undefined && picture.size > FORM_FILES.megabytes * 1024 * 1024;
  return {
    ...checkValues(proofFieldsSchema, { shows, ...(item !== null && { item }) }),
    ...(!picture && { picture: 'Choose a picture.' }),
    ...(isTooLarge && { picture: `The picture may have ${FORM_FILES.megabytes} MB at most.` }),
  };
}

function faultsOf(error: Error): ErrorsByField {
  if (!(error instanceof ApiError)) return {};
  const tooLarge = error.status === 413 && error.problem?.detail;
  return { ...errorsByField(error.problem?.errors), ...(tooLarge && { picture: tooLarge }) };
}
