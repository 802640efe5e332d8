// GET /api/admin/leads.csv: the leads of a list, or their items, as a file for a spreadsheet.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { tellCameFrom } from '../../../schemas/first-touch.ts';
import { LEAD_FIELDS, labelOf, STATUS_LABELS, type ToldLead } from '../../../schemas/lead.ts';
import type { Shop } from '../../../schemas/shop.ts';
import type { ToldItem } from '../../../schemas/told-item.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import type { LeadFilters, LeadStore } from '../../../storage/leads/lead-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { tellLead } from '../../tell-lead.ts';
import { leadFilters, leadQuerySchema } from './lead-query.ts';

const PAGE = 200;
const FILE = {
  description: 'One row per lead, or per item',
  content: { 'text/csv': { schema: z.string() } },
};

const querySchema = z.extend(leadQuerySchema, {
  rows: z
    .optional(z.enum(['', 'leads', 'items'], 'rows is leads or items.'))
    .register(z.globalRegistry, { description: 'items: one row per item, with its lead’s columns repeated' }),
});

export function addLeadDownload(app: ZodApp, { storage, shop, now }: AppContext): void {
  app.get(
    '/api/admin/leads.csv',
    {
      schema: {
        tags: ['Admin'],
        summary: 'What the same query of the list selects, all of it, for a spreadsheet',
        security: signedIn,
        querystring: querySchema,
        response: { 200: FILE, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const isByItem = request.query.rows === 'items';
      const name = `${isByItem ? 'items' : 'leads'}-${dayInZone(now(), shop.current.time_zone)}.csv`;
      const filters = leadFilters(request.query, now());
      sendFile(reply, name, pages(storage.leads, filters, { shop: shop.current, isByItem }));
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
async function* pages(
  leads: LeadStore,
  filters: LeadFilters,
  { shop, isByItem }: { shop: Shop; isByItem: boolean },
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  const columns: Column[] = isByItem
    ? [...leadColumns(shop.time_zone).filter(([header]) => !TOLD_BY_ITEM.includes(header)), ...ITEM_COLUMNS]
    : leadColumns(shop.time_zone);
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
    const rows = page.items
      .map((lead) => tellLead(lead, shop))
      .flatMap((lead) => (isByItem ? rowsOf(lead) : [{ lead, item: null }]))
      .map((row) => columns.map(([, read]) => read(row)));
    yield toText(rows, cursor === undefined);
    cursor = page.nextCursor;
  }
}

interface Row {
  lead: ToldLead;
  item: ToldItem | null;
}

const rowsOf = (lead: ToldLead): Row[] =>
  lead.items.length > 0 ? lead.items.map((item) => ({ lead, item })) : [{ lead, item: null }];

type Column = [header: string, read: (row: Row) => string | number | null | undefined];

/** Times are the shop's own, as spreadsheets read them: '2026-03-04 09:30'. */
function leadColumns(timeZone: string): Column[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const at = (time: string | null) => time && clock.format(new Date(time));
  return [
    ['Received', ({ lead }) => at(lead.createdAt)],
    ['Reply due', ({ lead }) => at(lead.replyDueAt)],
    ['Handled', ({ lead }) => at(lead.handledAt)],
    ['Handled by', ({ lead }) => lead.handledBy],
    ['Status', ({ lead }) => STATUS_LABELS[lead.status]],
    ['Lost reason', ({ lead }) => lead.lostReason],
    ['Assigned to', ({ lead }) => lead.assignee],
    ...LEAD_FIELDS.map(({ label, name }): Column => [label, ({ lead }) => lead[name]]),
    ['Items', ({ lead }) => lead.items.map(({ line }) => line).join('; ')],
    ['Source', ({ lead }) => lead.source],
    ['Came from', ({ lead }) => tellCameFrom(lead.firstTouch)],
    ['First page', ({ lead }) => lead.firstTouch?.page],
    ['Confirmed', ({ lead }) => (lead.confirmed ? 'yes' : 'no')],
    ['Id', ({ lead }) => lead.id],
  ];
}

/** Of the lead's columns those that the item's own take the place of. */
const TOLD_BY_ITEM = [labelOf('quantity'), labelOf('dueDate'), 'Items'];

/** Money is in dollars and cents, to be summed up. */
const ITEM_COLUMNS: Column[] = [
  ['Item', ({ item }) => item?.line],
  ['Product', ({ item }) => item?.goods],
  ['Method', ({ item }) => item?.methodName],
  [labelOf('quantity'), ({ item }) => item?.quantity],
  ['Sizes', ({ item }) => item && sizesOf(item)],
  ['Colors', ({ item }) => item?.colors.join(', ')],
  ['Placements', ({ item }) => item?.placements.join(', ')],
  ['Ink colors', ({ item }) => item?.inkColors],
  ['Dimensions', ({ item }) => item?.dimensions],
  [labelOf('dueDate'), ({ item }) => item?.dueDate],
  ['Estimate low', ({ item }) => item?.estimate && (item.estimate.lowCents / 100).toFixed(2)],
  ['Estimate high', ({ item }) => item?.estimate && (item.estimate.highCents / 100).toFixed(2)],
];

/** '10 S, 4 2XL'. */
const sizesOf = ({ sizes }: ToldItem): string =>
  Object.entries(sizes ?? {})
    .map(([size, pieces]) => `${pieces} ${size}`)
    .join(', ');
