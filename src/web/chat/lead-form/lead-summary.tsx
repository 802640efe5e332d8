// The sentence over the lead form's cells: what goes to the shop, and the way to the fields that are not asked for.
import { NamedThings } from '../ticket/named-things.tsx';
import type { LeadRequest } from './lead-request.ts';

export interface LeadSummaryProps {
  request: LeadRequest;
  /** All fields are shown. */
  isOpen: boolean;
  onToggle(): void;
}

const LOW = 'room-low:flex room-low:justify-between room-low:gap-4 room-low:py-[9px]';

/** In a low window the style sheet shows the short sentence; in the lowest none until a cell is in use. */
export function LeadSummary({ request, isOpen, onToggle }: LeadSummaryProps) {
  const { things, when, who } = request;
  const count = things.length > 1 ? `${things.length} items` : things[0]?.name;
  return (
    <p
      className={`flex-[1_0_100%] px-5 py-3 text-small leading-normal max-phone:px-4 phone:widget:py-2 ${isOpen ? '' : LOW} room-least:in-data-[status=failed]:hidden room-least:resting:hidden`}
    >
      <span className={isOpen ? undefined : 'room-low:hidden'}>
        {things.length === 0 ? 'This chat goes to the shop' : 'This goes to the shop: '}
        <NamedThings things={things} />
        {when && `, ${when}`}
        {who.length > 0 && `, for ${who.join(', ')}`}.
      </span>
      <span className={isOpen ? 'hidden' : 'hidden room-low:inline'}>
        {count ? (
          <>
            <strong className="inline-block">{count}</strong>
            <span className="room-least:hidden"> and this chat go</span> to the shop.
          </>
        ) : (
          'This chat goes to the shop.'
        )}
      </span>{' '}
      <button type="button" className="text-button -my-3" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Show less' : 'Change'}
      </button>
    </p>
  );
}
