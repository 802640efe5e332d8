// A lead's artwork, as its mails tell it.
import type { DeskArtwork } from '../../../schemas/desk-artwork.ts';
import type { Language } from '../../../schemas/language.ts';
import { byWeight, tellKind, tellState } from '../../../schemas/told-artwork.ts';
import { cleanLine, withoutLinks } from './clean-text.ts';
import { RECEIPT_WORDS } from './words/receipt.ts';

const NAME_MAX = 80;
const FILES_MAX = 20;
const NAMES_MAX = 5;
/** None of these is also the end of a web address, which a mail program would make a link of. */
const PLAIN_ENDING = /^(.+)(\.(?:png|jpe?g|gif|webp|avif|svg|tiff?|heic|pdf|eps|psd|cdr|indd|dst|pes))$/i;

/** A line for each file: 'logo.pdf (PDF): fine'. */
export function artworkFacts(artwork: readonly DeskArtwork[]): [label: string, value: string][] {
  if (artwork.length === 0) return [];
  const lines = artwork.slice(0, FILES_MAX).map(lineOf);
  const rest = artwork.length - lines.length;
  return [['Artwork', [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')]];
}

function lineOf(one: DeskArtwork): string {
  const kind = tellKind(one);
  const [worst] = byWeight(one.findings).filter(({ severity }) => severity !== 'fine');
  const said = worst?.message ?? tellState(one) ?? 'fine';
  return `${cleanLine(one.name, NAME_MAX)}${kind ? ` (${kind})` : ''}: ${cleanLine(said, 300)}`;
}

/** 'We have your files: logo.pdf and photo.jpg.', or nothing where none has arrived whole. No link is made of a name. */
export function filesReceived(artwork: readonly DeskArtwork[], language: Language): string[] {
  const names = artwork.filter(({ state }) => state !== 'uploading').map(({ name }) => withoutLink(name));
  if (names.length === 0) return [];
  const words = RECEIPT_WORDS[language];
  const rest = names.length - NAMES_MAX;
  const told = rest > 0 ? [...names.slice(0, NAMES_MAX), words.more(rest)] : names;
  const listed = new Intl.ListFormat(`${language}-US`).format(told);
  return [words.files(listed, names.length)];
}

function withoutLink(fileName: string): string {
  const name = cleanLine(fileName, NAME_MAX);
  const [, base, ending] = PLAIN_ENDING.exec(name) ?? [];
  return base === undefined ? withoutLinks(name) : `${withoutLinks(base)}${ending}`;
}
