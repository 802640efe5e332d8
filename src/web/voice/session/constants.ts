// The voice's figures: times in milliseconds, volumes from 0 to 1, rates and pitches as multiples of the usual.

/** Silence after final words that sends them. */
export const AUTO_SEND_MS = 2_000;
/** Results on the landing page that come closer than this are held back. */
export const RESULT_GAP_MS = 200;

/** A push-to-talk recording is cut here and sent. */
export const RECORDING_LIMIT_MS = 60_000;
/** A recording of this many bytes or more is not sent: the server takes 2 MB. */
export const RECORDING_LIMIT_BYTES = 2_000_000;
/** How long the server may take to transcribe. */
export const TRANSCRIPTION_WAIT_MS = 30_000;

export const WIDGET_VOLUME = 0.8;
/** For greeting and hero. */
export const HERO_VOLUME = 0.85;

/** How long the server may take to answer before the browser's voice speaks instead. */
export const SERVER_VOICE_WAIT_MS = 4_000;

/** How the browser's own voice speaks. */
export const BROWSER_VOICE = {
  mobile: { rate: 0.8, pitch: 1.1, volume: 0.9 },
  other: { rate: 0.9, pitch: 1, volume: 0.85 },
} as const;
/** How long to wait for the browser's list of voices. */
export const VOICE_LIST_WAIT_MS = { mobile: 2_000, other: 1_000 } as const;
/** The browser's voice is cut off after this on mobile, for a whole reply. */
export const MOBILE_SPEECH_LIMIT_MS = 10_000;
/** The longest utterance, in characters: Chrome falls silent after about 15 s. */
export const LONGEST_UTTERANCE = 160;
/** An utterance that has not ended by then never will. */
export const UTTERANCE_LIMIT_MS = 30_000;
