// The floors that the message call is measured against: the same kind of Fastify route doing nothing, and
// doing two better-sqlite3 inserts per request in a transaction of its own (WAL, synchronous FULL or NORMAL).
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { chatResponseSchema, messageRequestSchema } from '../../src/schemas/message.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, dir: { type: 'string' }, work: { type: 'string' } },
});

const app = fastify().withTypeProvider<ZodTypeProvider>();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
const work = values.work === 'nothing' ? () => {} : twoInserts(values.dir ?? '.', values.work ?? 'FULL');

app.post(
  '/api/chat/message',
  { schema: { body: messageRequestSchema, response: { 200: chatResponseSchema } } },
  (request) => {
    const messageId = randomUUID();
    work(request.body.conversationId, request.body.message, messageId);
    return {
      response: 'Got it: 72 tees. When do you need them in hand?',
      shouldCaptureLead: false,
      leadCaptureFields: [],
      suggestions: ['In two weeks', 'By the end of the month', 'No rush'],
      items: [],
      total: null,
      ticket: ['Job', 'Qty', 'Print', 'In hands'].map((label) => ({ label, value: null })),
      messageId,
    };
  },
);
app.get('/readyz', () => 'ok');
await app.listen({ port: Number(values.port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

function twoInserts(dir: string, synchronous: string) {
  const db = new Database(join(dir, `floor-${synchronous}.db`));
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${synchronous}`);
  db.exec('CREATE TABLE messages (id TEXT PRIMARY KEY, conversation_id TEXT, content TEXT, at TEXT)');
  const insert = db.prepare('INSERT INTO messages VALUES (?, ?, ?, ?)');
  return db.transaction((conversationId: string, message: string, replyId: string) => {
    const at = new Date().toISOString();
    insert.run(randomUUID(), conversationId, message, at);
    insert.run(replyId, conversationId, 'Got it: 72 tees. When do you need them in hand?', at);
  });
}
