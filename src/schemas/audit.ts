// The log of what was done at the desk: who, when, what, about what.
import * as z from 'zod/mini';

export const AUDIT_KINDS = ['sign-in', 'people', 'data', 'settings'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What can be done, in the words that follow a name, and under which heading it is found; {about} with the word before it goes where there is nobody. */
export const AUDIT_WORDS = {
  signed_in: { kind: 'sign-in', words: 'signed in' },
  sign_in_failed: { kind: 'sign-in', words: 'could not sign in' },
  signed_out: { kind: 'sign-in', words: 'signed out' },
  session_ended: { kind: 'sign-in', words: 'ended a session' },
  sessions_ended: { kind: 'sign-in', words: 'ended all other sessions' },
  password_changed: { kind: 'sign-in', words: 'changed the password of {about}' },
  code_begun: { kind: 'sign-in', words: 'began to set up an authenticator app' },
  code_turned_on: { kind: 'sign-in', words: 'turned on codes of an authenticator app' },
  code_turned_off: { kind: 'sign-in', words: 'turned off codes of the authenticator app' },
  recovery_codes_made: { kind: 'sign-in', words: 'made new recovery codes' },
  passkey_added: { kind: 'sign-in', words: 'added a passkey' },
  passkey_removed: { kind: 'sign-in', words: 'removed a passkey' },
  second_step_reset: { kind: 'people', words: 'took away the second step of {about}' },
  invited: { kind: 'people', words: 'invited {about}' },
  invitation_renewed: { kind: 'people', words: 'made a new invitation for {about}' },
  joined: { kind: 'people', words: 'joined' },
  role_changed: { kind: 'people', words: 'changed the role of {about}' },
  person_removed: { kind: 'people', words: 'removed {about}' },
  person_signed_out: { kind: 'people', words: 'ended all sessions of {about}' },
  lead_changed: { kind: 'data', words: 'changed {about}' },
  lead_announced: { kind: 'data', words: 'announced {about} again' },
  lead_link_renewed: { kind: 'data', words: 'made a new job link for {about}' },
  message_written: { kind: 'data', words: 'wrote to {about}' },
  reply_taken_back: { kind: 'data', words: 'took back a planned reply to {about}' },
  file_added: { kind: 'data', words: 'added a file for {about}' },
  note_written: { kind: 'data', words: 'wrote a note on {about}' },
  person_let_in: { kind: 'data', words: 'let somebody into the job page of {about}' },
  person_shut_out: { kind: 'data', words: 'ended a link to the job page of {about}' },
  quote_sent: { kind: 'data', words: 'sent a quote to {about}' },
  quote_withdrawn: { kind: 'data', words: 'withdrew a quote to {about}' },
  proof_sent: { kind: 'data', words: 'sent a proof to {about}' },
  proof_commented: { kind: 'data', words: 'commented on a proof for {about}' },
  proof_withdrawn: { kind: 'data', words: 'withdrew a proof for {about}' },
  artwork_downloaded: { kind: 'data', words: 'downloaded artwork of {about}' },
  mail_sorted: { kind: 'data', words: 'sorted a mail that belonged to no job' },
  mail_joined: { kind: 'data', words: 'put a mail into {about}' },
  mail_made_lead: { kind: 'data', words: 'made {about} of a mail' },
  talk_taken_over: { kind: 'data', words: 'took over {about}' },
  talk_written_in: { kind: 'data', words: 'wrote in {about}' },
  talk_handed_back: { kind: 'data', words: 'handed {about} back to Carl' },
  question_sorted: { kind: 'data', words: 'sorted a question that Carl could not answer' },
  question_answered: { kind: 'settings', words: 'taught Carl an answer' },
  answer_changed: { kind: 'settings', words: 'changed an answer of Carl' },
  alerts_tested: { kind: 'settings', words: 'tested how the shop is told' },
  device_added: { kind: 'settings', words: 'turned on pushes to a device' },
  device_changed: { kind: 'settings', words: 'changed what a device is told' },
  device_removed: { kind: 'settings', words: 'turned off pushes to a device' },
  leads_exported: { kind: 'data', words: 'exported leads' },
  lead_deleted: { kind: 'data', words: 'deleted {about}' },
  conversation_deleted: { kind: 'data', words: 'deleted {about}' },
  address_erased: { kind: 'data', words: 'erased everything of an address' },
  other: { kind: 'settings', words: 'made a call' },
} as const satisfies Record<string, { kind: AuditKind; words: string }>;
export type AuditWhat = keyof typeof AUDIT_WORDS;
const AUDIT_WHATS = Object.keys(AUDIT_WORDS) as AuditWhat[];

export const AUDIT_ACTORS = ['person', 'stranger', 'command_line'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

export const AUDIT_SUBJECTS = ['lead', 'conversation', 'artwork', 'person'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO time. */
  at: z.string(),
  actor: z.enum(AUDIT_ACTORS),
  /** Username; null where nobody of the shop is known to have done it. */
  who: z.nullable(z.string()),
  what: z.enum(AUDIT_WHATS),
  /** True where they may not. */
  refused: z.boolean(),
  /** `name`: as it is now, 'erased' where it is gone; null where it has none. */
  about: z.nullable(z.object({ kind: z.enum(AUDIT_SUBJECTS), id: z.string(), name: z.nullable(z.string()) })),
  detail: z.nullable(z.string()),
  /** Where somebody signed in from, roughly: the first three numbers of an IPv4 address, the /48 of an IPv6 one. */
  network: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
