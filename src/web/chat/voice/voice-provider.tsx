// Carl's voice as hero and widget share it: the visitor's consent, whether replies are heard, what is being dictated.
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PublicShop, Voice } from '../../../schemas/shop.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { type Consent, getConsent, setConsent, subscribeConsent } from '../../voice/consent.ts';
import type { DictationStatus } from '../../voice/dictation.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import type { VoiceInput } from './voice-input.ts';
import { isVoiceOff, keepVoiceOff } from './voice-off.ts';

export interface VoiceControl {
  /** The visitor wants to hear replies, and can: nothing else has to read them out. */
  isHeard: boolean;
  /** Voice output as its button shows it. */
  isOn: boolean;
  toggle(): void;
  /** The visitor asked for the prompt, which otherwise shows only as long as it is unanswered. */
  isAsking: boolean;
  ask(isAsking: boolean): void;
  answer(consent: Exclude<Consent, 'pending'>): void;
  /** What is being dictated where; `idle` for the surface that is not being talked to. */
  dictationIn(surface: Surface): DictationStatus;
  /** The visitor ends what is dictated by pressing the microphone; else a silence does. */
  isPushToTalk: boolean;
  /** What to tell the visitor of a dictation that failed; none where SPEC keeps silent. */
  alertIn(surface: Surface): string | null;
  /** The visitor goes on: what was told is told. */
  forgetAlert(): void;
  toggleDictation(surface: Surface): void;
  /** Ends what is being dictated; nothing is sent, the words so far stay in the input. */
  cancelDictation(): void;
}

const VoiceContext = createContext<VoiceControl | null>(null);

export interface VoiceProviderProps {
  shop: Pick<PublicShop, 'voice' | 'greeting'>;
  hasTranscription: boolean;
  /** Where the visitor talks with Carl now. */
  surface: Surface;
  children: ReactNode;
}

/** Loads what hears and speaks when it is first needed. Needs a ConversationContext around it. */
export function VoiceProvider({ shop, hasTranscription, surface, children }: VoiceProviderProps) {
  const consent = useSyncExternalStore(subscribeConsent, getConsent, getPending);
  const [isOff, setIsOff] = useState(isVoiceOff);
  const [isAsking, setIsAsking] = useState(false);
  const [isMute, setIsMute] = useState(false);
  const { input, openInput } = useVoiceInput(shop.voice, hasTranscription);
  const [isMissing, setIsMissing] = useState(false);
  const [talkedTo, setTalkedTo] = useState<Surface>();
  const status = useSyncExternalStore(
    input?.subscribe ?? subscribeNothing,
    input?.getStatus ?? getIdle,
    getIdle,
  );
  const isOn = consent === 'granted' && !isOff;
  const CarlsVoice = useChunk(loadCarlsVoice, isOn);
  const { conversation } = useConversation();
  // Replies that come while the chunk does are read out by it.
  const known = useMemo(() => (isOn ? conversation.getState().messages : []), [isOn, conversation]);

  const currentSurface = useRef(surface);
  useEffect(() => {
    currentSurface.current = surface;
  }, [surface]);

  const control = useMemo<VoiceControl>(() => {
    function turn(isOffNow: boolean) {
      keepVoiceOff(isOffNow);
      setIsOff(isOffNow);
    }
    return {
      isOn,
      isHeard: isOn && CarlsVoice !== undefined && !isMute,
      toggle() {
        if (!isOn) setConsent('granted');
        turn(isOn);
      },
      isAsking,
      ask: setIsAsking,
      answer(answer) {
        setConsent(answer);
        setIsAsking(false);
        turn(false);
      },
      isPushToTalk: input?.isPushToTalk ?? false,
      dictationIn: (where) => (where === talkedTo ? status : IDLE),
      alertIn(where) {
        if (where !== talkedTo) return null;
        if (isMissing) return 'The microphone could not be started. Please try again.';
        return status.type === 'ended' && input ? input.alertFor(status.reason, where) : null;
      },
      forgetAlert: () => setTalkedTo((where) => (isBusy(status) ? where : undefined)),
      async toggleDictation(where) {
        if (isBusy(status)) return input?.stop();
        setTalkedTo(where);
        setIsMissing(false);
        const before = currentSurface.current;
        try {
          const opened = input ?? (await openInput());
          // The visitor went on to something else meanwhile.
          if (currentSurface.current !== before || conversation.getState().isSending) return;
          opened.start(where);
        } catch (error) {
          console.error('Voice input could not be loaded', error);
          setIsMissing(true);
        }
      },
      cancelDictation: () => input?.cancel(),
    };
  }, [
    consent,
    isOn,
    CarlsVoice,
    isMute,
    isAsking,
    isMissing,
    status,
    talkedTo,
    input,
    openInput,
    conversation,
  ]);

  const asksAhead = shop.voice.auto_request_permission && surface === 'widget';
  useEffect(() => {
    if (!asksAhead) return;
    openInput().then(
      (opened) => opened.ask(),
      (error: unknown) => console.error('Voice input could not be loaded', error),
    );
  }, [asksAhead, openInput]);

  useEffect(() => {
    // What other pages of the visit turned on or off before the Back button brought this one back as it was.
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && setIsOff(isVoiceOff());
    addEventListener('pageshow', readAgain);
    return () => removeEventListener('pageshow', readAgain);
  }, []);

  return (
    <VoiceContext value={control}>
      {children}
      {isOn && CarlsVoice && (
        <CarlsVoice
          greeting={shop.greeting}
          known={known}
          surface={surface}
          isInterrupted={isBusy(status)}
          onMute={setIsMute}
        />
      )}
    </VoiceContext>
  );
}

/** Carl's voice on this page. Needs a VoiceProvider around it. */
export function useVoice(): VoiceControl {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('useVoice needs a VoiceProvider around it.');
  return voice;
}

/** The visitor is being heard, or about to be. */
export function isBusy({ type }: DictationStatus): boolean {
  return type !== 'idle' && type !== 'ended';
}

/** Fetches what speaks; to be called early where it is about to be needed. */
export const loadCarlsVoice = async () => (await import('./carls-voice.tsx')).CarlsVoice;

/** The one voice input of the page, loaded when it is first opened; whoever opens it meanwhile gets the same. */
function useVoiceInput(voice: Voice, hasTranscription: boolean) {
  const [input, setInput] = useState<VoiceInput>();
  const opening = useRef<Promise<VoiceInput>>(undefined);
  const openInput = useCallback(async () => {
    opening.current ??= import('./voice-input.ts').then(({ createVoiceInput }) =>
      createVoiceInput({ voice, hasTranscription }),
    );
    try {
      const opened = await opening.current;
      setInput(opened);
      return opened;
    } catch (error) {
      opening.current = undefined;
      throw error;
    }
  }, [voice, hasTranscription]);
  return { input, openInput };
}

const IDLE: DictationStatus = { type: 'idle' };
const getIdle = () => IDLE;
const getPending = (): Consent => 'pending';
const subscribeNothing = () => () => {};
