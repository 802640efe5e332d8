// Which errors of the engines mean that the database cannot be used just now, said for the shop's owner.
import BetterSqlite3 from 'better-sqlite3';
import { type StorageFault, StorageUnavailableError } from '../storage.ts';

/** Of Node's sockets and files. */
const SYSTEM: Record<string, StorageFault> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'unwritable',
  EIO: 'unwritable',
};

/** By the beginning of SQLite's result codes: https://sqlite.org/rescode.html. */
const SQLITE: [code: string, fault: StorageFault][] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'unwritable'],
  ['SQLITE_READONLY', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'busy'],
];

/** By the beginning of PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const POSTGRES: [code: string, fault: StorageFault][] = [
  ['08', 'away'],
  ['57P', 'away'],
  ['53100', 'full'],
  ['53', 'away'],
  ['58', 'unwritable'],
  ['25006', 'unwritable'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
];

/** What pg says without a code. */
const CUT_OFF = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

const WORDS: Record<StorageFault, string> = {
  away: 'The database does not answer',
  full: 'The disk is full',
  unwritable: 'The disk cannot be written',
  damaged: "The database's file is damaged",
  gone: "The database's file is gone from its place",
  busy: 'Another program keeps the database in use',
};

/**
 * The same error where it stands for something else.
 *
 *     throw describeFault(error); // StorageUnavailableError: The disk is full (SQLITE_FULL).
 */
export function describeFault(error: unknown): unknown {
  if (error instanceof StorageUnavailableError) return error;
  const fault = faultOf(error);
  return fault ? unavailable(fault, error) : error;
}

/** `cause` may have a code, which is told; its own words may quote what was to be stored. */
export function unavailable(fault: StorageFault, cause?: unknown): StorageUnavailableError {
  const hint = fault === 'away' ? where(cause) : codeOf(cause);
  return new StorageUnavailableError(fault, `${WORDS[fault]}${hint ? ` (${hint})` : ''}.`, { cause });
}

function faultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AggregateError) return faultOf(error.errors[0]);
  const code = codeOf(error) ?? '';
  if (error instanceof BetterSqlite3.SqliteError) return startOf(code, SQLITE);
  if ('severity' in error) return startOf(code, POSTGRES);
  return SYSTEM[code] ?? (CUT_OFF.test(error.message) ? 'away' : undefined);
}

function startOf(code: string, faults: [code: string, fault: StorageFault][]): StorageFault | undefined {
  return faults.find(([start]) => code.startsWith(start))?.[1];
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** 'connect ECONNREFUSED 10.0.0.1:5432'; of a host with several addresses each, since Node leaves their sum empty. */
function where(error: unknown): string | undefined {
  if (error instanceof AggregateError) return error.errors.map(({ message }) => message).join('; ');
  return error instanceof Error && 'syscall' in error ? error.message : codeOf(error);
}
