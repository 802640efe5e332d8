// The place to answer: to whom and how, the text, what is put in and attached, and when it leaves.
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import { ATTACHMENTS_MAX, type ReplyDesk } from '../../../../../schemas/reply.ts';
import { submitWithEnter } from '../../../../ui/submit-with-enter.ts';
import { FileRows } from '../files/file-rows.tsx';
import { addFiles, useUploads } from '../files/uploads.ts';
import { changeReplyDraft, useReplyDraft } from '../reply-drafts.ts';
import { PickTime } from '../send/pick-time.tsx';
import { SendPart } from '../send/send-part.tsx';
import { SendQuestion } from '../send/send-question.tsx';
import { useSending } from '../send/use-sending.ts';
import { heldUntil } from '../send/when-to-send.ts';
import { ChannelChoice, channelOfKey } from './channel-choice.tsx';
import { FillIn } from './fill-in.tsx';
import { Kept } from './kept.tsx';
import { PickSheet } from './pick-sheet.tsx';
import type { OpenedPick, Opener, Pick } from './picks.ts';
import { PutInBlocks } from './put-in-blocks.tsx';
import { ReplyText, type TextHandle } from './reply-text.tsx';
import { ToolButtons } from './tool-buttons.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  lead: DeskLead;
  desk: ReplyDesk;
  /** False while nobody knows how they can be reached. */
  isLoaded: boolean;
  textRef: RefObject<HTMLTextAreaElement | null>;
  /** Takes back what was just planned. */
  onUndo: (replyId: string) => void;
}

export function Composer({ lead, desk, isLoaded, textRef, onUndo }: Props) {
  const draft = useReplyDraft(lead.id);
  const uploads = useUploads(lead.id);
  const handle = useRef<TextHandle>(null);
  const hintId = useId();
  const [shown, setShown] = useState<Opener | 'time'>();
  const [leftOut, setLeftOut] = useState(0);
  const isOpen = (one: string | null) =>
    desk.channels.some(({ channel, why }) => channel === one && why === null);
  const first = desk.channels.find(({ why }) => why === null)?.channel ?? null;
  const channel = isOpen(draft.channel) ? draft.channel : first;
  const isShut = isLoaded && first === null;
  const held = heldUntil(desk);
  const isAnswered = lead.handledAt !== null;
  const sending = useSending({ lead, desk, isLoaded, draft, uploads, channel, textRef, onUndo });
  const { isSending } = sending;
  const focusText = () => textRef.current?.focus();
  const { isOver, ...drop } = useFileDrop((files) => {
    if (!isSending) setLeftOut(addFiles(lead.id, files, draft.attachments.length));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isShut) sending.trySend({ sendAt: held, answered: !isAnswered });
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    submitWithEnter(event);
    const chosen = event.ctrlKey ? channelOfKey(event.key) : undefined;
    if (!chosen) return;
    event.preventDefault();
    if (!isSending && isOpen(chosen)) changeReplyDraft(lead.id, () => ({ channel: chosen }));
  }

  function take({ taken }: Pick, instead?: OpenedPick) {
    // A sheet keeps the focus from the text while it is there.
    flushSync(() => setShown(undefined));
    if (taken.kind === 'estimate')
      changeReplyDraft(lead.id, () => ({ withEstimate: true, estimateTotal: taken.total }));
    if (taken.kind === 'quote') changeReplyDraft(lead.id, () => ({ quoteVersion: taken.version }));
    const words =
      taken.kind === 'text'
        ? taken.text
        : taken.kind === 'link'
          ? new URL(taken.url, location.origin).href
          : '';
    handle.current?.insert(words, instead);
  }

  return (
    <>
      <form
        className={`mt-1 grid scroll-mt-14 gap-2 max-phone:scroll-mb-24 border-t-[3px] border-line px-4 pt-1 pb-4 ${isOver ? 'bg-highlight' : ''}`}
        aria-label="Reply"
        data-keys="reply"
        noValidate
        onKeyDown={press}
        onSubmit={submit}
        {...drop}
      >
        <ChannelChoice
          channels={desk.channels}
          isLoaded={isLoaded}
          chosen={channel}
          isSending={isSending}
          onChoose={(chosen) => changeReplyDraft(lead.id, () => ({ channel: chosen }))}
        />
        <ReplyText
          ref={handle}
          textRef={textRef}
          desk={desk}
          text={draft.text}
          isSending={isSending}
          describedBy={hintId}
          onChange={(text) => changeReplyDraft(lead.id, () => ({ text }))}
          onTake={take}
        />
        <p id={hintId} className="visually-hidden">
          A semicolon at the start of a word finds saved replies, a slash puts in an estimate, a quote or the
          link. Escape leaves the text and keeps the draft.
        </p>
        <FillIn text={draft.text} textRef={textRef} />
        <PutInBlocks
          leadId={lead.id}
          draft={draft}
          desk={desk}
          isLoaded={isLoaded}
          isSending={isSending}
          onRemoved={focusText}
        />
        <FileRows
          leadId={lead.id}
          attachments={draft.attachments}
          uploads={uploads}
          isSending={isSending}
          onRemoved={() => {
            setLeftOut(0);
            focusText();
          }}
        />
        {leftOut > 0 && (
          <p role="alert" className="text-late">
            {`A reply can have ${ATTACHMENTS_MAX} files: ${leftOut} left out.`}
          </p>
        )}
        <ToolButtons
          isSending={isSending}
          onOpen={setShown}
          onFiles={(files) => setLeftOut(addFiles(lead.id, files, draft.attachments.length))}
        >
          <Kept draft={draft} isSending={isSending} />
        </ToolButtons>
        <SendPart
          lead={lead}
          desk={desk}
          draft={draft}
          channel={channel}
          sending={sending}
          held={held}
          isShut={isShut}
          onPickTime={() => setShown('time')}
        />
      </form>
      {(shown === '/' || shown === ';') && (
        <PickSheet desk={desk} opener={shown} onTake={take} onClose={() => setShown(undefined)} />
      )}
      {shown === 'time' && (
        <PickTime
          at={new Date(held ?? Date.now() + 3_600_000)}
          canMark={!isAnswered}
          onPick={(sendAt, answered) => {
            setShown(undefined);
            sending.trySend({ sendAt, answered });
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      <SendQuestion sending={sending} />
    </>
  );
}
