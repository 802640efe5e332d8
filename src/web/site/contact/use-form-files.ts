// Files of the quote form where a script runs: each begins to be sent as soon as it is chosen, dropped or pasted.
import { useRef, useState } from 'react';
import type { Contact } from '../../../schemas/contact.ts';
import { FORM_FILES } from '../../../schemas/longest.ts';
import { clientId } from '../../client-id.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Taken } from './sent-files.tsx';

const loadFiles = () => import('./sent-files.tsx');

export interface FormFiles {
  /** What draws and sends them, once it is needed and there. */
  parts: Awaited<ReturnType<typeof loadFiles>> | undefined;
  /** Files that went with a request before. */
  taken: Taken;
  add(files: Iterable<File>): void;
  /** As a request names them; they may be under way still. Rejects where the shop does not know of them. */
  name(): Promise<NonNullable<Contact['artwork']>>;
  /** The request that named them was received: they go with no other one. */
  take(): void;
}

export function useFormFiles(): FormFiles {
  const [parts, setParts] = useState<FormFiles['parts']>();
  const [taken, setTaken] = useState<Taken>(new Set());
  const adding = useRef<Promise<void>>(undefined);
  const named = useRef<string[]>([]);

  async function add(files: File[]): Promise<void> {
    try {
      const loaded = await loadFiles();
      setParts(loaded);
      const room = FORM_FILES.most - loaded.untaken(taken).length;
      for (const file of files.slice(0, room)) loaded.formUploads.add(clientId(), file);
      if (files.length > room) tell(`${FORM_FILES.most} files at most`, 'The others were not added.');
    } catch (error) {
      console.error('What sends files could not be loaded', error);
      tell('Not sent', 'Please choose the file again.');
    }
  }

  return {
    parts,
    taken,
    add(files) {
      adding.current = add([...files]);
    },
    async name() {
      // Those chosen a moment ago may not be known here yet.
      await adding.current;
      const files = adding.current ? await (await loadFiles()).announced(taken) : [];
      named.current = files.map(({ key }) => key);
      return files.map(({ artworkId, headers }) => ({
        id: artworkId ?? '',
        key: headers['x-artwork-key'] ?? '',
      }));
    },
    take() {
      setTaken(new Set([...taken, ...named.current]));
    },
  };
}

const tell = (title: string, description: string) => showToast({ title, description, tone: 'destructive' });
