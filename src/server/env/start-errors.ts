// What stops a start although each variable reads well: the machine has no such folder, address or port to give.
import { makeFolder } from '../../storage/dialect/make-folder.ts';
import { EnvError } from './env.ts';

/** Makes the folder that a variable names. Throws an EnvError where it cannot be made. */
export function makeFolderOf(variable: 'DATA_DIR' | 'ARTWORK_DIR', folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    const example = variable === 'DATA_DIR' ? './data' : './data/artwork';
    throw new EnvError(
      `${variable} must be a folder that is there or can be made (${codeOf(cause)}), for example ${variable}=${example}`,
      { cause },
    );
  }
}

/** Why a server could not listen: the EnvError that names the variable at fault, or `cause` as it is. */
export function explainListenError(cause: unknown, { port }: { port: number }): unknown {
  const code = codeOf(cause);
  const other = port === 3000 ? 3001 : 3000;
  const wanted = {
    EADDRINUSE: `PORT must be a port that nobody uses (${port} is taken), for example PORT=${other}`,
    EACCES: `PORT must be a port that this user may open (${port} is not), for example PORT=${other}`,
  }[code];
  if (wanted) return new EnvError(wanted, { cause });
  if (!NOT_OURS.includes(code)) return cause;
  const message = `HOST must be a name or address of this machine (${code}), for example HOST=127.0.0.1`;
  return new EnvError(message, { cause });
}

/** A name that nobody knows, or an address that cannot be bound here. */
const NOT_OURS = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
