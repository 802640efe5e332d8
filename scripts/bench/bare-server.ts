// The same site with every script taken out of its documents: the floor that the real pages are measured against.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BareServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves what `origin` serves, brotli as there; scripts are gone from the documents, all else is passed on. */
export async function serveWithoutScripts(origin: string): Promise<BareServer> {
  const documents = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isDocument = !/\.\w+$/.test(path);
    const kept = documents.get(path);
    if (kept) return response.writeHead(200, kept.headers).end(kept.body);
    const reply = await fetch(origin + path);
    const bytes = Buffer.from(await reply.arrayBuffer());
    const passed = Object.fromEntries(
      [...reply.headers].filter(
        ([name]) =>
          !/^(?:content-(?:length|encoding|security-policy)|etag|connection|keep-alive|transfer-encoding)$/.test(
            name,
          ),
      ),
    );
    const plain = isDocument
      ? Buffer.from(bytes.toString().replaceAll(/<script[\s\S]*?<\/script>/g, ''))
      : bytes;
    const isText = /text|svg|json|manifest/.test(passed['content-type'] ?? '');
    const body = isText ? brotliCompressSync(plain) : plain;
    const headers = {
      ...passed,
      'content-length': String(body.length),
      ...(isText && { 'content-encoding': 'br' }),
    };
    documents.set(path, { body, headers });
    response.writeHead(reply.status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
