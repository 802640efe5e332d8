// One talk: a visitor, whose page has a stream, and a person who takes it over, writes and hands it back.
import type { VisitorEvents } from '../../../src/schemas/live.ts';
import { listenAsPage } from './page-stream.ts';
import type { Sender, Sent } from './sender.ts';

export interface Talk {
  number: number;
  id: string;
  greetingId: string;
  /** What the visitor said, and Carl's answer; null where he was silent. */
  said: { text: string; answer: string | null }[];
  /** What the person wrote, with the id that they were told. */
  written: { text: string; messageId: string }[];
  /** What the page's stream brought, each once. */
  heard: VisitorEvents['message'][];
  /** Told twice by one connection. */
  doubled: string[];
  connections: number;
  retries: number;
  /** Answers that are none of the contract's. */
  odd: string[];
}

const HEARD_WITHIN_MS = 60_000;

export async function playTalk(number: number, sender: Sender): Promise<Talk> {
  const talk: Talk = {
    number,
    id: '',
    greetingId: '',
    said: [],
    written: [],
    heard: [],
    doubled: [],
    connections: 0,
    retries: 0,
    odd: [],
  };
  const sent = async (wanted: number, path: string, body: object, isDesk = false): Promise<Sent> => {
    const answer = await sender.post(path, body, { isDesk });
    talk.retries += answer.retries;
    if (answer.status !== wanted) talk.odd.push(`${path.replace(talk.id, ':id')} answered ${answer.status}`);
    return answer;
  };
  const started = await sent(201, '/api/chat/start', { sessionId: 'drill', language: 'en' });
  talk.id = String(started.body.conversationId);
  talk.greetingId = (started.body.messages as { id: string }[])[0]?.id ?? '';
  const desk = (what: string, body: object, wanted = 204) =>
    sent(wanted, `/api/admin/conversations/${talk.id}/${what}`, body, true);

  const say = async (text: string) => {
    const { body } = await sent(200, '/api/chat/message', { conversationId: talk.id, message: text });
    talk.said.push({ text, answer: body.response as string | null });
  };
  const write = async (text: string) => {
    const { body } = await desk('messages', { text }, 201);
    talk.written.push({ text, messageId: String(body.id) });
  };

  const page = listenAsPage(talk, sender.urls);
  await say(`I need ${number + 20} black tees`);
  // In the midst of what the visitor says.
  await Promise.all([say(`two colors on the front, talk ${number}`), desk('take-over', {})]);
  await Promise.all([
    write(`Hi, this is about talk ${number}`),
    say(`hello there, talk ${number}`),
    say(`is that soon, talk ${number}`),
  ]);
  await write(`We can do talk ${number}`);
  await Promise.all([say(`thanks, talk ${number}`), desk('hand-back', {})]);
  await say(`by the end of next month, talk ${number}`);
  await page.hasHeard(talk.written.length + 2, HEARD_WITHIN_MS);
  page.close();
  return talk;
}
