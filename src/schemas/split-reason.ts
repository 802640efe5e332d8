// Why something was not sent, as it is stored: a sentence, which may end with a machine's words in brackets.

/** With a system's error code in them: '(connect ECONNREFUSED 127.0.0.1:9)'. What a mail server says in words is none. */
const MACHINE_WORDS = /\s*\(((?:[^()]*\s)?E[A-Z_]{3,}\b.*)\)(?=\.?$)/s;

/** The sentence for whoever reads it, and the machine's words, which belong into the ledger alone. */
export function splitReason(reason: string): { says: string; detail: string | null } {
  const [found = '', detail = null] = MACHINE_WORDS.exec(reason) ?? [];
  return { says: reason.replace(found, ''), detail };
}
