// What was done at the desk, newest first, day by day.
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AUDIT_KINDS, type AuditEntry, type AuditKind } from '../../../../schemas/audit.ts';
import type { Person } from '../../../../schemas/people.ts';
import { ListView } from '../../list/list-view.tsx';
import { useListQuery } from '../../list/use-list-query.ts';
import { useShop } from '../../page-data.ts';
import { describeClock, describeDay, describeExactly } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { PEOPLE } from '../people/make-link.ts';
import { ShopSection } from '../shop-section.tsx';
import { describeLine, describeWho } from './describe-line.ts';

const KINDS: Record<AuditKind, string> = {
  'sign-in': 'Sign-in',
  people: 'People',
  data: 'Data',
  settings: 'Settings',
};

export function AuditLog() {
  const [kind, setKind] = useState<AuditKind | ''>('');
  const [who, setWho] = useState('');
  const query = new URLSearchParams({ ...(kind && { kind }), ...(who && { who }) }).toString();
  const log = useListQuery<AuditEntry>('/api/admin/audit', { query, staleTime: 0, enabled: true });
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ShopSection title="Audit log" note="nobody can change it">
      <div className="mb-1 flex flex-wrap items-center gap-1.5">
        {(['', ...AUDIT_KINDS] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button aria-pressed:bg-ink aria-pressed:text-desk"
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {one === '' ? 'All' : KINDS[one]}
          </button>
        ))}
        <WhoChoice who={who} onChoose={setWho} />
      </div>
      <div className="-mx-4">
        <ListView
          query={log}
          loading="Loading the audit log..."
          empty="Nothing yet."
          failure="The audit log could not be loaded."
        >
          {() => <Days entries={entries} />}
        </ListView>
      </div>
    </ShopSection>
  );
}

function WhoChoice({ who, onChoose }: { who: string; onChoose: (who: string) => void }) {
  const id = useId();
  const { data = [] } = useQuery<Person[]>({ queryKey: [PEOPLE] });
  return (
    <div className="ml-auto">
      <label className="visually-hidden" htmlFor={id}>
        Who
      </label>
      <select id={id} className="desk-control" value={who} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Everybody</option>
        {data
          .filter(({ invited }) => !invited)
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </select>
    </div>
  );
}

function Days({ entries }: { entries: AuditEntry[] }) {
  const { time_zone } = useShop();
  const now = useNow();
  const days = Map.groupBy(entries, ({ at }) => describeDay(new Date(at), now, time_zone));
  return [...days].map(([day, lines]) => (
    <section key={day} className="px-4" aria-label={day}>
      <h3 className="mt-2 text-quote font-semibold text-ink-quiet first-letter:uppercase">{day}</h3>
      <ul>
        {lines.map((entry) => (
          <li key={entry.id} className="flex gap-3 border-b border-hairline py-1">
            <time
              className="w-17 shrink-0 text-ink-quiet"
              dateTime={entry.at}
              title={describeExactly(new Date(entry.at), time_zone)}
            >
              {describeClock(new Date(entry.at), time_zone)}
            </time>
            <p
              className={`min-w-0 wrap-anywhere ${entry.refused || entry.what === 'sign_in_failed' ? 'text-late' : ''}`}
            >
              <b dir="auto">{describeWho(entry)}</b> {describeLine(entry)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
