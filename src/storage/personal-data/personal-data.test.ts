// What is erased is in no byte of the data folder, with a server at work on it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../open-storage.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  assistantMessage,
  chatLead,
  contact,
  saveLead,
  startConversation,
  turnOf,
  userMessage,
} from '../testing/samples.ts';

const ADDRESSES = Array.from({ length: 100 }, (_, index) => `visitor${index}z@shop${index % 7}.example`);
const ERASED = ADDRESSES.filter((_, index) => index % 2 === 0);
const KEPT = ADDRESSES.filter((_, index) => index % 2 === 1);

let folder: string;
let dataDir: string;
/** As a running server holds it. */
let server: Storage;
/** As the command opens it. */
let command: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boldwork-erase-'));
  dataDir = join(folder, 'data');
  server = await openStorage({ dataDir });
  command = await openStorage({ dataDir });
});

afterEach(async () => {
  await command.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('erasing 50 of 100 visitors', () => {
  it('leaves no trace of them in any file, and all of the others', { tags: ['long'] }, async () => {
    await Promise.all(ADDRESSES.map(visit));
    expect(await addressesInFiles()).toEqual(ADDRESSES.toSorted());
    for (const address of ADDRESSES) {
      const { leads, conversations } = await command.personalData.find(address);
      expect(leads.map((lead) => lead.email?.toLowerCase())).toEqual([address, address]);
      expect(conversations.map(({ messages }) => messages.length)).toEqual([5]);
    }

    const work = { isOn: true };
    const visitors = (async () => {
      for (; work.isOn; await nextTick()) await saveLead(server, chatLead());
    })();
    for (const address of ERASED) {
      expect(await command.personalData.erase(address.toUpperCase())).toMatchObject({
        leads: { length: 2 },
        conversations: { length: 1 },
      });
    }
    work.isOn = false;
    await visitors;
    expect(await addressesInFiles()).toEqual(KEPT.toSorted());

    await saveLead(server);
    expect(await addressesInFiles()).toEqual(KEPT.toSorted());
    for (const address of ERASED) {
      expect(await command.personalData.find(address)).toMatchObject({ leads: [], conversations: [] });
    }
    for (const address of KEPT) {
      expect(await command.personalData.find(address)).toMatchObject({
        leads: { length: 2 },
        conversations: { length: 1 },
      });
    }
    await command.close();
    await server.close();
    expect(await addressesInFiles()).toEqual(KEPT.toSorted());
    [server, command] = [await openStorage({ dataDir }), await openStorage({ dataDir })];
  });
});

/** Chats, becomes a lead there, and asks by the form too. */
async function visit(address: string): Promise<void> {
  const id = await startConversation(server);
  const answer = (key: string) =>
    answerToKeep({ key: `${key} ${address}`, body: JSON.stringify({ prefilled: address }), subjectId: id });
  const said = [
    userMessage(`Hi,\nI am ${address.toUpperCase()}.`),
    assistantMessage('Thanks!', { slots: { email: address } }),
  ];
  await server.conversations.saveTurn(turnOf(id, { messages: said, answer: () => answer('said') }));
  const lead = chatLead({
    email: address,
    details: `Write to ${address}. `.repeat(20),
    notify: ['email', 'receipt'],
  });
  await server.conversations.saveTurn(
    turnOf(id, { expectedMessageCount: 3, lead, answer: () => answer('lead') }),
  );
  await server.contacts.save(
    contact({ email: address.toUpperCase(), notify: ['webhook'], answer: answer('form') }),
  );
}

/**
 * Which of the addresses stand in the data folder, in any letter case. Another process looks: this one would drop
 * SQLite's locks by closing the file.
 */
async function addressesInFiles(): Promise<string[]> {
  const list = join(folder, 'addresses');
  await writeFile(list, ADDRESSES.join('\n'));
  const options = { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)('grep', ['-rhoaiF', '-f', list, dataDir], options);
  return [...new Set(stdout.toLowerCase().trim().split('\n'))].sort();
}
