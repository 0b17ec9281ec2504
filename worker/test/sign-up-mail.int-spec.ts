import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTraceReceiver, type TraceReceiver } from '@prepward/testing/trace-receiver';
import { startStack, until } from './harness.js';
import { mailPromises } from './mail-promises.js';

describe('mails of sign-ups, queue on PostgreSQL', () => {
  let traces: TraceReceiver;
  beforeAll(async () => {
    traces = await startTraceReceiver();
  });
  afterAll(() => traces.close());

  mailPromises(() => startStack({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url } }));

  it('are in one trace, from the request over its event to the job', async () => {
    const below = (id: string | undefined, name: string) =>
      traces.spans.find((span) => span.parentSpanId === id && span.name === name);
    const request = () => traces.spans.find(({ name }) => name === 'POST /auth/v1/signup');
    const job = () => {
      const published = below(request()?.spanId, 'publish user.verification-requested');
      return below(published?.spanId, 'job auth.send-verification-mail');
    };
    await until('the spans', () => job() !== undefined);
    expect(job()?.traceId).toBe(request()?.traceId);
    // No address of anyone.
    expect(JSON.stringify(traces.spans)).not.toMatch(/example\.org/);
  });
});
