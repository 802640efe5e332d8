// The browser-stored hint that this browser signed in. A hint only: the server decides.

const KEY = 'boldwork-admin';

/** Has somebody signed in here and not signed out? */
export function hasSessionFlag(): boolean {
  return withStorage((storage) => storage.getItem(KEY) === 'true') ?? false;
}

export function setSessionFlag(): void {
  withStorage((storage) => storage.setItem(KEY, 'true'));
}

export function clearSessionFlag(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Where a browser forbids storage, there is no hint, and all else works. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
