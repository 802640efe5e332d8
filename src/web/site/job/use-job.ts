// The job as it is now: looked at again while the page is seen.
import { useCallback, useEffect, useState } from 'react';
import type { Job } from '../../../schemas/job.ts';
import { ApiError, getJson } from '../../api.ts';

const EVERY_MS = 15_000;

export function useJob(token: string, first: Job): { job: Job; isEnded: boolean; refresh(): Promise<void> } {
  const [job, setJob] = useState(first);
  const [isEnded, setIsEnded] = useState(false);

  // That of the page: somebody may have chosen another meanwhile.
  const { language } = first;
  const refresh = useCallback(async () => {
    try {
      const fresh = await getJson<Job>(`/api/job/${token}?language=${language}`);
      setJob((known) => (JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setIsEnded(true);
      else console.warn('The job could not be looked at again', error);
    }
  }, [token, language]);

  useEffect(() => {
    if (isEnded) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isEnded, refresh]);

  return { job, isEnded, refresh };
}
