// GET /job/:token: the page of a job for whoever holds its link, and what it shows: pictures, files and a calendar file.
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobProblem } from '../../../schemas/page.ts';
import type { JobEvent } from '../../../storage/job/job-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { attachment, FILE_HEADERS } from '../../artwork/file-headers.ts';
import { deadlineDay } from '../../job/job-deadline.ts';
import type { OpenedJob } from '../../job/job-links.ts';
import { PAGE_WORDS } from '../../job/page-words.ts';
import { proofsOf } from '../../job/proofs.ts';
import { tellJob } from '../../job/tell-job.ts';
import { languageOf, languageOfBrowser } from '../../lead-language.ts';
import { countUse } from '../../limits/limits.ts';
import { calendarFile } from '../../notifications/mails/calendar.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { originFor, sendDocument } from '../send-document.ts';
import { whileConnected } from '../while-connected.ts';
import { problemsInOwnLanguage } from './own-language.ts';

const HIDDEN = { schema: { hide: true } };
const MOCKUP_PX = 900;

interface JobParams {
  Params: { token: string };
}
interface FileParams {
  Params: { token: string; id: string };
}

/** Registered in a context of its own: its problems are told in the language of the job. */
export function addJobPage(app: ZodApp, context: AppContext): void {
  const { storage, shop, artworkFiles, mockups, now } = context;

  app.setErrorHandler(problemsInOwnLanguage(context));

  app.get<JobParams>('/job/:token', HIDDEN, async (request, reply) => sendJob(request, reply, context));

  app.get<JobParams>('/job/:token/deadline.ics', HIDDEN, async (request, reply) => {
    const lead = await storage.leads.find(await openedLead(request.params.token, context));
    const day = lead && deadlineDay(lead.items, shop.current, now());
    if (!day) throw new ProblemError(404, 'No day is known by which this job is needed.');
    const title = PAGE_WORDS[languageOf(lead)].calendar(shop.current.brand.name);
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', 'attachment; filename="deadline.ics"')
      .send(calendarFile({ uid: `deadline-${lead.id}`, day, title, now: now() }));
  });

  app.get<FileParams>('/job/:token/artwork/:id/picture', HIDDEN, async (request, reply) => {
    const { id } = await openedArtwork(request.params);
    if (!(await artworkFiles.hasPicture(id))) throw noPicture();
    return sendPicture(reply, artworkFiles.readPicture(id));
  });

  app.get<FileParams>('/job/:token/artwork/:id/mockup', HIDDEN, async (request, reply) => {
    const artwork = await openedArtwork(request.params);
    // One thread draws for all.
    await countUse(request, 'mockups', context);
    const items = (await storage.leads.find(artwork.leadId ?? ''))?.items ?? [];
    const picture = await mockups.draw(artwork, items, { width: MOCKUP_PX, signal: whileConnected(reply) });
    if (!picture) throw noPicture();
    return sendPicture(reply, picture);
  });

  app.get<{ Params: { token: string; version: string } }>(
    '/job/:token/proofs/:version/picture',
    HIDDEN,
    async ({ params: { token, version } }, reply) => {
      const events = await storage.job.listEvents(await openedLead(token, context));
      const found = proofsOf(events).find((one) => String(one.version) === version);
      if (!found || !(await artworkFiles.hasPicture(found.proof.picture))) throw noPicture();
      return sendPicture(reply, artworkFiles.readPicture(found.proof.picture));
    },
  );

  app.get<FileParams>('/job/:token/files/:id', HIDDEN, async ({ params: { token, id } }, reply) => {
    const events = await storage.job.listEvents(await openedLead(token, context));
    const file = filesIn(events).find((one) => one.id === id);
    const bytes = file && (await artworkFiles.length(file.id));
    if (!file || bytes === undefined) throw new ProblemError(404, 'There is no such file.');
    return reply
      .headers({
        ...FILE_HEADERS,
        'content-type': 'application/octet-stream',
        'content-length': bytes,
        'content-disposition': attachment(file.name),
      })
      .send(artworkFiles.read(file.id));
  });

  async function openedArtwork({ token, id }: FileParams['Params']) {
    const leadId = await openedLead(token, context);
    const artwork = await storage.artwork.find(id);
    if (artwork?.leadId !== leadId) throw noPicture();
    return artwork;
  }
}

/** What came with messages, to either side. */
const filesIn = (events: readonly JobEvent[]) =>
  events.flatMap((event) =>
    event.kind === 'message' ? ((event.data.sent ?? event.data.mail)?.attachments ?? []) : [],
  );

/** What a token opens, and whose link it is. Throws a ProblemError 404 for one that opens nothing. */
export async function openedJob(
  token: string,
  { jobLinks }: Pick<AppContext, 'jobLinks'>,
): Promise<OpenedJob> {
  const opened = await jobLinks.find(token);
  if (!opened) throw new ProblemError(404, 'This link opens no job. Ask us to send it again.');
  return opened;
}

/** The lead alone. */
export const openedLead = async (token: string, context: Pick<AppContext, 'jobLinks'>): Promise<string> =>
  (await openedJob(token, context)).leadId;

/** The page, or where the token opens none the one that offers to send the link again. `problem`: what was not taken. */
export async function sendJob(
  request: FastifyRequest<JobParams>,
  reply: FastifyReply,
  context: AppContext,
  problem?: Refused,
): Promise<FastifyReply> {
  const { token } = request.params;
  const opened = await context.jobLinks.find(token);
  const job = opened && (await tellJob(opened, context));
  const origin = originFor(request, context);
  if (!job) {
    const language = languageOfBrowser(request.headers['accept-language']);
    const lost = context.pages.find({ page: 'job-lost', language }, origin);
    if (!lost) throw new Error('The page for lost links is missing.');
    return sendDocument(request, reply, lost, { status: 404, isShared: false });
  }
  const document = context.pages.render(
    {
      page: 'job',
      language: job.language,
      token,
      job,
      problem: problem ? saidOf(problem) : null,
      messageKey: randomUUID(),
    },
    origin,
  );
  await document.compress({ isForOne: true });
  return sendDocument(request, reply.headers(problem?.headers ?? {}), document, {
    status: problem?.status ?? 200,
    isShared: false,
  });
}

/** From a page without a script. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

interface Refused extends JobProblem {
  status: number;
  headers: Record<string, string>;
}

/** For the page, which gets it with its data. */
const saidOf = ({ status: _, headers: __, ...said }: Refused): JobProblem => said;

const noPicture = (): ProblemError => new ProblemError(404, 'There is no such picture.');

const sendPicture = (reply: FastifyReply, picture: Readable | Uint8Array): FastifyReply =>
  reply.headers({ ...FILE_HEADERS, 'content-type': 'image/png' }).send(picture);
