import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTraceReceiver, type TraceReceiver } from '@prepward/testing/trace-receiver';
import { startProcesses, until } from './harness.js';
import { mailPromises } from './mail-promises.js';

describe('mails of sign-ups, queue on PostgreSQL', () => {
  let traces: TraceReceiver;
  beforeAll(async () => {
    traces = await startTraceReceiver();
  });

  mailPromises(() => startProcesses({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url } }));
  // Registered after the stack, which would otherwise try for eight seconds to send its last spans.
  afterAll(() => traces.close());

  it('are in one trace, from the request over its event to the job', async () => {
    const below = (id: string | undefined, name: string) =>
      traces.spans.find((span) => span.parentSpanId === id && span.name === name);
    // A killed worker loses the spans it hadn't sent: some sign-ups have no job span.
    const whole = () =>
      traces.spans
        .filter(({ name }) => name === 'POST /auth/v1/signup')
        .map((request) => {
          const published = below(request.spanId, 'publish user.verification-requested');
          return { request, job: below(published?.spanId, 'job auth.send-verification-mail') };
        })
        .find(({ job }) => job !== undefined);
    await until('the spans', () => whole() !== undefined);
    expect(whole()?.job?.traceId).toBe(whole()?.request.traceId);
    // No address of anyone.
    expect(JSON.stringify(traces.spans)).not.toMatch(/example\.org/);
  });
});
