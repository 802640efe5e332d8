import { getJson } from '../../../api.ts';
import type { MadeLink } from './invite-link.tsx';

export const PEOPLE = '/api/admin/people';

/** Asks for a link by which `name` joins; there is no second look at it. */
export async function makeLink(path: string, name: string, body: object): Promise<MadeLink> {
  const { inviteUrl } = await getJson<{ inviteUrl: string }>(path, { method: 'POST', body });
  return { name, url: inviteUrl };
}
