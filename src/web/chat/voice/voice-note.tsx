// The last line of the chat: that Carl is listening, what went wrong with it, or else what becomes of the talk.
import type { Surface } from '../conversation/conversation.ts';
import { isBusy, useVoice } from './voice-provider.tsx';

export function VoiceNote({ surface }: { surface: Surface }) {
  const voice = useVoice();
  const dictation = voice.dictationIn(surface);
  const alert = voice.alertIn(surface);
  return (
    <>
      <p className="voice-banner" role="status">
        {isBusy(dictation) && SAID[dictation.type as keyof typeof SAID]}
        {dictation.type === 'listening' && voice.isPushToTalk && ' Press the microphone again to send.'}
      </p>
      {alert && (
        <p className="chat-note voice-alert" role="alert">
          {alert}
        </p>
      )}
      {!alert && !isBusy(dictation) && (
        <p className="chat-note needs-script">
          The shop keeps this chat to answer you. <a href="/privacy">Privacy</a>
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
