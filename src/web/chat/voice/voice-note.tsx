// The last line of the chat: that Carl is listening, what went wrong with it, or else what becomes of the talk.
import type { Surface } from '../conversation/conversation.ts';
import { isBusy, useVoice } from './voice-provider.tsx';

const NOTE = 'border-ink border-t-thin px-5 text-note leading-normal max-phone:px-4';

export function VoiceNote({ surface }: { surface: Surface }) {
  const voice = useVoice();
  const dictation = voice.dictationIn(surface);
  const alert = voice.alertIn(surface);
  const said = isBusy(dictation) && SAID[dictation.type as keyof typeof SAID];
  return (
    <>
      <p
        className={said ? `recording ${NOTE} flex-none bg-red py-[5px] font-bold text-white` : undefined}
        role="status"
      >
        {said}
        {dictation.type === 'listening' && voice.isPushToTalk && ' Press the microphone again to send.'}
      </p>
      {alert && (
        <p className={`${NOTE} flex-none py-[5px] font-bold text-error`} role="alert">
          {alert}
        </p>
      )}
      {!alert && !isBusy(dictation) && (
        <p className={`${NOTE} needs-script text-grey form:hidden cramped:hidden`}>
          The shop keeps this chat to answer you.{' '}
          <a className="inline-flex min-h-7 items-center font-bold text-ink" href="/privacy">
            Privacy
          </a>
        </p>
      )}
    </>
  );
}

const SAID = {
  asking: 'Please allow the microphone.',
  listening: 'Listening... Speak now!',
  transcribing: 'Writing down what you said...',
};
