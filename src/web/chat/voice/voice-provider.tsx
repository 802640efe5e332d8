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
import type { DictationStatus } from '../../voice/recognition/dictation.ts';
import {
  type Consent,
  getConsent,
  isConsentDue,
  putOffConsent,
  setConsent,
  subscribeConsent,
} from '../../voice/session/consent.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import type { VoiceInput } from './voice-input.ts';

export interface VoiceControl {
  /** The visitor wants to hear replies, and can: nothing else has to read them out. */
  isHeard: boolean;
  /** Voice output as its button shows it. */
  isOn: boolean;
  toggle(): void;
  /** How the question stands open: the visitor asked for it, or it came by itself. */
  questionIn(surface: Surface): 'asked' | 'due' | undefined;
  ask(surface: Surface): void;
  /** Closes the question without an answer. */
  putOff(): void;
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
  const isDue = useSyncExternalStore(subscribeConsent, isConsentDue, getNotDue);
  const [askedIn, setAskedIn] = useState<Surface>();
  const [isMute, setIsMute] = useState(false);
  const { input, openInput } = useVoiceInput(shop.voice, hasTranscription);
  const [isMissing, setIsMissing] = useState(false);
  const [talkedTo, setTalkedTo] = useState<Surface>();
  const status = useSyncExternalStore(
    input?.subscribe ?? subscribeNothing,
    input?.getStatus ?? getIdle,
    getIdle,
  );
  const isOn = consent === 'granted';
  const CarlsVoice = useChunk(loadCarlsVoice, isOn);
  const { state, conversation } = useConversation();
  // Replies that come while the chunk does are read out by it.
  const known = useMemo(() => (isOn ? conversation.getState().messages : []), [isOn, conversation]);

  const currentSurface = useRef(surface);
  useEffect(() => {
    currentSurface.current = surface;
  }, [surface]);

  useEffect(() => setAskedIn(undefined), [surface]);

  const hasTalked = state.messages.some(({ role }) => role === 'user');
  useEffect(() => {
    // Who goes on in writing has said enough; the chip still asks.
    if (hasTalked) putOffConsent();
  }, [hasTalked]);

  const putOff = useCallback(() => {
    setAskedIn(undefined);
    putOffConsent();
  }, []);

  const control = useMemo<VoiceControl>(() => {
    return {
      isOn,
      isHeard: isOn && CarlsVoice !== undefined && !isMute,
      toggle: () => setConsent(isOn ? 'denied' : 'granted'),
      questionIn(where) {
        if (where === askedIn) return 'asked';
        return isDue && where === surface ? 'due' : undefined;
      },
      ask: setAskedIn,
      putOff,
      answer(answer) {
        setConsent(answer);
        setAskedIn(undefined);
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
    isOn,
    CarlsVoice,
    isMute,
    surface,
    isDue,
    askedIn,
    putOff,
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
const getNotDue = () => false;
const subscribeNothing = () => () => {};
