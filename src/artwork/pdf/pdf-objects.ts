// A small reader of PDF objects, for the plain copy that PDFium saves: no encryption, no object streams.
import { inflateSync } from 'node:zlib';

export type PdfValue = number | string | boolean | null | PdfRef | PdfValue[] | PdfDictionary;
/** Names keep their slash: '/DeviceRGB'. Strings are read as null: nothing here needs one. */
export type PdfDictionary = Map<string, PdfValue>;
type PdfRef = { ref: number };

/** Content longer than this is not looked through, in bytes. */
const LONGEST_CONTENT = 32 * 1024 * 1024;
const DEEPEST = 50;

export class PdfObjects {
  private readonly text: string;
  private readonly starts = new Map<number, number>();

  constructor(bytes: Buffer) {
    this.text = bytes.toString('latin1');
    for (const match of this.text.matchAll(/(?:^|[\r\n])(\d{1,8}) \d{1,5} obj\b/g)) {
      this.starts.set(Number(match[1]), match.index + match[0].length);
    }
  }

  /** The catalog that the last trailer points to. */
  catalog(): PdfDictionary {
    const root = [...this.text.matchAll(/\/Root\s+(\d+)\s+\d+\s+R/g)].at(-1)?.[1];
    return this.dictionary(root ? { ref: Number(root) } : null);
  }

  /** What a value stands for, through references; null for what is missing. */
  resolve(value: PdfValue | undefined, depth = 0): PdfValue {
    if (!isRef(value)) return value ?? null;
    const start = this.starts.get(value.ref);
    if (start === undefined || depth > DEEPEST) return null;
    return this.resolve(new Reader(this.text, start).value(), depth + 1);
  }

  /** The dictionary, or the one that a stream begins with; empty for anything else. */
  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.resolve(value);
    return found instanceof Map ? found : new Map();
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  /** A stream's text, inflated; '' where it is packed in a way that content never is, or too long. */
  content(value: PdfValue | undefined): string {
    if (!isRef(value))
      return this.array(value)
        .map((part) => this.content(part))
        .join('\n');
    const found = this.resolve(value);
    if (Array.isArray(found)) return found.map((part) => this.content(part)).join('\n');
    const reader = new Reader(this.text, this.starts.get(value.ref) ?? this.text.length);
    const dictionary = reader.value();
    const length = dictionary instanceof Map ? this.resolve(dictionary.get('/Length')) : null;
    const start = reader.streamStart();
    if (start === null || typeof length !== 'number' || !(dictionary instanceof Map)) return '';
    const filters = [this.resolve(dictionary.get('/Filter'))].flat().filter((filter) => filter !== null);
    const packed = Buffer.from(this.text.slice(start, start + length), 'latin1');
    if (filters.length === 0) return packed.toString('latin1');
    return filters.length === 1 && filters[0] === '/FlateDecode' ? inflate(packed) : '';
  }
}

const isRef = (value: PdfValue | undefined): value is PdfRef =>
  typeof value === 'object' && value !== null && 'ref' in value;

function inflate(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: LONGEST_CONTENT }).toString('latin1');
  } catch {
    // Damaged or a bomb: PDFium has told what it could.
    return '';
  }
}

const SPACE = /(?:[\s\0]|%[^\r\n]*)*/y;
const TOKEN = /<<|>>|[[\]]|\/[^\s\0/[\]<>(){}%]*|<[^>]*>|[-+.\d]+|\w+/y;
const REF = /(\d+)\s+\d+\s+R\b/y;

class Reader {
  private readonly text: string;
  private at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  value(depth = 0): PdfValue {
    this.match(SPACE);
    const ref = this.match(REF);
    if (ref) return { ref: Number(ref[1]) };
    if (this.text[this.at] === '(') return this.skipString();
    const token = this.match(TOKEN)?.[0];
    if (token === undefined || depth > DEEPEST) return null;
    if (token === '<<') return this.dictionary(depth);
    if (token === '[') return this.array(depth);
    if (token.startsWith('/')) return decodeName(token);
    if (token === 'true' || token === 'false') return token === 'true';
    return /^[-+.\d]/.test(token) ? Number(token) : null;
  }

  /** Behind the word `stream` and its line's end; null where no stream follows. */
  streamStart(): number | null {
    this.match(SPACE);
    return this.match(/stream\r?\n/y) ? this.at : null;
  }

  private dictionary(depth: number): PdfDictionary {
    const found: PdfDictionary = new Map();
    while (!this.isAt('>>')) {
      const key = this.value(depth + 1);
      if (typeof key !== 'string') break;
      found.set(key, this.value(depth + 1));
    }
    return found;
  }

  private array(depth: number): PdfValue[] {
    const found: PdfValue[] = [];
    while (!this.isAt(']') && this.at < this.text.length) {
      const before = this.at;
      found.push(this.value(depth + 1));
      if (this.at === before) break;
    }
    return found;
  }

  private isAt(end: string): boolean {
    this.match(SPACE);
    if (!this.text.startsWith(end, this.at)) return false;
    this.at += end.length;
    return true;
  }

  private skipString(): null {
    let depth = 0;
    for (; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === '\\') this.at++;
      else if (sign === '(') depth++;
      else if (sign === ')' && --depth === 0) break;
    }
    this.at++;
    return null;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }
}

const decodeName = (name: string): string =>
  name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
