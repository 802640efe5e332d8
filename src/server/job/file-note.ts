// What a file of the customer's is, and how far it has come, as the page of its job tells it.
import type { ArtworkKind } from '../../schemas/artwork.ts';
import type { DeskArtwork } from '../../schemas/desk-artwork.ts';
import type { Language } from '../../schemas/language.ts';
import { tellBytes, tellKind, tellState } from '../../schemas/told-artwork.ts';

/** 'PNG, 1,056 x 1,056 px' */
export const noteOfFile = (file: DeskArtwork, language: Language): string => {
  const { kind, state } = WORDS[language];
  return [kind(file), file.size, state(file)].filter(Boolean).join(', ');
};

interface FileWords {
  kind(file: DeskArtwork): string | null;
  state(file: DeskArtwork): string | null;
}

/** The others have names of their own. */
const KINDS_IN_SPANISH: Partial<Record<ArtworkKind, string>> = {
  dst: 'puntadas DST',
  pes: 'puntadas PES',
  empty: 'archivo vacío',
  other: 'otro tipo de archivo',
  unreadable: 'no se puede leer',
};

const STATES_IN_SPANISH: Record<DeskArtwork['state'], (file: DeskArtwork) => string | null> = {
  uploading: ({ bytes, bytesThere }) =>
    `viene en camino: ${tellBytes(bytesThere ?? 0)} de ${tellBytes(bytes)}`,
  checking: () => 'espera su revisión',
  checked: () => null,
  unreadable: () => 'una persona abre este tipo a mano',
};

const WORDS: Record<Language, FileWords> = {
  en: { kind: tellKind, state: tellState },
  es: {
    kind: (file) => (file.kind && KINDS_IN_SPANISH[file.kind]) ?? tellKind(file),
    state: (file) => STATES_IN_SPANISH[file.state](file),
  },
};
