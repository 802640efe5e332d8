// Deletes what has had its time: idempotency keys, ended sessions, invitations and challenges, old attempts, addresses of
// old sign-ins, mails that nobody wants, old lines of the audit log and of the ledger of alerts, and which visitors had the
// page open.
import { forgottenAuditBefore } from '../accounts/audit-log.ts';
import { forgottenBefore } from '../accounts/known-addresses.ts';
import { forgottenAlertsBefore } from '../alerts/alerts.ts';
import { forgottenReceiptsBefore } from '../alerts/push.ts';
import { expiredBefore } from '../requests/idempotency.ts';
import type { Database } from '../tables.ts';

/** Mails that were dismissed, and those of our own that came back. */
const MAILS_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Rows per transaction, so that other writes get their turn in between. */
const ROWS_AT_ONCE = 1000;

export async function deleteExpired({ write }: Database, now: Date): Promise<void> {
  const answers = write
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb(
        eb.refTuple('scope', 'key'),
        'in',
        eb
          .selectFrom('idempotency_keys')
          .select(['scope', 'key'])
          .where('created_at', '<', expiredBefore(now))
          .orderBy('created_at')
          .limit(ROWS_AT_ONCE)
          .$asTuple('scope', 'key'),
      ),
    );
  const sessions = write
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('expires_at', '<=', now.toISOString())
        .orderBy('expires_at')
        .limit(ROWS_AT_ONCE),
    );
  const attempts = write
    .deleteFrom('rate_limits')
    .where('key_digest', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key_digest')
        .where('window_ends_at', '<=', expiredBefore(now))
        .orderBy('window_ends_at')
        .limit(ROWS_AT_ONCE),
    );
  const addresses = write
    .deleteFrom('known_addresses')
    .where('address_digest', 'in', (eb) =>
      eb
        .selectFrom('known_addresses')
        .select('address_digest')
        .where('signed_in_at', '<', forgottenBefore(now))
        .orderBy('signed_in_at')
        .limit(ROWS_AT_ONCE),
    );
  const challenges = write
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', 'in', (eb) =>
      eb
        .selectFrom('passkey_challenges')
        .select('challenge_hash')
        .where('expires_at', '<=', now.toISOString())
        .orderBy('expires_at')
        .limit(ROWS_AT_ONCE),
    );
  const invitations = write.deleteFrom('invitations').where('expires_at', '<=', now.toISOString());
  const lines = write
    .deleteFrom('audit_log')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('audit_log')
        .select('id')
        .where('created_at', '<', forgottenAuditBefore(now))
        .orderBy('created_at')
        .limit(ROWS_AT_ONCE),
    );
  const mails = write.deleteFrom('mails').where('id', 'in', (eb) =>
    eb
      .selectFrom('mails')
      .select('id')
      .where('state', 'in', ['dismissed', 'ignored'])
      .where('changed_at', '<', new Date(now.getTime() - MAILS_KEPT_MS).toISOString())
      .limit(ROWS_AT_ONCE),
  );
  const presence = write
    .deleteFrom('chat_presence')
    .where('conversation_id', 'in', (eb) =>
      eb
        .selectFrom('chat_presence')
        .select('conversation_id')
        .where('seen_until', '<', expiredBefore(now))
        .orderBy('seen_until')
        .limit(ROWS_AT_ONCE),
    );
  const ledger = write
    .deleteFrom('alert_ledger')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('alert_ledger')
        .select('id')
        .where('created_at', '<', forgottenAlertsBefore(now))
        .orderBy('created_at')
        .limit(ROWS_AT_ONCE),
    );
  const claims = write.deleteFrom('alert_claims').where('created_at', '<', forgottenAlertsBefore(now));
  const receipts = write.deleteFrom('push_receipts').where('sent_at', '<', forgottenReceiptsBefore(now));
  const all = [
    answers,
    sessions,
    attempts,
    addresses,
    challenges,
    invitations,
    lines,
    mails,
    presence,
    ledger,
    claims,
    receipts,
  ];
  for (const deletion of all) {
    const query = deletion.compile();
    let deleted = ROWS_AT_ONCE;
    while (deleted === ROWS_AT_ONCE) {
      const result = await write.transaction().execute((transaction) => transaction.executeQuery(query));
      deleted = Number(result.numAffectedRows);
    }
  }
}
