// GET /api/admin/leads.csv: the leads of a list as a file for a spreadsheet.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Lead } from '../../../schemas/lead.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import type { LeadFilters, LeadStore } from '../../../storage/storage.ts';
import type { Parts, ZodApp } from '../../parts.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { leadFilters, leadQuerySchema } from './lead-query.ts';

const PAGE = 200;
const FILE = { description: 'One row per lead', content: { 'text/csv': { schema: z.string() } } };

export function addLeadDownload(app: ZodApp, { storage, shop, now }: Parts): void {
  app.get(
    '/api/admin/leads.csv',
    {
      schema: {
        tags: ['Admin'],
        summary: 'What the same query of the list selects, all of it, for a spreadsheet',
        security: signedIn,
        querystring: leadQuerySchema,
        response: { 200: FILE, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const timeZone = shop.current.time_zone;
      const name = `leads-${dayInZone(now(), timeZone)}.csv`;
      sendFile(reply, name, pages(storage.leads, leadFilters(request.query, now()), timeZone));
      return reply;
    },
  );
}

function sendFile(reply: FastifyReply, name: string, text: AsyncIterable<string>): void {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(text));
}

/** Text of one page of leads after another, the header before the first. The library loads with the first download. */
async function* pages(leads: LeadStore, filters: LeadFilters, timeZone: string): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  const columns = columnsFor(timeZone);
  const toText = (rows: unknown[][], isFirst: boolean) =>
    stringify(rows, {
      columns: columns.map(([header]) => header),
      header: isFirst,
      bom: isFirst, // Excel reads a file without it in the machine's own encoding.
      record_delimiter: 'windows',
      quoted: true, // Spreadsheets that split at semicolons and tabs too would find formulas behind them in a text.
      escape_formulas: true,
    });
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await leads.list({ ...filters, limit: PAGE, ...(cursor !== undefined && { cursor }) });
    const rows = page.items.map((lead) => columns.map(([, read]) => read(lead)));
    yield toText(rows, cursor === undefined);
    cursor = page.nextCursor;
  }
}

type Column = [header: string, read: (lead: Lead) => string | number | null];

/** Times are the shop's own, as spreadsheets read them: '2026-03-04 09:30'. */
function columnsFor(timeZone: string): Column[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const at = (time: string | null) => time && clock.format(new Date(time));
  return [
    ['Received', (lead) => at(lead.createdAt)],
    ['Reply due', (lead) => at(lead.replyDueAt)],
    ['Handled', (lead) => at(lead.handledAt)],
    ['Handled by', (lead) => lead.handledBy],
    ['Name', (lead) => lead.name],
    ['Email', (lead) => lead.email],
    ['Phone', (lead) => lead.phone],
    ['Company', (lead) => lead.company],
    ['Service', (lead) => lead.service],
    ['Quantity', (lead) => lead.quantity],
    ['Due date', (lead) => lead.dueDate],
    ['Details', (lead) => lead.details],
    ['Source', (lead) => lead.source],
    ['Confirmed', (lead) => (lead.confirmed ? 'yes' : 'no')],
    ['Id', (lead) => lead.id],
  ];
}
