// Where every mail is, against where it belongs; each once.
import type { DeskLead } from '../../../src/schemas/lead.ts';
import type { ListedMail } from '../../../src/schemas/mail.ts';
import type { TimelineEntry } from '../../../src/schemas/pipeline.ts';
import type { signIn } from '../visitors.ts';
import type { Customer, Letter } from './letters.ts';

type Owner = Awaited<ReturnType<typeof signIn>>;

interface Found {
  place: Letter['place'];
  leadId: string | null;
  text: string;
  files: number;
}

/** Everything that the desk shows of what came. */
async function findAll(owner: Owner, customers: readonly Customer[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const { leadId } of customers) {
    const lead = (await (await owner.get(`/api/admin/leads/${leadId}`)).json()) as DeskLead;
    for (const { text, carried } of lead.job?.sayings ?? [])
      if (carried) found.push({ place: 'thread', leadId, text, files: carried.attachments.length });
    const timeline = (await (
      await owner.get(`/api/admin/leads/${leadId}/timeline`)
    ).json()) as TimelineEntry[];
    for (const { kind, words } of timeline)
      if (kind === 'auto_reply') found.push({ place: 'noted', leadId, text: words ?? '', files: 0 });
  }
  for (const place of ['open', 'automatic'] as const)
    for (const { excerpt, subject, fileCount } of await owner.list<ListedMail>(
      `/api/admin/mails?list=${place}&limit=200`,
    ))
      found.push({ place, leadId: null, text: `${excerpt}\n${subject}`, files: fileCount });
  return found;
}

/** Returns what is wrong. */
export async function judgeMails(
  owner: Owner,
  letters: readonly Letter[],
  customers: readonly Customer[],
): Promise<string[]> {
  const found = await findAll(owner, customers);
  return letters.flatMap((letter) => {
    const { kind, mark, place, leadId, text, files } = letter;
    const own = found.filter((one) => one.text.includes(mark));
    const [one] = own;
    if (!one) return [`${kind} (${mark}) is nowhere`];
    if (own.length > 1) return [`${kind} (${mark}) is there ${own.length} times`];
    if (one.place !== place || one.leadId !== leadId)
      return [`${kind} (${mark}) is in ${one.place} ${one.leadId}, not in ${place} ${leadId}`];
    if (text !== undefined && one.text !== text)
      return [`${kind} (${mark}) says ${JSON.stringify(one.text)}`];
    if (files !== undefined && one.files !== files) return [`${kind} (${mark}) has ${one.files} files`];
    return [];
  });
}
