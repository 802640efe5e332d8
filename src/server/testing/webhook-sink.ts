// Where a webhook points in tests: takes requests on a free port and answers as it is told.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface SinkRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookSink {
  url: string;
  port: number;
  requests: SinkRequest[];
  /** Tests of the server's own, which it sends at opening time: apart from the others. */
  tests: SinkRequest[];
  /** Answers what comes; 204 at first. */
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

export async function startWebhookSink(port = 0): Promise<WebhookSink> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const kept = body.includes('"type":"alert.test"') ? sink.tests : sink.requests;
    kept.push({ path: request.url ?? '', headers: request.headers, body });
    sink.answer(response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const sink: WebhookSink = {
    url: `http://127.0.0.1:${address.port}/hook`,
    port: address.port,
    requests: [],
    tests: [],
    answer: (response) => response.writeHead(204).end(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return sink;
}
