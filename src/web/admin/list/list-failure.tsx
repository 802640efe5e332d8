// Says what could not be loaded and why, and tries again.
import { useState } from 'react';
import { describeError } from '../describe-error.ts';

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
        {what} {describeError(error)}
      </p>
      <button type="button" className="button" aria-disabled={isTrying} onClick={retry}>
        {isTrying ? 'Trying again...' : 'Retry'}
      </button>
    </div>
  );
}
