// The visitor's leave to listen. Asked for at first use; once granted not again, unless the browser takes it back.

type Refusal = 'denied' | 'failed';

export interface MicrophoneParts {
  /** Undefined where the browser has none (plain http). */
  mediaDevices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  permissions: Pick<Permissions, 'query'> | undefined;
}

export interface Microphone {
  isGranted(): boolean;
  /** Asks, and frees the microphone at once. Where nobody can be asked, recognition itself will. */
  ask(): Promise<'granted' | Refusal>;
  /** Opens it for a recording; whoever gets the stream releases it. */
  open(): Promise<MediaStream | Refusal>;
  /** The browser has refused after all: the next use asks again. */
  refuse(): void;
}

export function createMicrophone({ mediaDevices, permissions }: MicrophoneParts): Microphone {
  let state: 'pending' | 'granted' | 'denied' = 'pending';

  async function open(): Promise<MediaStream | Refusal> {
    if (!mediaDevices) return 'failed';
    if (await isRefused(permissions)) {
      state = 'denied';
      return state;
    }
    try {
      const stream = await mediaDevices.getUserMedia({ audio: true });
      state = 'granted';
      return stream;
    } catch (error) {
      if (!isRefusal(error)) return 'failed';
      state = 'denied';
      return state;
    }
  }

  return {
    isGranted: () => state === 'granted',
    async ask() {
      if (!mediaDevices) return 'granted';
      const opened = await open();
      if (typeof opened === 'string') return opened;
      releaseStream(opened);
      return 'granted';
    },
    open,
    refuse: () => {
      state = 'denied';
    },
  };
}

export function releaseStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function isRefused(permissions: MicrophoneParts['permissions']): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'microphone' }))?.state === 'denied';
  } catch {
    // A browser that does not know this permission's name.
    return false;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'SecurityError'].includes(error.name);
}
