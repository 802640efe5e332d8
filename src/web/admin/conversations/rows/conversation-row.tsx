// One conversation in the list: who it is with, its number, when it began, what was said last, and how to reach them.
import type { Conversation } from '../../../../schemas/conversation.ts';
import { When } from '../../time/when.tsx';
import { firstWords, nameConversation } from '../name-conversation.ts';
import { findLatestSlots, shownText } from '../understood.ts';
import { asksForPerson, hasPerson } from './find-conversations.ts';
import { ROW_SMALL, RowFrame, type RowProps } from './row-frame.tsx';

export function ConversationRow({ conversation, ...row }: RowProps & { conversation: Conversation }) {
  const { id, createdAt, messages } = conversation;
  const title = nameConversation(conversation);
  const last = messages.findLast(({ role }) => role === 'user');
  const said = last && firstWords(shownText(last));
  return (
    <RowFrame
      {...row}
      id={id}
      title={<span dir="auto">{title ?? 'Nothing said yet'}</span>}
      // Both times do not fit; hover and the conversation itself tell the age.
      aside={
        <When at={createdAt} className="text-right text-ink-quiet touch:text-note" age="hidden" minute="" />
      }
    >
      <p className={`text-ink-quiet ${ROW_SMALL}`}>
        <ConversationNumber id={id} />, {describeSize(messages.length)}
      </p>
      <Reach conversation={conversation} />
      <p className="basis-full truncate text-ink-soft">
        {asksForPerson(conversation) && <AskedTag isAnswered={hasPerson(conversation)} />}{' '}
        {said !== undefined && said !== title && (
          <span dir="auto">
            <span className="visually-hidden">User: </span>
            {said}
          </span>
        )}
      </p>
    </RowFrame>
  );
}

/** Orange only as long as nobody of the shop has answered. */
const AskedTag = ({ isAnswered }: { isAnswered: boolean }) => (
  <b
    className={`person-tag mr-1 px-[5px] font-semibold ${isAnswered ? 'border border-edge' : 'bg-orange text-on-ink'}`}
  >
    Asked for a person
  </b>
);

/** E.g. '7 messages'. */
export const describeSize = (messages: number): string =>
  `${messages} ${messages === 1 ? 'message' : 'messages'}`;

/** As everywhere on the desk, and in SPEC.md: 'Conversation 1a2b3c4d'. */
export const ConversationNumber = ({ id }: { id: string }) => (
  <>
    Conversation <span className="mono">{id.slice(0, 8)}</span>
  </>
);

function Reach({ conversation }: { conversation: Conversation }) {
  const { email, phone } = findLatestSlots(conversation.messages);
  const left = email ? (phone ? 'email and phone' : 'an email') : phone && 'a phone';
  return (
    <p className={`${ROW_SMALL} ${left ? 'font-semibold text-done' : 'text-ink-quiet'}`}>
      {left ? `Left ${left}` : 'No way to reach them'}
    </p>
  );
}
