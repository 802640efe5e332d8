// The conversation as hero and widget both show it: transcript, lead form, suggestions, composer.
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useChunk } from '../../ui/use-chunk.ts';
import { AttachButton } from '../files/attach-button.tsx';
import { useFiles } from '../files/use-files.ts';
import { WhoIsHere } from '../live/who-is-here.tsx';
import { VoiceNote } from '../voice/voice-note.tsx';
import { isBusy, useVoice } from '../voice/voice-provider.tsx';
import { Composer } from './composer.tsx';
import type { Surface } from './conversation.ts';
import { Suggestions } from './suggestions.tsx';
import { Transcript } from './transcript.tsx';
import { useConversation } from './use-conversation.ts';

export interface ChatBodyProps {
  surface: Surface;
  /** How many of the newest messages are shown; all when left out. */
  newest?: number;
  /** Of hero and widget the one in use: it announces replies and holds the lead form. */
  isLive: boolean;
  input?: RefObject<HTMLTextAreaElement | null>;
}

const loadLeadForm = async () => (await import('../lead-form/lead-form.tsx')).LeadForm;
const loadTypingTeller = async () => (await import('../live/tell-typing.ts')).createTypingTeller;
const loadMeasureDialog = async () => (await import('../../measure/measure-dialog.tsx')).MeasureDialog;

export function ChatBody({ surface, newest, isLive, input }: ChatBodyProps) {
  const { state, conversation } = useConversation();
  const { isSending, lead, live } = state;
  const createTypingTeller = useChunk(loadTypingTeller, isLive && live.heldBy !== null);
  const typing = useMemo(() => createTypingTeller?.(conversation), [createTypingTeller, conversation]);
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const composer = input ?? ownInput;
  const [isFormAskedFor, setIsFormAskedFor] = useState(false);
  const [confirmation, setConfirmation] = useState<string>();
  const voice = useVoice();
  const dictation = voice.dictationIn(surface);
  const files = useFiles(isLive);
  const { parts } = files;
  const LeadForm = useChunk(loadLeadForm, isLive && lead.isWanted);
  const [measuring, setMeasuring] = useState<{ isSpanish: boolean }>();
  const MeasureDialog = useChunk(loadMeasureDialog, measuring !== undefined);
  const isFormOpen = isLive && lead.isOpen && LeadForm !== undefined;

  const endDictation = useEffectEvent(() => {
    if (isBusy(dictation)) voice.cancelDictation();
  });
  useEffect(() => {
    if (!isLive || isSending) endDictation();
  }, [isLive, isSending]);

  function setFormOpen(isOpen: boolean) {
    setIsFormAskedFor(isOpen);
    conversation.setLeadFormOpen(isOpen);
    if (!isOpen) composer.current?.focus();
  }

  return (
    <>
      {parts && <parts.TicketFiles surface={surface} />}
      <div className="chat-talk relative flex flex-col">
        {parts && files.isDragged && <parts.DropHere />}
        {live.heldBy !== null && <WhoIsHere name={live.heldBy} />}
        <Transcript
          label={newest ? 'Conversation with Carl' : 'Whole conversation with Carl'}
          messages={newest ? state.messages.slice(-newest) : state.messages}
          isLive={isLive}
          isReadOut={voice.isHeard && live.heldBy === null}
          typist={live.heldBy === null ? (isSending ? 'Carl' : null) : live.isTyping ? live.heldBy : null}
          File={parts?.ChatFile}
          // Whoever of the shop wrote, is named where their words begin.
          isShort={isFormOpen || (newest !== undefined && live.heldBy === null)}
          isStamped={confirmation !== undefined && confirmation === state.messages.at(-1)?.id}
          partialReply={surface === 'hero' ? state.partialReply : ''}
          onRetry={(id) => conversation.retry(id, surface)}
        />
        {!lead.isOpen && live.heldBy === null && (
          <Suggestions
            suggestions={state.suggestions}
            offersForm={lead.isWanted}
            isDisabled={isSending}
            onPick={(text, wasKeyboard) => {
              if (wasKeyboard) composer.current?.focus();
              void conversation.send(text, surface);
            }}
            onSendFile={files.choose}
            onOpenForm={() => setFormOpen(true)}
            onMeasure={(isSpanish) => setMeasuring({ isSpanish })}
          />
        )}
      </div>
      {isFormOpen && (
        <LeadForm
          fields={lead.fields}
          items={state.items}
          draft={conversation.getLeadDraft()}
          takesFocus={isFormAskedFor}
          onType={conversation.keepLeadDraft}
          onSubmit={conversation.submitLead}
          onSent={() => {
            setIsFormAskedFor(false);
            setConfirmation(conversation.getState().messages.at(-1)?.id);
            composer.current?.focus();
          }}
          onCancel={() => setFormOpen(false)}
        />
      )}
      {parts && files.isChoosing && <parts.AttachChoices chooser={files.chooser} onFiles={files.attach} />}
      {parts && isLive && (
        <>
          <parts.TellOfFiles surface={surface} isHeld={isBusy(dictation)} />
          <parts.OpenedFile surface={surface} button={files.button} onFiles={files.attach} />
        </>
      )}
      <Composer
        input={composer}
        attach={
          <AttachButton
            chooser={files.chooser}
            button={files.button}
            isOpen={files.isChoosing}
            onPress={files.choose}
            onFiles={files.attach}
          />
        }
        isSending={isSending}
        dictation={dictation}
        onType={() => {
          voice.forgetAlert();
          typing?.note();
        }}
        onMicrophone={() => voice.toggleDictation(surface)}
        onCancelDictation={voice.cancelDictation}
        onSend={(text, how) => {
          typing?.stop();
          void conversation.send(text, surface, how);
        }}
      />
      <VoiceNote surface={surface} />
      {measuring && MeasureDialog && (
        <MeasureDialog
          isSpanish={measuring.isSpanish}
          onUse={(sentence, wasKeyboard) => {
            setMeasuring(undefined);
            if (wasKeyboard) composer.current?.focus();
            void conversation.send(sentence, surface);
          }}
          onClose={() => setMeasuring(undefined)}
        />
      )}
    </>
  );
}
