// Says what could not be loaded and why, and tries again.
import { useState } from 'react';
import { describeError } from '../describe-error.ts';

interface Props {
  /** E.g. 'The leads could not be loaded.'. */
  what: string;
  error: Error | null;
  onRetry: () => Promise<unknown>;
  className?: string;
}

export function ListFailure({ what, error, onRetry, className = 'mx-4 my-3' }: Props) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    if (isTrying) return;
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  };
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border border-l-6 border-late bg-desk py-2 pr-2 pl-3.5 sheet:hidden ${className}`}
      role="alert"
    >
      <p className="flex-[1_1_16rem]">
        {what} {describeError(error)}
      </p>
      <button type="button" className="button" aria-disabled={isTrying} onClick={retry}>
        {isTrying ? 'Trying again...' : 'Retry'}
      </button>
    </div>
  );
}
