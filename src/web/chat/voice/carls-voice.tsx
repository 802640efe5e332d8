// Carl's voice while the visitor wants to hear it. A chunk of its own.
import { useEffect, useRef } from 'react';
import type { Greeting } from '../../../schemas/shop.ts';
import { isMobile } from '../../voice/session/is-mobile.ts';
import { createSpeech, type Speech } from '../../voice/synthesis/speech.ts';
import type { Surface } from '../conversation/conversation.ts';
import type { ChatMessage } from '../conversation/state.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { greetOnce } from './greet-once.ts';
import { speakReplies } from './speak-replies.ts';

export interface CarlsVoiceProps {
  greeting: Greeting;
  /** What was said before the visitor wanted to hear it. */
  known: readonly ChatMessage[];
  /** Where the visitor talks with Carl now. */
  surface: Surface;
  /** The visitor is speaking. */
  isInterrupted: boolean;
  /** Told whether replies cannot be heard after all. */
  onMute(isMute: boolean): void;
}

export function CarlsVoice({ greeting, known, surface, isInterrupted, onMute }: CarlsVoiceProps) {
  const { conversation } = useConversation();
  const audio = useRef<HTMLAudioElement>(null);
  const speech = useRef<Speech>(null);
  const currentSurface = useRef(surface);
  const isVisitorSpeaking = useRef(isInterrupted);

  useEffect(() => {
    currentSurface.current = surface;
    isVisitorSpeaking.current = isInterrupted;
  }, [surface, isInterrupted]);

  useEffect(() => {
    if (!audio.current) return;
    const voice = createSpeech({ isMobile: isMobile(), audio: audio.current });
    speech.current = voice;
    const ends = [
      giveWay(voice),
      greetOnce(voice, greeting, conversation),
      speakReplies(voice, conversation, { known, surface: () => currentSurface.current }),
      voice.subscribe(() => {
        const status = voice.getStatus();
        if (status.type === 'loading' && isVisitorSpeaking.current) return voice.stop();
        if (status.type === 'speaking') onMute(false);
        if (status.type === 'ended') onMute(status.reason === 'blocked' || status.reason === 'failed');
      }),
    ];
    return () => {
      for (const end of ends) end();
      voice.stop();
      onMute(false);
    };
  }, [greeting, known, conversation, onMute]);

  useEffect(() => {
    if (isInterrupted) speech.current?.stop();
  }, [isInterrupted]);

  // biome-ignore lint/a11y/useMediaCaption: the transcript has the words
  return <audio ref={audio} hidden />;
}

/**
 * Silent when the visitor types or leaves the page; tried again at a gesture is what the browser would not play without
 * one. Returns how to end it.
 */
function giveWay(speech: Speech): () => void {
  const unlock = () => speech.unlock();
  const stop = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.composer')) speech.stop();
  };
  // Some browsers go on speaking on the next page.
  const leave = () => speech.stop();
  addEventListener('pagehide', leave);
  addEventListener('pointerup', unlock, true);
  addEventListener('keydown', unlock, true);
  addEventListener('input', stop, true);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pointerup', unlock, true);
    removeEventListener('keydown', unlock, true);
    removeEventListener('input', stop, true);
  };
}
