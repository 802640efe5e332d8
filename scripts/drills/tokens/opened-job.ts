// A job with all that its page can show: a day, a picture, a quote and a proof; and its link from before, which has ended.
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobArtwork } from '../../../src/schemas/job.ts';
import type { ChatResponse } from '../../../src/schemas/message.ts';
import { samplePicture } from '../sample-picture.ts';
import { mustPost, post, signIn, startChat } from '../visitors.ts';

export interface OpenedJob {
  token: string;
  endedToken: string;
  artworkId: string;
}

export async function openJob(url: string): Promise<OpenedJob> {
  const { leadId, token: endedToken } = await ask(url);
  const { cookie } = await signIn(url);
  const desk = `${url}/api/admin/leads/${leadId}`;
  const headers = { cookie };
  const renewed = await fetch(`${desk}/link`, { method: 'POST', headers });
  const token = tokenOf(((await renewed.json()) as { url: string }).url);
  const picture = await samplePicture();
  const artworkId = await sendArtwork(url, token, picture);
  const lines = [{ label: 'Shirts', quantity: 48, unitCents: 900, item: 0 }];
  const validUntil = dayAfter(14);
  await expect201(
    fetch(`${desk}/quotes`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ lines, validUntil }),
    }),
  );
  const proof = new FormData();
  proof.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'proof.png');
  proof.set('shows', 'Full front');
  await expect201(fetch(`${desk}/proofs`, { method: 'POST', headers, body: proof }));
  return { token, endedToken, artworkId };
}

/** By the chat, so that there is a day and something to draw on. */
async function ask(url: string): Promise<{ leadId: string; token: string }> {
  const conversationId = await startChat(url);
  const day = new Date(dayAfter(28)).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  const message = `I need 48 black t-shirts with 2 ink colors on the front by ${day}`;
  const said = (await mustPost(200, url, '/api/chat/message', { conversationId, message })).body;
  const fields = said.leadCaptureFields as ChatResponse['leadCaptureFields'];
  const known = Object.fromEntries(fields.map(({ name, value }) => [name, value ?? undefined]));
  const lead = { ...known, conversationId, name: 'Dana Reyes', email: 'dana@example.com' };
  const { body } = await mustPost(201, url, '/api/chat/lead', lead);
  return { leadId: String(body.leadId), token: tokenOf(String(body.jobUrl)) };
}

async function sendArtwork(url: string, token: string, picture: Buffer): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-job': token };
  const begun = await fetch(`${url}/api/artwork`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'logo.png', bytes: picture.length }),
  });
  const { artworkId } = (await begun.json()) as { artworkId: string };
  await fetch(`${url}/api/artwork/${artworkId}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': '0' },
    body: new Uint8Array(picture),
  });
  for (let tries = 0; tries < 300; tries++) {
    const { artwork } = (await (await fetch(`${url}/api/job/${token}`)).json()) as { artwork: JobArtwork[] };
    if (artwork.some(({ hasPicture, mockupOf }) => hasPicture && mockupOf)) return artworkId;
    await sleep(100);
  }
  throw new Error('the artwork was not checked in time');
}

async function expect201(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (response.status !== 201) throw new Error(`${response.url} answered ${response.status}`);
}

/** Of one more job, as many as wanted. */
export async function askAgain(url: string, mark: string): Promise<string> {
  const form = { name: 'Ann', email: `ann-${mark}@example.com`, service: 'Embroidery', details: 'Caps' };
  const { status, body } = await post(url, '/api/contact', form);
  if (status !== 201) throw new Error(`/api/contact answered ${status}`);
  return tokenOf(String(body.jobUrl));
}

const tokenOf = (jobUrl: string): string => jobUrl.split('/job/')[1] ?? '';

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
