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
  // After the stack, which would try for eight seconds to pass its last spans.
  afterAll(() => traces.close());

  it('are in one trace, from the request over its event to the job', async () => {
    const below = (id: string | undefined, name: string) =>
      traces.spans.find((span) => span.parentSpanId === id && span.name === name);
    // A worker that was killed took what it hadn't sent with it: some sign-ups lack their jobs.
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
