// Where one is signed in, to end what is not one's own doing.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnSession } from '../../../../schemas/people.ts';
import { send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { describeError } from '../../describe-error.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { When } from '../../time/when.tsx';
import { ShopSection } from '../shop-section.tsx';
import { useRefreshShop } from '../use-refresh-shop.ts';

const PATH = '/api/admin/sessions';

export function OwnSessions() {
  const refresh = useRefreshShop();
  const list = useRef<HTMLUListElement>(null);
  const sessions = useQuery<OwnSession[]>({ queryKey: [PATH], staleTime: 0 });
  const end = useMutation({
    mutationFn: (path: string) => send(path, { method: 'DELETE' }),
    onSuccess: () => list.current?.focus({ preventScroll: true }),
    onError: (error) =>
      showToast({ title: 'Not ended', description: describeError(error), tone: 'destructive' }),
    onSettled: refresh,
  });
  const { data = [] } = sessions;
  return (
    <ShopSection
      title="Where you are signed in"
      note={
        data.length > 1 && (
          <button type="button" className="link-button" onClick={() => end.isPending || end.mutate(PATH)}>
            End all others
          </button>
        )
      }
    >
      {sessions.isError && (
        <ListFailure
          className="my-2"
          what="Your sessions could not be loaded."
          error={sessions.error}
          onRetry={sessions.refetch}
        />
      )}
      <ul ref={list} tabIndex={-1} aria-label="Your sessions">
        {data.map(({ id, browser, startedAt, lastSeenAt, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-1.5"
          >
            <p>
              <span className="font-semibold">{browser ?? 'A browser'}</span>{' '}
              <span className="block text-ink-quiet">
                {isThis ? 'this one, since ' : 'last here '}
                <When
                  at={isThis ? startedAt : lastSeenAt}
                  age={isThis ? 'visually-hidden' : ''}
                  minute={isThis ? '' : 'visually-hidden'}
                />
              </span>
            </p>
            {!isThis && (
              <button
                type="button"
                className="link-button"
                onClick={() => end.isPending || end.mutate(`${PATH}/${id}`)}
              >
                End<span className="visually-hidden"> the session of {browser ?? 'a browser'}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </ShopSection>
  );
}
