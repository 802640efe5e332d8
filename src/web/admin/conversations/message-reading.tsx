// What Carl read from a message, in the margin beside it.
import type { ConversationMessage } from '../../../schemas/conversation.ts';
import type { Slots } from '../../../schemas/reading.ts';
import { useShop } from '../page-data.ts';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { correctable, findReading } from './understood.ts';

/** One rule from the first message to the last. */
export const MARGIN =
  'relative grid grid-cols-[104px_minmax(0,1fr)] content-start gap-x-3 gap-y-1 border-l border-hairline py-[7px] pl-4.5 text-tiny leading-[1.6] font-medium';
/** Without a margin beside the words it stands under them. */
const READING =
  'font-mono @max-[860px]/conversation:col-start-2 @max-[860px]/conversation:mb-1.5 @max-[860px]/conversation:flex @max-[860px]/conversation:flex-wrap @max-[860px]/conversation:border-l-3 @max-[860px]/conversation:border-carl @max-[860px]/conversation:p-0 @max-[860px]/conversation:pl-3 @max-[720px]/conversation:col-start-1 @max-[720px]/conversation:my-0.5 @max-[720px]/conversation:group-first/said:pb-px @min-[860px]/conversation:group-first/said:pt-2.5 touch:text-note';
/** A mark on the rule. */
const READ =
  "before:absolute before:top-[9px] before:-left-0.5 before:h-[15px] before:w-[3px] before:bg-carl before:content-[''] group-first/said:before:top-[13px] @max-[860px]/conversation:before:hidden";
const LOOKS = {
  list: 'col-start-2 @max-[860px]/conversation:flex @max-[860px]/conversation:flex-wrap @max-[860px]/conversation:gap-x-3 @max-[860px]/conversation:gap-y-0.5',
  label: 'inline text-ink-quiet',
  value: 'inline text-carl',
};

/** What Carl read from a message; a value that corrects one from before shows both. Empty where he read nothing. */
export function MessageReading({ message, before }: { message: ConversationMessage; before: Slots }) {
  const { services } = useShop();
  const reading = findReading(message);
  const facts = reading ? describeSlots(reading.slots, services) : [];
  return (
    <div className={`${MARGIN} ${READING} ${reading ? READ : '@max-[860px]/conversation:hidden'}`}>
      {reading && reading.intents.length > 0 && (
        <ul className="flex flex-wrap content-start gap-[3px]" aria-label="Intents Carl read">
          {reading.intents.map((intent) => (
            <li
              key={intent}
              className={`tag ${intent === 'human' ? 'border-on-ink bg-orange text-on-ink' : 'border-carl text-carl'}`}
            >
              {intent.replaceAll('_', ' ')}
            </li>
          ))}
        </ul>
      )}
      {reading && facts.length > 0 && (
        <FactList
          facts={facts}
          looks={LOOKS}
          before={describeSlots(correctable(before, reading.slots), services)}
        />
      )}
    </div>
  );
}
