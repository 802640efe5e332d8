// Links by which somebody joins: each works once, for seven days, and is stored as a digest alone.
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { originOf } from '../plugins/origin.ts';
import { digestOf } from './session.ts';

const VALID_MS = 7 * 24 * 3_600_000;

export function newInvitation(now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
  return { token, tokenHash: digestOf(token), createdAt: now.toISOString(), expiresAt };
}

/** At the address where the desk is open: who reads it is signed in there. */
export function inviteUrlOf(request: FastifyRequest, token: string, { env }: AppContext): string {
  return `${originOf(request, env.publicUrl) ?? ''}/admin/invite/${token}`;
}
