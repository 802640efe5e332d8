// `npm run privacy -- export|erase ADDRESS`: everything stored about an e-mail address, as JSON on standard output, or
// gone from the database and its files. `erase ADDRESS --dry-run` tells what would go. Also while the server runs.
import { isEmail } from '../src/schemas/contact-details.ts';
import { type ArtworkFiles, createArtworkFiles } from '../src/server/artwork/artwork-files.ts';
import { type Env, readEnv } from '../src/server/env/env.ts';
import { loadShop } from '../src/shop/load-shop.ts';
import { getSqliteFile } from '../src/storage/dialect/sqlite.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { AboutAddress } from '../src/storage/personal-data/personal-data-store.ts';
import type { Storage } from '../src/storage/storage.ts';

const USAGE = 'usage: npm run privacy -- export ADDRESS, or erase ADDRESS [--dry-run]';
const COMMANDS = { export: writeOut, erase, 'erase --dry-run': preview };

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main(args: string[]): Promise<void> {
  const [verb, text = '', ...rest] = args.filter((arg) => arg !== '--dry-run');
  const command = args.includes('--dry-run') ? `${verb} --dry-run` : verb;
  if (!isCommand(command) || rest.length > 0) throw new Error(USAGE);
  const address = text.trim();
  if (!isEmail(address)) throw new Error(`That is no e-mail address; ${USAGE}`);
  const env = readEnv(process.env);
  if (command !== 'export') await refuseOwnAddress(address, env);
  if (env.databaseUrl === null) {
    getSqliteFile(env.dataDir);
    // SQLite rewrites its file by way of a copy, for which a container's /tmp may be too small.
    process.env.SQLITE_TMPDIR ??= env.dataDir;
  }
  const storage = await openStorage(
    env.databaseUrl ? { databaseUrl: env.databaseUrl } : { dataDir: env.dataDir },
  );
  try {
    await COMMANDS[command](storage, address, createArtworkFiles(env.artworkDir));
  } finally {
    await storage.close();
  }
}

function isCommand(text: string | undefined): text is keyof typeof COMMANDS {
  return text !== undefined && Object.hasOwn(COMMANDS, text);
}

/** Carl tells it to visitors: everything he said it in would go. */
async function refuseOwnAddress(address: string, env: Env): Promise<void> {
  const { brand } = await loadShop(env.shopDir);
  const own = [brand.email, env.notifyEmail].map((email) => email?.toLowerCase());
  if (own.includes(address.toLowerCase())) {
    throw new Error(
      "That is the shop's own address: it stands in what visitors were told, and is not erased.",
    );
  }
}

async function writeOut({ personalData }: Storage, address: string): Promise<void> {
  const { mentions, ...own } = await personalData.find(address);
  console.log(JSON.stringify({ address, ...own, mentionsByOthers: mentions }, null, 2));
  if (own.leads.length + own.conversations.length + own.mails.length === 0)
    console.error('Nothing is stored about that address.');
}

async function erase(storage: Storage, address: string, files: ArtworkFiles): Promise<void> {
  const about = await storage.personalData.erase(address);
  for (const id of about.artwork) await files.delete(id);
  if (!isNothing(about)) await noteErasure(storage, about);
  console.log(
    isNothing(about)
      ? 'Nothing was stored about that address.'
      : `Erased ${countOwn(about)}. Replaced the address in ${countMentions(about)} of other people. ` +
          "Backups, mails already sent and the shop's mailbox itself are not reached.",
  );
}

/** How much, and never whose. */
function noteErasure({ audit }: Storage, about: AboutAddress): Promise<void> {
  const nobody = { who: null, isRefused: false, about: null, network: null };
  const line = { actor: 'command_line', what: 'address_erased', detail: countOwn(about) } as const;
  return audit.add({ ...line, ...nobody }, new Date());
}

async function preview({ personalData }: Storage, address: string): Promise<void> {
  const about = await personalData.preview(address);
  if (isNothing(about)) {
    console.log('Nothing is stored about that address.');
    return;
  }
  const { leads, conversations, mails, artwork, mentions } = about;
  console.log(
    [
      `Would be erased: ${countOwn(about)}.`,
      ...listIds({ lead: leads, conversation: conversations, mail: mails, artwork }),
      `Would stay, with the address replaced: ${countMentions(about)} of other people.`,
      ...listIds({ lead: mentions.leads, conversation: mentions.conversations }),
    ].join('\n'),
  );
}

function isNothing(about: AboutAddress): boolean {
  return !/[1-9]/.test(countOwn(about) + countMentions(about));
}

function countOwn({ leads, conversations, mails, artwork }: AboutAddress): string {
  const files = artwork.length > 0 ? `, with ${artwork.length} files of artwork` : '';
  const letters = mails.length > 0 ? `, ${mails.length} mails` : '';
  return `${leads.length} leads and ${conversations.length} conversations${letters}${files}`;
}

function countMentions({
  mentions: { leads, conversations, events, replies, answers, notifications, mails },
}: AboutAddress): string {
  return (
    `${leads.length} leads, ${conversations.length} conversations, ${events} entries of job pages, ` +
    `${replies} planned replies, ${answers} idempotency keys, ${notifications} failed notifications ` +
    `and ${mails} mails`
  );
}

function listIds(ids: Record<string, string[]>): string[] {
  return Object.entries(ids).flatMap(([what, list]) => list.map((id) => `  ${what} ${id}`));
}
