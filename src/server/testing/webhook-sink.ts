// Where a webhook points in tests: takes requests on a free port and answers as it is told.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WebhookSink {
  url: string;
  port: number;
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** Answers what comes; 204 at first. */
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

export async function startWebhookSink(port = 0): Promise<WebhookSink> {
  const server = createServer(async (request, response) => {
    sink.requests.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    sink.answer(response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const sink: WebhookSink = {
    url: `http://127.0.0.1:${address.port}/hook`,
    port: address.port,
    requests: [],
    answer: (response) => response.writeHead(204).end(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return sink;
}
