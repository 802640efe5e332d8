// The fields of a lead that somebody fills in: what each is called, and how it reads, wherever a person meets it.
import type { Lead } from './lead.ts';

type LeadFieldName = keyof Pick<
  Lead,
  'name' | 'email' | 'phone' | 'company' | 'service' | 'quantity' | 'dueDate' | 'details'
>;

export interface LeadFieldEntry {
  name: LeadFieldName;
  /** Its column in the table of leads. */
  column: Exclude<LeadFieldName, 'dueDate'> | 'due_date';
  label: string;
  /** How it is asked for and drawn; `prose` may have several lines. */
  kind: 'text' | 'email' | 'phone' | 'choice' | 'count' | 'day' | 'prose';
  /** Whose it is; of a job, what `byItem` says is told by each of its items too. */
  of: 'person' | 'job';
  byItem?: true;
  /** In Carl's form. */
  isRequired: boolean;
  placeholder?: string;
}

/** In the order in which the form asks for them, and the desk, the mails and the CSV tell them. */
export const LEAD_FIELDS: readonly LeadFieldEntry[] = [
  { name: 'name', column: 'name', label: 'Name', kind: 'text', of: 'person', isRequired: true },
  {
    name: 'email',
    column: 'email',
    label: 'Email',
    kind: 'email',
    of: 'person',
    isRequired: true,
    placeholder: 'you@example.com',
  },
  {
    name: 'phone',
    column: 'phone',
    label: 'Phone',
    kind: 'phone',
    of: 'person',
    isRequired: false,
    placeholder: '(816) 555-0142',
  },
  { name: 'company', column: 'company', label: 'Company', kind: 'text', of: 'person', isRequired: false },
  {
    name: 'service',
    column: 'service',
    label: 'Service',
    kind: 'choice',
    of: 'job',
    byItem: true,
    isRequired: true,
  },
  {
    name: 'quantity',
    column: 'quantity',
    label: 'Quantity',
    kind: 'count',
    of: 'job',
    byItem: true,
    isRequired: false,
  },
  { name: 'dueDate', column: 'due_date', label: 'In hands', kind: 'day', of: 'job', isRequired: false },
  {
    name: 'details',
    column: 'details',
    label: 'Project details',
    kind: 'prose',
    of: 'job',
    isRequired: true,
    placeholder: 'What is it for, and what should be on it?',
  },
];

/** What the field is called: labelOf('dueDate') is 'In hands'. */
export const labelOf = (name: LeadFieldName): string =>
  LEAD_FIELDS.find((field) => field.name === name)?.label ?? name;
