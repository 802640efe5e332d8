// The sentence over the lead form's cells: what goes to the shop, and the way to the fields that are not asked for.
import { Fragment } from 'react';
import type { LeadRequest } from './lead-request.ts';

export interface LeadSummaryProps {
  request: LeadRequest;
  /** All fields are shown. */
  isOpen: boolean;
  onToggle(): void;
}

/** In a low window the style sheet shows the short sentence. */
export function LeadSummary({ request, isOpen, onToggle }: LeadSummaryProps) {
  const { things, how, when, who } = request;
  const count = things.length > 1 ? `${things.length} items` : things[0];
  return (
    <p className="lead-summary">
      <span className="lead-summary-long">
        {things.length === 0 ? 'This chat goes to the shop' : 'This goes to the shop: '}
        {things.map((thing, index) => (
          <Fragment key={thing}>
            {index > 0 && (index === things.length - 1 ? ' and ' : ', ')}
            <strong>{thing}</strong>
          </Fragment>
        ))}
        {how && ` (${how})`}
        {when && `, ${when}`}
        {who.length > 0 && `, for ${who.join(', ')}`}.
      </span>
      <span className="lead-summary-short">
        {count ? (
          <>
            <strong>{count}</strong>
            <span className="lead-summary-chat"> and this chat go</span> to the shop.
          </>
        ) : (
          'This chat goes to the shop.'
        )}
      </span>{' '}
      <button type="button" className="text-button" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Show less' : 'Change'}
      </button>
    </p>
  );
}
