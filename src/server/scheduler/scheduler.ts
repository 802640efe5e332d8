// What comes round again while the server runs: changed facts, notifications, alerts, planned replies, the mailbox, silent
// visitors, counted visits, and what has had its time.
import type { FastifyBaseLogger } from 'fastify';
import { watchShop } from '../../shop/watch-shop.ts';
import { createArtworkSweep } from '../artwork/sweep.ts';
import { remindOfProofs } from '../job/proof-reminders.ts';
import { returnLapsed } from '../live/return-lapsed.ts';
import { startMailboxReader } from '../mailbox/mailbox-reader.ts';
import type { RunnableAppContext } from '../open-app-context.ts';
import { sendPlannedReplies } from '../replies/planned-replies.ts';
import { saveUnconfirmedLeads } from '../turns/unconfirmed-leads.ts';
import { repeat } from './repeat.ts';
import { applyRetention } from './retention.ts';

/** Silent visitors are looked for at least this often. */
const SILENCE_CHECK_MS = 20_000;
const SAVE_VISITS_MS = 5_000;
/** How much later than told a talk goes back to Carl at most. */
const RETURN_LAPSED_MS = 4_000;
const EXPIRY_MS = 3_600_000;
const RETENTION_MS = 3_600_000;
const REPLIES_MS = 3_000;
const REMIND_MS = 5 * 60_000;
const FOLD_LOG_MS = 5_000;
/** The first visitors come first. */
const FIRST_CHECK_MS = 10_000;
const CHECK_MS = 24 * 3_600_000;

/** Starts the rounds; the function it returns stops them and resolves when what runs has ended. */
export function startScheduler(
  context: RunnableAppContext,
  log: FastifyBaseLogger,
  onShopChange?: () => void,
): () => Promise<void> {
  const { storage, shop, env, notifier, alerts, visits, artworkFiles, artworkChecks, now } = context;
  const watching = watchShop(env.shopDir, {
    onChange: (changed) => {
      shop.current = changed;
      shop.mistakes = [];
      log.info("the shop's facts have changed");
      onShopChange?.();
    },
    onMistake: (error) => {
      shop.mistakes = error.message.split('\n');
      log.error({ err: error }, "the shop's facts hold mistakes; the last good ones stay");
    },
  });
  const stopSilence = repeat(
    () => saveUnconfirmedLeads({ storage, shop, notifier, afterMs: env.unconfirmedAfterMs, now, log }),
    {
      everyMs: Math.min(SILENCE_CHECK_MS, Math.max(1000, env.unconfirmedAfterMs / 2)),
      log,
      what: 'looking for silent visitors',
    },
  );
  const stopReturning = repeat(() => returnLapsed({ storage, shop, notifier, now, log }), {
    everyMs: RETURN_LAPSED_MS,
    log,
    what: 'looking for talks that nobody of the shop answers',
  });
  const stopExpiry = repeat(() => storage.deleteExpired(now()), {
    everyMs: EXPIRY_MS,
    log,
    what: 'deleting what has expired',
  });
  const stopRetention = repeat(() => applyRetention({ storage, shop, now, log }), {
    everyMs: RETENTION_MS,
    log,
    what: 'deleting what is no longer kept',
  });
  const stopReminding = repeat(() => remindOfProofs({ storage, shop, env, notifier, now }), {
    everyMs: REMIND_MS,
    log,
    what: 'looking for proofs that nobody has answered',
  });
  const stopReplying = repeat(() => sendPlannedReplies({ storage, shop, env, notifier, now, log }), {
    everyMs: REPLIES_MS,
    retryMs: 10_000,
    log,
    what: 'looking for replies whose time has come',
  });
  const stopSweeping = repeat(createArtworkSweep({ storage, artworkFiles, now, log }), {
    everyMs: RETENTION_MS,
    log,
    what: 'looking for artwork that nobody came back for',
  });
  const stopVisits = repeat(() => visits.save(), {
    everyMs: SAVE_VISITS_MS,
    log,
    what: 'storing the count of visits',
  });
  const stopFolding = repeat(() => storage.foldLog(), {
    everyMs: FOLD_LOG_MS,
    retryMs: 60_000,
    log,
    what: "folding the database's log",
  });
  const stopChecking = repeat(() => checkStorage(storage, log), {
    firstMs: FIRST_CHECK_MS,
    everyMs: CHECK_MS,
    retryMs: 3_600_000,
    log,
    what: "reading the database's file for damage",
  });
  const stopNotifying = notifier.start(log);
  const stopAlerts = alerts.start(log);
  const stopArtworkChecks = artworkChecks.start(log);
  const stopMailbox = startMailboxReader(context, log);
  return async () => {
    watching.close();
    await Promise.all([
      stopSilence(),
      stopReturning(),
      stopExpiry(),
      stopRetention(),
      stopReminding(),
      stopReplying(),
      stopSweeping(),
      stopVisits(),
      stopFolding(),
      stopChecking(),
      stopNotifying(),
      stopAlerts(),
      stopArtworkChecks(),
      stopMailbox(),
    ]);
    await visits.save().catch((error) => log.error({ err: error }, 'the last visits were not counted'));
  };
}

async function checkStorage(storage: RunnableAppContext['storage'], log: FastifyBaseLogger): Promise<void> {
  const damage = await storage.check();
  if (damage.length > 0) log.error({ damage }, "the database's file is damaged");
}
