import { beforeEach, describe, expect, it } from 'vitest';
import { emptyItem } from '../../../schemas/item.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { post, startChat } from '../../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const HEADER =
  '"Received","Reply due","Handled","Handled by","Status","Lost reason","Assigned to","Name","Email","Phone","Company","Service","Quantity","In hands",' +
  '"Project details","Items","Source","Came from","First page","Confirmed","Id"';

describe('GET /api/admin/leads.csv', () => {
  const start = useTestApp();
  let server: TestApp;
  let cookie: string;

  beforeEach(async () => {
    server = await start({ env: { RATE_LIMITS: 'off' } });
    cookie = await signIn(server);
  });

  const download = (query = '') =>
    server.app.inject({ url: `/api/admin/leads.csv${query}`, headers: { cookie } });
  const sendContact = async (more: object = {}) => {
    const payload = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery', ...more };
    return (await post(server, '/api/contact', payload)).json<{ id: string }>().id;
  };

  /** One request with three items. */
  const storeItems = () =>
    saveLead(
      server.storage,
      chatLead({
        items: [
          {
            ...emptyItem('1'),
            product: 'pint-glass',
            method: 'glass-printing',
            quantity: 24,
            inkColors: 1,
            dueDate: '2026-03-27',
            estimate: {
              lowCents: 39_600,
              highCents: 44_352,
              unitCents: 1_848,
              includes: [],
              assumptions: [],
              validUntil: '2026-04-03',
            },
          },
          {
            ...emptyItem('2'),
            wording: 'tee',
            service: 'screen-printing',
            quantity: 9,
            sizes: { S: 1, '2XL': 8 },
            inkColors: 2,
          },
          {
            ...emptyItem('3'),
            product: 'banner',
            method: 'wide-format',
            quantity: 1,
            dimensions: '3x6 ft',
          },
        ],
      }),
    );

  /** Ids of that many leads, a second apart. */
  async function store(count: number, serviceOf: (i: number) => string): Promise<string[]> {
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    await Promise.all(
      ids.map((id, i) =>
        server.storage.contacts.save({
          id,
          name: 'Dana Ruiz',
          email: 'dana@example.com',
          service: serviceOf(i),
          details: null,
          replyDueAt: '2026-03-05T15:00:00.000Z',
          notify: [],
          now: new Date(server.clock.now.getTime() + i * 1000),
        }),
      ),
    );
    return ids;
  }

  it('is a file with a row per lead, as spreadsheets read it', async () => {
    const conversationId = await startChat(server);
    const form = { name: 'Zoë "Z" Lee', phone: '(816) 555-0143', company: 'Lee, Inc.', service: 'Car Wraps' };
    const lead = { ...form, quantity: 2, dueDate: 'in May', details: 'A van\nand a truck' };
    const { leadId } = (await post(server, '/api/chat/lead', { conversationId, ...lead })).json();
    await server.storage.leads.setHandled(leadId, { by: 'owner', at: new Date('2026-03-04T16:30:00Z') });
    const response = await download();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads-2026-03-04.csv"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(response.rawPayload.subarray(3).toString()).toBe(
      `${HEADER}\r\n"2026-03-04 09:00","2026-03-05 09:00","2026-03-04 10:30","owner","Contacted",,,"Zoë ""Z"" Lee",,` +
        `"'+18165550143","Lee, Inc.","Car Wraps","2","in May","A van\nand a truck","Car Wraps, 2 vehicles","chat",,,"yes","${leadId}"\r\n`,
    );
  });

  it('tells how far each has come, why it was lost and who has it', async () => {
    const id = await sendContact();
    const payload = { status: 'lost', lostReason: '=Too dear', assignee: 'owner' };
    await server.app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers: { cookie }, payload });
    expect((await download()).body).toContain(`,"Lost","'=Too dear","owner",`);
  });

  it('names every item of a request in one readable column', async () => {
    await storeItems();
    const [header = '', row = ''] = (await download()).body.slice(1).trimEnd().split('\r\n');
    expect(cellsOf(row)[cellsOf(header).indexOf('Items')]).toBe(
      '24 pint glasses, fired glass printing, 1 imprint color; 9 T-shirts, 2 ink colors; 1 banner, 3x6 ft',
    );
  });

  it('is a row per item where that is asked for, with what is known of the request in each', async () => {
    await storeItems();
    await sendContact({ name: 'Ann Ahlberg', service: 'Car Wraps' });
    const response = await download('?rows=items&sort=newest');
    expect(response.headers['content-disposition']).toBe('attachment; filename="items-2026-03-04.csv"');
    const [header = '', ...rows] = response.body.slice(1).trimEnd().split('\r\n');
    const columns = cellsOf(header);
    expect(columns).toEqual(
      cellsOf(HEADER)
        .filter((name) => name !== 'Quantity' && name !== 'In hands' && name !== 'Items')
        .concat('Item', 'Product', 'Method', 'Quantity', 'Sizes', 'Colors', 'Placements', 'Ink colors')
        .concat('Dimensions', 'In hands', 'Estimate low', 'Estimate high'),
    );
    expect(new Set(columns).size).toBe(columns.length);
    const told = rows.map((row) =>
      Object.fromEntries(cellsOf(row).map((cell, index) => [columns[index], cell])),
    );
    expect(told.map(({ Name, Item }) => `${Name}: ${Item}`).toSorted()).toEqual([
      'Ann Ahlberg: Car Wraps',
      'Dana Reyes: 1 banner, 3x6 ft',
      'Dana Reyes: 24 pint glasses, fired glass printing, 1 imprint color',
      'Dana Reyes: 9 T-shirts, 2 ink colors',
    ]);
    expect(told.find(({ Product }) => Product === 'pint glasses')).toMatchObject({
      Email: 'dana@example.com',
      Method: 'Fired glass printing',
      Quantity: '24',
      'Ink colors': '1',
      'In hands': '2026-03-27',
      'Estimate low': '396.00',
      'Estimate high': '443.52',
    });
    expect(told.find(({ Product }) => Product === 'T-shirts')).toMatchObject({
      Sizes: '1 S, 8 2XL',
      Method: '',
      'Estimate low': '',
    });
    const { body } = await download('?rows=leads');
    expect(body).toBe((await download()).body);
    expect((await download('?rows=pages')).statusCode).toBe(400);
  });

  it('is only the header where there is nobody', async () => {
    expect((await download()).body).toBe(`\ufeff${HEADER}\r\n`);
  });

  it('holds every lead that the filters select, however many there are', async () => {
    const stored = await store(450, (i) => (i % 10 === 0 ? 'Car Wraps' : 'Embroidery'));
    const wanted = stored.filter((_, i) => i % 10 !== 0).toReversed();
    const { body } = await download('?service=Embroidery&limit=1&cursor=nonsense');
    const [header, ...rows] = body.trimEnd().split('\r\n');
    expect(header).toBe(`\ufeff${HEADER}`);
    expect(wanted).toHaveLength(405);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(wanted.map((id) => `"${id}"`));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://evil.example")', '＝1', '＋1', '－1', '＠a'])(
    'takes the power from %s',
    async (formula) => {
      await sendContact({ name: formula, details: formula });
      const [, row] = (await download()).body.split('\r\n');
      const cell = `"'${formula.replaceAll('"', '""')}"`;
      expect(row?.split(`,${cell},`)).toHaveLength(3);
    },
  );

  it.each([';', '\t', ' | '])('opens no cell at %j inside a text', async (separator) => {
    await sendContact({ details: `Caps${separator}=1+1` });
    expect((await download()).body).toContain(`,"Caps${separator}=1+1",`);
  });

  it.each(['\n', '\r', '\r\n'])('opens no row at a line break %j inside a text', async (lineBreak) => {
    await sendContact({ details: `Caps${lineBreak}=1+1` });
    expect((await download()).body).toContain(`,"Caps${lineBreak}=1+1",`);
  });

  it('ends where the database ends, and does not look whole', async () => {
    await store(201, () => 'Embroidery');
    const { leads } = server.storage;
    const { list } = leads;
    leads.list = (page) => (page.cursor === undefined ? list(page) : Promise.reject(new Error('gone')));
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${url}/api/admin/leads.csv`, { headers: { cookie } });
    await expect(response.text()).rejects.toThrow();
    leads.list = () => Promise.reject(new Error('gone'));
    expect((await download()).statusCode).toBe(500);
  });
});

/** The cells of a row without quotes and line breaks inside. */
const cellsOf = (row: string): string[] =>
  row.split(/,(?="|,|$)/).map((cell) => cell.replaceAll(/^"|"$/g, ''));
