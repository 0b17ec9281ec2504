import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span in OTLP's JSON format, with the fields that tests use. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind?: number;
  attributes: { key: string; value: object }[];
  status?: { code?: number };
}

/** A collector that keeps what it gets. */
export interface TraceReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  readonly spans: readonly ReceivedSpan[];
  close(): Promise<void>;
}

/** Starts a server that accepts traces as OTLP over HTTP, in JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (isTraces) {
        for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
          for (const scope of scopeSpans) spans.push(...scope.spans);
        }
      }
      response.writeHead(isTraces ? 200 : 404).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
