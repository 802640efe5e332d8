// For which site passkeys are made: browsers bind them to a host name, and make none where a network could listen.
import type { FastifyRequest } from 'fastify';
import { originOf } from '../plugins/origin.ts';

interface PasskeyHome {
  rpID: string;
  origin: string;
}

/** Or `need`: what is missing for it, a sentence for the owner. */
export function passkeyHome(
  request: FastifyRequest,
  { publicUrl }: { publicUrl: string | null },
): PasskeyHome | { need: string } {
  const url = URL.parse(originOf(request, publicUrl) ?? '');
  const isLocal = url?.hostname === 'localhost';
  // Without PUBLIC_URL a request's host decides, which could be anybody's name for this server.
  if (!url || !(isLocal || (publicUrl !== null && url.protocol === 'https:'))) return { need: NEED };
  return { rpID: url.hostname, origin: url.origin };
}

const NEED = 'Passkeys need https and PUBLIC_URL, or a desk that is opened at localhost.';
