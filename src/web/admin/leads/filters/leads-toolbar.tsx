// What of the leads is shown and in which order, and the same as a CSV file.
import type { RefObject } from 'react';
import { LEAD_SOURCES, LEAD_STATUSES, STATUS_LABELS } from '../../../../schemas/lead.ts';
import { Choice } from '../../list/choice.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { Toolbar } from '../../list/toolbar.tsx';
import { useShop } from '../../page-data.ts';
import { useIsOwner } from '../../session/use-session-query.ts';
import { usePeople } from '../pipeline/use-people.ts';
import { SOURCES } from '../row/sources.ts';
import { type LeadFilters, NOBODY, writeFilters } from './lead-filters.ts';

interface Props {
  filters: LeadFilters;
  onChange: (change: Partial<LeadFilters>) => void;
  /** Left out while there is nothing to clear. */
  onClear: (() => void) | undefined;
  search: RefObject<HTMLInputElement | null>;
}

export function LeadsToolbar({ filters, onChange, onClear, search }: Props) {
  const { q, source, service, handled, status, assignee, sort } = filters;
  const query = writeFilters(filters);
  const isOwner = useIsOwner();
  return (
    <Toolbar isNarrowing={onClear !== undefined} search={search}>
      <SearchField
        ref={search}
        label="Search leads"
        placeholder="Name, email, phone, company or text"
        q={q}
        onSearch={(q) => onChange({ q })}
      />
      <div className="flex flex-1 flex-wrap gap-1.5 cards:w-full cards:flex-nowrap cards:overflow-x-auto cards:px-4 cards:py-1 cards:[scrollbar-width:none] cards:*:flex-none">
        <Choice
          label="State"
          value={handled === null ? '' : String(handled)}
          options={[
            ['', 'Open, handled'],
            ['false', 'Open'],
            ['true', 'Handled'],
          ]}
          onChoose={(value) => onChange({ handled: value === '' ? null : value === 'true' })}
        />
        <Choice
          label="Status"
          value={status ?? ''}
          options={[
            ['', 'Every status'],
            ...LEAD_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
          ]}
          onChoose={(value) => onChange({ status: LEAD_STATUSES.find((one) => one === value) ?? null })}
        />
        <AssigneeFilter assignee={assignee} onChoose={(assignee) => onChange({ assignee })} />
        <Choice
          label="Source"
          value={source ?? ''}
          options={[['', 'All sources'], ...LEAD_SOURCES.map((source) => [source, SOURCES[source]] as const)]}
          onChoose={(value) => onChange({ source: LEAD_SOURCES.find((source) => source === value) ?? null })}
        />
        <ServiceChoice service={service} onChoose={(service) => onChange({ service })} />
        <Choice
          label="Order"
          value={sort}
          options={[
            ['due', 'Due first'],
            ['newest', 'Newest first'],
          ]}
          onChoose={(value) => onChange({ sort: value === 'newest' ? 'newest' : 'due' })}
        />
        {onClear && (
          <button type="button" className="button" onClick={onClear}>
            Clear
          </button>
        )}
        {isOwner && (
          <a
            className="ml-auto inline-flex min-h-8 items-center font-medium decoration-edge decoration-1 underline-offset-3 hover:decoration-current touch:min-h-target"
            href={`/api/admin/leads.csv${query && `?${query}`}`}
            download
          >
            Download CSV
          </a>
        )}
      </div>
    </Toolbar>
  );
}

function AssigneeFilter({
  assignee,
  onChoose,
}: {
  assignee: string | null;
  onChoose: (assignee: string | null) => void;
}) {
  const { me, names } = usePeople(assignee === NOBODY ? null : assignee);
  return (
    <Choice
      label="Assigned"
      value={assignee ?? ''}
      options={[
        ['', "Anybody's"],
        ...names.map((name) => [name, name === me ? 'Mine' : `${name}'s`] as const),
        [NOBODY, "Nobody's"],
      ]}
      onChoose={(value) => onChoose(value || null)}
    />
  );
}

/** What Carl writes where a visitor named no service. */
const NO_SERVICE = 'Not said yet';

function ServiceChoice({
  service,
  onChoose,
}: {
  service: string | null;
  onChoose: (service: string | null) => void;
}) {
  const names = [...useShop().services.map(({ name }) => name), NO_SERVICE];
  // A link may name one that the shop no longer has.
  if (service !== null && !names.includes(service)) names.push(service);
  return (
    <Choice
      label="Service"
      value={service ?? ''}
      options={[['', 'All services'], ...names.map((name) => [name, name] as const)]}
      onChoose={(value) => onChoose(value || null)}
    />
  );
}
