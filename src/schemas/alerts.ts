// How the shop is told: its channels with their last proof, the devices that take pushes, and the ledger.
import * as z from 'zod/mini';

export const ALERT_CHANNELS = ['mail', 'webhook', 'push'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** As a person calls it; it begins a line. */
export const ALERT_CHANNEL_LABELS: Record<AlertChannel, string> = {
  mail: 'Mail',
  webhook: 'Webhook',
  push: 'Phone push',
};

/**
 * What a line of the ledger is about: a test, a lead, what its customer has written or decided since, a promise that is about to be late, a channel that stopped working or
 * works again, the server's storage, or a warning of one of these that was told by `channel`.
 */
export const LEDGER_KINDS = ['test', 'lead', 'news', 'escalation', 'channel', 'storage', 'warning'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** `arrived` only where it came back: read in the mailbox, answered by the webhook, shown by a device. */
export const LEDGER_RESULTS = ['running', 'taken', 'arrived', 'failed'] as const;
export type LedgerResult = (typeof LEDGER_RESULTS)[number];

/** What a device is told: all new requests, those alone who asked for a person, or promises about to be late alone. */
export const TOLD_OF = ['requests', 'asked', 'escalations'] as const;
export type ToldOf = (typeof TOLD_OF)[number];

const time = z.string();
const key = (what: string, bytes: number) =>
  z
    .string(`${what} is text.`)
    .check(
      z.regex(
        new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`),
        `${what} is ${bytes} bytes in base64url.`,
      ),
    );

const endpoint = z
  .url('endpoint is the address that the browser gave.')
  .check(z.maxLength(2000, 'That address is too long.'));

/**
 * POST /api/admin/alerts/push: what PushSubscription.toJSON gives, and what the device is told; what is not said stays, and
 * is all requests without names on a new one. `replaces`: the address in whose place the browser has made this one.
 */
export const subscribeSchema = z.object({
  endpoint,
  replaces: z.optional(endpoint),
  keys: z.object({ p256dh: key('p256dh', 65), auth: key('auth', 16) }),
  told: z.optional(z.enum(TOLD_OF, `told is one of ${TOLD_OF.join(', ')}.`)),
  showsNames: z.optional(z.boolean('showsNames is true or false.')),
});
export type SubscribeRequest = z.infer<typeof subscribeSchema>;

/** PATCH /api/admin/alerts/push/:id. */
export const deviceChangeSchema = z.object({
  told: z.optional(z.enum(TOLD_OF, `told is one of ${TOLD_OF.join(', ')}.`)),
  showsNames: z.optional(z.boolean('showsNames is true or false.')),
});

/** POST /api/admin/alerts/test; all that are set up without `channel`. */
export const alertTestSchema = z.nullish(
  z.object({
    channel: z.optional(z.enum(ALERT_CHANNELS, `channel is one of ${ALERT_CHANNELS.join(', ')}.`)),
  }),
);

/** POST /api/push/receipts. */
export const receiptSchema = z.object({
  token: z.string('token is text.').check(z.regex(/^[\w-]{22}$/, 'That is no token of a push.')),
});

const ledgerLineSchema = z.object({
  id: z.string(),
  at: time,
  kind: z.enum(LEDGER_KINDS),
  channel: z.nullable(z.enum(ALERT_CHANNELS)),
  leadId: z.nullable(z.string()),
  /** 'Rosa, Chrome on Android'; null where it went to no device, or to one that is gone. */
  device: z.nullable(z.string()),
  result: z.enum(LEDGER_RESULTS),
  /** One line; null where there is nothing to say. */
  reason: z.nullable(z.string()),
  /** From the start to the result. */
  tookMs: z.number(),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

const channelSchema = z.object({
  channel: z.enum(ALERT_CHANNELS),
  isSetUp: z.boolean(),
  /** Where it leads, without secrets; what is to be done where it is not set up. */
  to: z.string(),
  /** `untested`: it was never tried. */
  state: z.enum(['working', 'broken', 'untested']),
  /** Of being broken. */
  since: z.nullable(time),
  reason: z.nullable(z.string()),
  /** The newest test's lines: one, or one for each device. */
  lastTest: z.array(ledgerLineSchema),
  /** The last 14 days of the shop's calendar, today last: how their last test went; null for none. */
  days: z.array(z.object({ day: z.string(), result: z.nullable(z.enum(LEDGER_RESULTS)) })),
});
export type ToldChannel = z.infer<typeof channelSchema>;

const deviceSchema = z.object({
  id: z.string(),
  /** Username. */
  person: z.string(),
  isYours: z.boolean(),
  browser: z.string(),
  told: z.enum(TOLD_OF),
  showsNames: z.boolean(),
  addedAt: time,
  /** When it last said that it showed a push. */
  lastReceiptAt: z.nullable(time),
  /** Pushes in a row that its service did not take, and why the last one was not. */
  failures: z.number(),
  error: z.nullable(z.string()),
});
export type PushDevice = z.infer<typeof deviceSchema>;

/** GET /api/admin/alerts; with `failures=true` the ledger holds those alone. */
export const alertsQuerySchema = z.object({
  failures: z.optional(z.enum(['true', 'false'], 'failures is true or false.')),
});
export const alertsSchema = z.object({
  channels: z.array(channelSchema),
  /** True where the mailbox that is read is the one that the shop's mails go to, so that one can be seen to arrive. */
  readsMailbox: z.boolean(),
  nextTestAt: z.nullable(time),
  /** Of the shop, for PushManager.subscribe. */
  publicKey: z.string(),
  devices: z.array(deviceSchema),
  /** Of the shop: 'HH:MM' both; `until`: when those that hold now end. */
  quiet: z.object({
    hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
    until: z.nullable(time),
  }),
  ledger: z.array(ledgerLineSchema),
});
export type Alerts = z.infer<typeof alertsSchema>;

/** What the summary says of them, for the desk's bar, its banners and its badge. */
export const alertsSummarySchema = z.object({
  /** `none`: nobody is told; `untested`: no test has come back yet. */
  state: z.enum(['working', 'failing', 'untested', 'none']),
  testedAt: z.nullable(time),
  broken: z.array(z.object({ channel: z.enum(ALERT_CHANNELS), since: time, reason: z.nullable(z.string()) })),
  /** Unanswered: who asked for a person, and who was promised an answer by now. */
  waiting: z.number(),
});
