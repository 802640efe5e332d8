// Writes a line to the audit log for every call of the desk that changed something, before it is answered; and for what was
// refused to somebody who may not, and for failed sign-ins.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditSubject } from '../../schemas/audit.ts';
import type { AuditLine } from '../../storage/accounts/account-stores.ts';
import { deskCallOf } from '../accounts/desk-calls.ts';
import type { AppContext } from '../app-context.ts';
import { networksOf } from '../limits/networks-of.ts';

type Note = Partial<Pick<AuditLine, 'who' | 'what' | 'about' | 'detail'>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows better than the hook. */
    auditNote: Note | null;
    /** True where the guard found that they may not. */
    isForbidden: boolean;
  }
}

/** Adds to what the audit log will say of this call. */
export function noteForAudit(request: FastifyRequest, note: Note): void {
  request.auditNote = { ...request.auditNote, ...note };
}

/** In order before the routes. A call whose line cannot be written answers 503, as one whose change cannot. */
export function addAudit(app: FastifyInstance, { storage, now }: AppContext): void {
  app.decorateRequest('auditNote', null);
  app.decorateRequest('isForbidden', false);
  app.addHook('onSend', async (request, reply) => {
    const line = lineOf(request, reply);
    if (line) await storage.audit.add(line, now());
  });
}

function lineOf(request: FastifyRequest, { statusCode }: FastifyReply): AuditLine | undefined {
  const note = request.auditNote;
  const isFailedSignIn = statusCode === 401 && note?.what === 'sign_in_failed';
  const did = deskCallOf(request)?.did ?? (request.isForbidden ? 'other' : null);
  if (did === null || !(statusCode < 400 || request.isForbidden || isFailedSignIn)) return undefined;
  const who = note?.who ?? request.session?.username ?? null;
  const what = note?.what ?? did;
  return {
    actor: who === null || isFailedSignIn ? 'stranger' : 'person',
    who,
    what,
    isRefused: request.isForbidden,
    about: note?.about ?? aboutOf(request),
    detail: note?.detail ?? (what === 'other' ? `${request.method} ${request.routeOptions.url}` : null),
    network: SIGN_INS.includes(what) ? networkOf(request.ip) : null,
  };
}

const SIGN_INS: readonly string[] = ['signed_in', 'sign_in_failed', 'joined'];

/** The noun behind /api/admin, where the path names one. */
function aboutOf({ routeOptions, params }: FastifyRequest): AuditLine['about'] {
  const noun = /^\/api\/admin\/(\w+)\/:id/.exec(routeOptions.url ?? '')?.[1] ?? '';
  const kind = SUBJECTS[noun];
  const { id } = (params ?? {}) as { id?: string };
  return kind && id !== undefined ? { kind, id: id.slice(0, LONGEST_ID) } : null;
}

const SUBJECTS: Record<string, AuditSubject> = {
  leads: 'lead',
  conversations: 'conversation',
  artwork: 'artwork',
};

/** Of a refused call the id may be anything. */
const LONGEST_ID = 100;

/** Enough to tell one's own town from another land, too little to tell a person: '203.0.113.0/24', '2001:db8:1::/48'. */
function networkOf(address: string): string {
  const networks = networksOf(address);
  const widest = networks.at(-1)?.key ?? '';
  return networks.length > 1 ? widest : widest.replace(/\.\d+$/, '.0/24');
}
