// What of the leads is shown, as the dashboard's URL says it and as the server is asked for it.
import { LEAD_SOURCES, LEAD_STATUSES, type LeadSource, type LeadStatus } from '../../../../schemas/lead.ts';

export interface LeadFilters {
  /** Empty for any text. */
  q: string;
  source: LeadSource | null;
  /** The service's name as the lead has it. */
  service: string | null;
  handled: boolean | null;
  status: LeadStatus | null;
  /** Username, or NOBODY. */
  assignee: string | null;
  sort: 'newest' | 'due';
}

/** As assignee, of what nobody has. */
export const NOBODY = '-';

export const NO_FILTERS: LeadFilters = {
  q: '',
  source: null,
  service: null,
  handled: null,
  status: null,
  assignee: null,
  sort: 'due',
};

/** The filters in a URL's query; what makes no sense there counts as left out. */
export function readFilters(params: URLSearchParams): LeadFilters {
  const handled = params.get('handled');
  return {
    q: params.get('q')?.trim() ?? '',
    source: LEAD_SOURCES.find((source) => source === params.get('source')) ?? null,
    service: params.get('service') || null,
    handled: handled === 'true' || handled === 'false' ? handled === 'true' : null,
    status: LEAD_STATUSES.find((status) => status === params.get('status')) ?? null,
    assignee: params.get('assignee') || null,
    sort: params.get('sort') === 'newest' ? 'newest' : 'due',
  };
}

/**
 * The query that asks the server for them, without '?'; empty for all leads, newest first.
 *
 *     writeFilters({ ...NO_FILTERS, handled: false })   'handled=false&sort=due'
 */
export function writeFilters(filters: LeadFilters): string {
  const { q, source, service, handled, status, assignee, sort } = filters;
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (source) query.set('source', source);
  if (service) query.set('service', service);
  if (handled !== null) query.set('handled', String(handled));
  if (status) query.set('status', status);
  if (assignee) query.set('assignee', assignee);
  if (sort === 'due') query.set('sort', 'due');
  return query.toString();
}

/** True if some leads may be left out. */
export function isFiltered(filters: LeadFilters): boolean {
  return writeFilters({ ...filters, sort: 'newest' }) !== '';
}

/** `params` with these filters in place of those it had; unlike the server, the page sorts by promise unasked. */
export function withFilters(params: URLSearchParams, filters: LeadFilters): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const name of Object.keys(NO_FILTERS)) changed.delete(name);
  for (const [name, value] of new URLSearchParams(writeFilters({ ...filters, sort: 'newest' }))) {
    changed.set(name, value);
  }
  if (filters.sort === 'newest') changed.set('sort', 'newest');
  return changed;
}
