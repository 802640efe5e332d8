// PDFium in WebAssembly, and its memory.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Matrix } from '../drawing/matrix.ts';

/** PDFium's error numbers that tell something. */
export const PASSWORD_ERROR = 4;
const PIECE_BYTES = 1024 * 1024;

export type Pdfium = Awaited<ReturnType<typeof loadPdfium>>;

/** Loads PDFium and gives its functions with helpers for reading what they write. */
export async function loadPdfium() {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const functions: WrappedPdfiumModule = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  functions.PDFiumExt_Init();
  const { malloc, free } = functions.pdfium.wasmExports;
  // Its heap moves when it grows: never kept.
  const heap = (): Uint8Array => (functions.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const slots = malloc(64);
  const float = (index: number): number => functions.pdfium.getValue(slots + index * 4, 'float');
  const int = (index: number): number => functions.pdfium.getValue(slots + index * 4, 'i32');
  const at = (index: number): number => slots + index * 4;

  /** What `fill` wrote into up to four floats; null where it failed. */
  function floats(
    fill: (a: number, b: number, c: number, d: number) => boolean,
  ): [number, number, number, number] | null {
    return fill(at(0), at(1), at(2), at(3)) ? [float(0), float(1), float(2), float(3)] : null;
  }

  /** The same with whole numbers. */
  function ints(
    fill: (a: number, b: number, c: number, d: number) => boolean,
  ): [number, number, number, number] | null {
    return fill(at(0), at(1), at(2), at(3)) ? [int(0), int(1), int(2), int(3)] : null;
  }

  function matrix(fill: (matrix: number) => boolean): Matrix | null {
    return fill(slots) ? [float(0), float(1), float(2), float(3), float(4), float(5)] : null;
  }

  /** Text that `fill` writes into a buffer, telling its length in bytes; it is asked for the length first. */
  function bytes(fill: (buffer: number, length: number) => number): Buffer {
    const length = fill(0, 0);
    if (length <= 0) return Buffer.alloc(0);
    const buffer = malloc(length);
    fill(buffer, length);
    const copy = Buffer.from(heap().slice(buffer, buffer + length));
    free(buffer);
    return copy;
  }

  /** Reads the file straight into PDFium's memory; opens it. 0 where PDFium refuses. */
  function openDocument(file: string): number {
    const descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const memory = malloc(size);
    const piece = Buffer.alloc(PIECE_BYTES);
    for (let place = 0; place < size; ) {
      const read = readSync(descriptor, piece, 0, PIECE_BYTES, place);
      if (read === 0) break;
      heap().set(piece.subarray(0, read), memory + place);
      place += read;
    }
    closeSync(descriptor);
    return functions.FPDF_LoadMemDocument(memory, size, '');
  }

  return { ...functions, malloc, free, heap, floats, ints, matrix, bytes, openDocument };
}
