// The desk with one lead whose thread and composer are made up: what is sent is noted, and answered as a test says.
import type { Page, Request } from '@playwright/test';
import type { DeskJob, JobSaying } from '../src/schemas/job.ts';
import type { DeskLead } from '../src/schemas/lead.ts';
import type { ReplyDesk } from '../src/schemas/reply.ts';
import { aLead, answerWith, logIn } from './desk.ts';

/** Tuesday 6:44 pm at the shop, which closed at 6. */
export const CLOSED = '2026-03-10T18:44:00-05:00';
/** Tuesday 1:20 pm there. */
export const OPEN = '2026-03-10T13:20:00-05:00';
export const OPENS_AT = '2026-03-11T14:00:00.000Z';
const FILE = '7d0b4a52-21f7-4c55-8a55-07a4d1f3f001';

const saying = (id: string, who: JobSaying['who'], name: string, text: string, at: string): JobSaying => ({
  id,
  who,
  person: who === 'customer' ? 'customer' : null,
  name,
  text,
  at,
});

const CARRIED = { blocks: [], attachments: [], folded: '', from: null, delivery: null };
export const ESTIMATE = {
  title: 'Estimate',
  note: 'from the price book, good to Apr 9',
  total: '$545 to $609',
  rows: [
    { label: '24 pint glasses, laser engraved', amount: '$211 to $237' },
    { label: '12 staff tees, full-color transfer', amount: '$224 to $251' },
    { label: '1 banner, 3 x 6 ft', amount: '$110 to $121' },
  ],
};

export const SAYINGS: JobSaying[] = [
  {
    ...saying(
      '10',
      'shop',
      'Sam',
      'Yes to all three for the 27th. Which shirt sizes, and can you send the logo file?',
      '2026-03-10T11:20:00-05:00',
    ),
    carried: {
      ...CARRIED,
      by: 'email',
      blocks: [ESTIMATE],
      delivery: {
        channel: 'email',
        state: 'sent',
        error: null,
        at: '2026-03-10T11:20:00-05:00',
        seenAt: '2026-03-10T14:31:00-05:00',
      },
    },
  },
  {
    ...saying('11', 'customer', 'Marisol', 'Sizes: 1 S, 3 M, 3 L, 1 XL and one 2XL. Logo attached.', OPEN),
    carried: {
      ...CARRIED,
      by: 'email',
      attachments: [{ id: FILE, name: 'TCT logo FINAL(2).png', bytes: 214_000 }],
      folded: '> Which shirt sizes?\n-- \nMarisol Vega',
      from: 'mari@home.example',
    },
  },
  {
    ...saying('12', 'shop', 'Rosa', 'We will use the SVG. Full-color transfer would save you $25. OK?', OPEN),
    carried: {
      ...CARRIED,
      by: 'email',
      delivery: {
        channel: 'email',
        state: 'failed',
        error: 'their mail server does not know the address.',
        at: OPEN,
        seenAt: null,
      },
    },
  },
  saying(
    '13',
    'customer',
    'Marisol',
    'Transfer is fine if the gold stays gold. Can we make it 12, two more L and one XL?',
    '2026-03-10T18:31:00-05:00',
  ),
];

const JOB: DeskJob = {
  number: '00000001',
  stage: 'asked',
  url: 'https://boldwork.example/job/abc',
  people: [],
  quotes: { catalogLines: [], versions: [] },
  proofs: [],
  again: { of: null, as: [] },
  sayings: SAYINGS,
};

export const DESK: ReplyDesk = {
  channels: [
    { channel: 'email', to: 'marisol@turkeycreek.example', why: null },
    { channel: 'chat', to: 'the chat', why: 'They are not in the chat now.' },
  ],
  url: 'https://boldwork.example/job/abc',
  language: 'en',
  opensAt: null,
  quietUntil: null,
  estimate: ESTIMATE,
  quotes: [{ ...ESTIMATE, version: 2, title: 'Quote 2', note: 'open until Apr 9', total: '$560' }],
  saved: [
    {
      name: 'vector',
      title: 'Ask for the vector file',
      language: 'en',
      text: 'Do you have a PDF?',
      missing: [],
    },
    {
      name: 'gold',
      title: 'Metallic and gold inks, what to expect',
      language: 'en',
      text: 'Your gold prints as {color}. It is a flat yellow gold; if it should shine, we add foil for {price}.',
      missing: ['color', 'price'],
    },
    { name: 'thanks', title: 'Thank you, short', language: 'en', text: 'Thank you, Marisol.', missing: [] },
  ],
  planned: [],
};

