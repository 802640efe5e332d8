// Says what could not be loaded and why, and tries again.
import { useState } from 'react';
import { ApiError } from '../../api.ts';

interface Props {
  /** E.g. 'The leads could not be loaded.'. */
  what: string;
  error: Error | null;
  onRetry: () => Promise<unknown>;
}

export function ListFailure({ what, error, onRetry }: Props) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    if (isTrying) return;
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  };
  return (
    <div className="list-failure" role="alert">
      <p>
        {what} {describeReason(error)}
      </p>
      <button type="button" className="button" aria-disabled={isTrying} onClick={retry}>
        {isTrying ? 'Trying again...' : 'Retry'}
      </button>
    </div>
  );
}

function describeReason(error: Error | null): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached.';
  return error.problem?.detail ?? `The server answered ${error.status}.`;
}
