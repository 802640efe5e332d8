// Tables of jobs for tests, a job a line, so that a person can follow how each comes to its figures.
import type { EstimateRequest } from '../estimate-request.ts';

export interface Priced {
  method: string;
  lowCents: number;
  highCents: number;
}

/**
 * Reads lines of `what is asked for | method | how it adds up, in dollars | low | high`, for it.each:
 *
 *     50 product=pen rush=rush | promo-imprint | 50 + 1.25 x 50 x (2.10 + 0.55) | 215.63 | 241.51
 */
export const jobRows = (
  table: string,
): [asked: string, method: string, request: EstimateRequest, priced: Priced][] =>
  linesOf(table).map(([asked = '', method = '', , low, high]) => [
    asked,
    method,
    requestOf(asked),
    { method, lowCents: centsOf(low), highCents: centsOf(high) },
  ]);

/** Reads lines of `what is asked for | field | message`, for it.each. */
export const refusedRows = (
  table: string,
): [asked: string, request: EstimateRequest, error: { field: string; message: string }][] =>
  linesOf(table).map(([asked = '', field = '', message = '']) => [
    asked,
    requestOf(asked),
    { field, message },
  ]);

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Names as GET /api/estimate takes them; in a size `_` stands for a space. */
function requestOf(asked: string): EstimateRequest {
  const [quantity, ...pairs] = asked.split(/\s+/);
  const { product, method, service, neededBy, sizes, ...options } = Object.fromEntries(
    pairs.map((pair) => pair.split('=')),
  );
  return { product, method, service, neededBy, quantity: Number(quantity), options, sizes: sizesOf(sizes) };
}

function sizesOf(written: string | undefined): Record<string, number> | undefined {
  if (written === undefined) return undefined;
  const sizes = written.split(',').map((size) => size.split(':'));
  return Object.fromEntries(sizes.map(([size = '', pieces]) => [size.replace('_', ' '), Number(pieces)]));
}

function centsOf(dollars: string | undefined): number {
  const cents = Math.round(Number(dollars) * 100);
  if (Number.isNaN(cents)) throw new Error(`no figure: ${dollars}`);
  return cents;
}
