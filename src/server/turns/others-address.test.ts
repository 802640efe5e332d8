// Somebody whose address a visitor mentions: neither asked for by it nor taken for who wrote.
import { expect, it } from 'vitest';
import { say, startChat, transcript } from '../testing/chat.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const start = useTestApp();
const ANN = 'ann@example.com';

it.each([
  `can you cc ${ANN} on the proof?`,
  `please also send a copy to ${ANN}`,
  `${ANN} told me about you, thank her`,
  `Does Ann with ${ANN} work at your shop?`,
])('leaves the talk to the visitor who said: %s', async (message) => {
  const server = await start();
  const talk = async (lines: string[]) => {
    const id = await startChat(server);
    for (const line of lines) expect((await say(server, id, line)).statusCode).toBe(200);
    return id;
  };
  const job = ['40 black tees, 2 colors on the front, by may 1', 'Kim Rowe, kim@example.org', 'yes, send it'];
  const ids = [
    await talk([...job, message]),
    await talk([...job.slice(0, 2), message]),
    await talk([message]),
  ];

  const { leads, personalData } = server.storage;
  const [lead] = (await leads.list({ limit: 9 })).items;
  expect(lead).toMatchObject({ email: 'kim@example.org', details: expect.stringContaining(message) });
  expect(await personalData.find(ANN)).toMatchObject({
    leads: [],
    conversations: [],
    mentions: { leads: 1, conversations: 3 },
  });

  await personalData.erase(ANN);
  for (const id of ids) expect((await transcript(server, id)).length).toBeGreaterThan(1);
  const kept = await leads.find(lead?.id ?? '');
  expect(kept).toMatchObject({ email: 'kim@example.org' });
  expect(kept?.details).toContain('[erased address]');
});