export const PLANNED: ReplyDesk['planned'][number] = {
  id: 'b8a7c1de-5f0e-4c4c-8d7e-000000000001',
  channel: 'email',
  text: 'Twelve it is.',
  withEstimate: true,
  quoteVersion: null,
  attachments: [{ id: FILE, name: 'gold-swatches.pdf', bytes: 219_000 }],
  sendAt: OPENS_AT,
  by: 'Rosa',
};

export const MARISOL = aLead(1, {
  name: 'Marisol Vega',
  company: 'Turkey Creek Taproom',
  email: 'marisol@turkeycreek.example',
  createdAt: '2026-03-09T15:42:00.000Z',
  job: JOB,
});
export const HANNAH = aLead(3, { name: 'Hannah Koch', job: { ...JOB, sayings: [] } });

interface Answer {
  status: number;
  json: object;
}

/** What the test may change while it runs. */
export interface Made {
  lead: DeskLead;
  desk: ReplyDesk;
  /** Each as it was asked to be sent. */
  sent: { body: Record<string, unknown>; key: string | undefined }[];
  /** To the next replies; 202 and sent when it is empty. A promise keeps one on its way. */
  answers: (Answer | Promise<Answer>)[];
  uploads: (Answer | Promise<Answer>)[];
}

export const problem = (status: number, detail: string): Answer => ({
  status,
  json: { type: 'about:blank', title: 'Not sent', status, detail },
});

export async function openReply(
  page: Page,
  admin: { username: string; password: string },
  {
    at = OPEN,
    desk = {},
    lead = {},
  }: { at?: string; desk?: Partial<ReplyDesk>; lead?: Partial<DeskLead> } = {},
): Promise<Made> {
  const made: Made = {
    lead: { ...MARISOL, ...lead },
    desk: { ...DESK, ...desk },
    sent: [],
    answers: [],
    uploads: [],
  };
  await page.clock.install({ time: new Date(at) });
  await answerWith(page, { leads: [made.lead, HANNAH], conversations: [] });
  const ofHannah = (request: Request) => request.url().includes(HANNAH.id);
  await page.route(`**/api/admin/leads/*`, (route) =>
    route.fulfill({ json: ofHannah(route.request()) ? HANNAH : made.lead }),
  );
  await page.route('**/api/admin/leads/*/replies', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: made.desk });
    const body = request.postDataJSON();
    made.sent.push({ body, key: request.headers()['idempotency-key'] });
    const answer = (await made.answers.shift()) ?? {
      status: 202,
      json: {
        id: PLANNED.id,
        state: body.sendAt ? 'planned' : 'sent',
        sendAt: body.sendAt,
      },
    };
    if (answer.status === 202 && body.sendAt)
      made.desk = { ...made.desk, planned: [{ ...PLANNED, text: body.text, sendAt: body.sendAt }] };
    return route.fulfill(answer);
  });
  await page.route('**/api/admin/leads/*/replies/*', (route) => {
    const [planned] = made.desk.planned;
    made.desk = { ...made.desk, planned: [] };
    return route.fulfill(planned ? { json: planned } : problem(409, 'It has left meanwhile.'));
  });
  await page.route('**/api/admin/leads/*/attachments', async (route) => {
    const answer = (await made.uploads.shift()) ?? {
      status: 201,
      json: { id: FILE, name: 'gold-swatches.pdf', bytes: 219_000 },
    };
    return route.fulfill(answer);
  });
  await logIn(page, admin);
  await page.goto(`/admin/dashboard?lead=${made.lead.id}`);
  await page.getByRole('form', { name: 'Reply' }).waitFor();
  return made;
}
