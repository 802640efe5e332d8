// Addresses at push services: what a browser gives is called by this server, so it must lead out of its own network.
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * The address, or undefined where it is none to be called: without https, with a name and password, or of a private network.
 * `allowsLoopback`: this machine's own push service is let through, for tests.
 */
export function readEndpoint(text: string, { allowsLoopback }: { allowsLoopback: boolean }): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return undefined;
  if (allowsLoopback && isLoopback(url)) return url;
  if (url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host) ? url : undefined;
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/.test(host)
    ? url
    : undefined;
}

/** Of `http://127.0.0.1:…`. */
export const isLoopback = ({ hostname }: URL): boolean => hostname === '127.0.0.1';
