import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();

/** The product's Prometheus metrics, by name. */
export const metrics = {
  registry,
  httpSeconds: new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  }),
  jobs: new Counter({
    name: 'jobs_total',
    help: 'Jobs worked on, by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  }),
  securityEvents: new Counter({
    name: 'security_events_total',
    help: 'Security events: refused and limited sign-ins, reused tokens, changes, admin reads',
    labelNames: ['event'] as const,
    registers: [registry],
  }),
  outboxPublished: new Counter({
    name: 'outbox_published_total',
    help: 'Outbox events handed to the queue, by event',
    labelNames: ['event'] as const,
    registers: [registry],
  }),
  outboxPending: new Gauge({
    name: 'outbox_pending',
    help: 'Outbox events not yet handed to the queue',
    registers: [registry],
  }),
};

/** Serves `/metrics` and `/health` on its own port, away from the public one. */
export class MetricsServer {
  private server: Server | undefined;

  /** Port 0 means off. Resolves when listening; rejects when the port is taken. */
  async start(host: string, port: number, healthy: () => boolean): Promise<void> {
    if (port === 0) return;
    collectDefaultMetrics({ register: registry });
    const server = createServer((request, response) => {
      if (request.url === '/metrics') {
        void registry.metrics().then((text) => {
          response.writeHead(200, { 'content-type': registry.contentType }).end(text);
        });
      } else if (request.url === '/health') {
        const ok = healthy();
        response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ status: ok ? 'ok' : 'starting' }));
      } else {
        response.writeHead(404).end();
      }
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  }

  async stop(): Promise<void> {
    const server = this.server;
    if (server === undefined) return;
    await new Promise((resolve) => server.close(resolve));
  }
}
