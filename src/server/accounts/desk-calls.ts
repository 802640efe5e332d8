// Every call of the desk: who may make it, and what the audit log says of it. What is not listed is the owner's alone.
import type { FastifyRequest } from 'fastify';
import type { AuditWhat } from '../../schemas/audit.ts';
import { isAdminPath } from './admin-path.ts';

interface DeskCall {
  /** `anyone`: without a session too. */
  may: 'anyone' | 'staff' | 'owner';
  /** Null for what changes nothing and takes nothing away. */
  did: AuditWhat | null;
}

const anyone = (did: AuditWhat | null = null): DeskCall => ({ may: 'anyone', did });
const staff = (did: AuditWhat | null = null): DeskCall => ({ may: 'staff', did });
const owner = (did: AuditWhat | null = null): DeskCall => ({ may: 'owner', did });

export const DESK_CALLS: Record<string, DeskCall> = {
  'POST /api/admin/login': anyone('signed_in'),
  'POST /api/admin/login/passkey/options': anyone(),
  'POST /api/admin/login/passkey/verify': anyone('signed_in'),
  'POST /api/admin/invitation': anyone(),
  'POST /api/admin/invitation/accept': anyone('joined'),

  'POST /api/admin/logout': staff('signed_out'),
  'GET /api/admin/session': staff(),
  'GET /api/admin/sessions': staff(),
  'DELETE /api/admin/sessions': staff('sessions_ended'),
  'DELETE /api/admin/sessions/:id': staff('session_ended'),
  'GET /api/admin/sign-in': staff(),
  'POST /api/admin/sign-in/password': staff('password_changed'),
  'POST /api/admin/sign-in/code': staff('code_begun'),
  'POST /api/admin/sign-in/code/confirm': staff('code_turned_on'),
  'POST /api/admin/sign-in/code/remove': staff('code_turned_off'),
  'POST /api/admin/sign-in/recovery-codes': staff('recovery_codes_made'),
  'POST /api/admin/sign-in/passkeys/options': staff(),
  'POST /api/admin/sign-in/passkeys': staff('passkey_added'),
  'POST /api/admin/sign-in/passkeys/:id/remove': staff('passkey_removed'),

  'GET /api/admin/people': owner(),
  'POST /api/admin/people': owner('invited'),
  'PATCH /api/admin/people/:id': owner('role_changed'),
  'DELETE /api/admin/people/:id': owner('person_removed'),
  'POST /api/admin/people/:id/invitation': owner('invitation_renewed'),
  'DELETE /api/admin/people/:id/sessions': owner('person_signed_out'),
  'GET /api/admin/audit': owner(),

  'GET /api/admin/summary': staff(),
  'GET /api/admin/stats': staff(),
  'GET /api/admin/leads': staff(),
  'GET /api/admin/leads.csv': owner('leads_exported'),
  'GET /api/admin/leads/:id': staff(),
  'PATCH /api/admin/leads/:id': staff('lead_changed'),
  'DELETE /api/admin/leads/:id': owner('lead_deleted'),
  'GET /api/admin/leads/:id/timeline': staff(),
  'POST /api/admin/leads/:id/announce': staff('lead_announced'),
  'POST /api/admin/leads/:id/link': staff('lead_link_renewed'),
  'GET /api/admin/leads/:id/replies': staff(),
  'POST /api/admin/leads/:id/replies': staff('message_written'),
  'DELETE /api/admin/leads/:id/replies/:reply': staff('reply_taken_back'),
  'POST /api/admin/leads/:id/attachments': staff('file_added'),
  'POST /api/admin/leads/:id/notes': staff('note_written'),
  'POST /api/admin/leads/:id/people': staff('person_let_in'),
  'DELETE /api/admin/leads/:id/people/:person': staff('person_shut_out'),
  'POST /api/admin/leads/:id/quotes': staff('quote_sent'),
  'POST /api/admin/leads/:id/quotes/:version/withdraw': staff('quote_withdrawn'),
  'POST /api/admin/leads/:id/proofs': staff('proof_sent'),
  'GET /api/admin/leads/:id/proofs/:version/picture': staff(),
  'POST /api/admin/leads/:id/proofs/:version/comments': staff('proof_commented'),
  'POST /api/admin/leads/:id/proofs/:version/withdraw': staff('proof_withdrawn'),
  'GET /api/admin/leads/:id/artwork.zip': staff('artwork_downloaded'),
  'GET /api/admin/artwork/:id/mockup': staff(),
  'GET /api/admin/artwork/:id/original': staff('artwork_downloaded'),
  'GET /api/admin/conversations': staff(),
  'GET /api/admin/conversations/:id': staff(),
  'GET /api/admin/live': staff(),
  'GET /api/admin/events': staff(),
  'POST /api/admin/conversations/:id/take-over': staff('talk_taken_over'),
  'POST /api/admin/conversations/:id/messages': staff('talk_written_in'),
  'POST /api/admin/conversations/:id/typing': staff(),
  'POST /api/admin/conversations/:id/hand-back': staff('talk_handed_back'),
  'GET /api/admin/questions': staff(),
  'GET /api/admin/questions/:id': staff(),
  'PATCH /api/admin/questions/:id': staff('question_sorted'),
  'POST /api/admin/questions/:id/answer': staff('question_answered'),
  'POST /api/admin/questions/:id/try': staff(),
  'PATCH /api/admin/answers/:id': staff('answer_changed'),
  'GET /api/admin/mails': staff(),
  'GET /api/admin/mails/:id': staff(),
  'GET /api/admin/mails/:id/jobs': staff(),
  'PATCH /api/admin/mails/:id': staff('mail_sorted'),
  'POST /api/admin/mails/:id/join': staff('mail_joined'),
  'POST /api/admin/mails/:id/lead': staff('mail_made_lead'),
  'GET /api/admin/alerts': staff(),
  'POST /api/admin/alerts/test': staff('alerts_tested'),
  'POST /api/admin/alerts/push': staff('device_added'),
  'PATCH /api/admin/alerts/push/:id': staff('device_changed'),
  'DELETE /api/admin/alerts/push/:id': staff('device_removed'),
  'DELETE /api/admin/conversations/:id': owner('conversation_deleted'),
};

/** Fails closed, and leaves a line. */
const UNLISTED = owner('other');

/** Undefined for what is no call of the desk: another path, or one that no route takes. */
export function deskCallOf({ method, routeOptions: { url } }: FastifyRequest): DeskCall | undefined {
  if (url === undefined || !isAdminPath(url)) return undefined;
  if (method === 'HEAD') return { ...(DESK_CALLS[`GET ${url}`] ?? UNLISTED), did: null };
  return DESK_CALLS[`${method} ${url}`] ?? UNLISTED;
}
