// The sentence over the lead form's cells: what goes to the shop, and the way to the fields that are not asked for.
import { NamedThings } from '../ticket/named-things.tsx';
import type { LeadRequest } from './lead-request.ts';

export interface LeadSummaryProps {
  request: LeadRequest;
  /** All fields are shown. */
  isOpen: boolean;
  onToggle(): void;
}

/** In a low window the style sheet shows the short sentence. */
export function LeadSummary({ request, isOpen, onToggle }: LeadSummaryProps) {
  const { things, when, who } = request;
  const count = things.length > 1 ? `${things.length} items` : things[0]?.name;
  return (
    <p className="lead-summary">
      <span className="lead-summary-long">
        {things.length === 0 ? 'This chat goes to the shop' : 'This goes to the shop: '}
        <NamedThings things={things} />
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
