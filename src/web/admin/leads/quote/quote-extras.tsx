// What a quote says besides its lines: how long it holds, tax, terms and where it is paid.
import type { ReactNode } from 'react';
import { QUOTE_MOST } from '../../../../schemas/quote-sums.ts';
import type { Draft } from './draft.ts';

const CONTROL =
  'field-control min-h-8 border border-edge px-2 py-1 text-[length:inherit] touch:min-h-target touch:text-base';

export function QuoteExtras({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const set = (values: Partial<Draft>) => onChange({ ...draft, ...values });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 px-4 py-3 max-phone:grid-cols-[minmax(0,1fr)]">
      <Field label="Valid until">
        <input
          className={CONTROL}
          type="date"
          required
          value={draft.validUntil}
          onChange={({ target }) => set({ validUntil: target.value })}
        />
      </Field>
      <Field label="Link to pay (https)">
        <input
          className={CONTROL}
          type="url"
          pattern="https://.*"
          maxLength={QUOTE_MOST.payLink}
          placeholder="none"
          value={draft.payLink}
          onChange={({ target }) => set({ payLink: target.value })}
        />
      </Field>
      <Field label="Tax note">
        <textarea
          className={CONTROL}
          rows={2}
          maxLength={QUOTE_MOST.taxNote}
          value={draft.taxNote}
          onChange={({ target }) => set({ taxNote: target.value })}
        />
      </Field>
      <Field label="Terms">
        <textarea
          className={CONTROL}
          rows={2}
          maxLength={QUOTE_MOST.terms}
          placeholder="Half to start, half at pick-up"
          value={draft.terms}
          onChange={({ target }) => set({ terms: target.value })}
        />
      </Field>
    </div>
  );
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: The control is its child.
  <label className="grid min-w-0 content-start gap-1">
    <span className="text-ink-quiet">{label}</span>
    {children}
  </label>
);
