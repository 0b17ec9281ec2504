import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTraceReceiver, type TraceReceiver } from '@prepward/testing/trace-receiver';
import { startTracing } from './start-tracing.js';
import { currentTraceParent, inSpan, requestSpan } from './tracing.js';

let receiver: TraceReceiver;
beforeAll(async () => {
  receiver = await startTraceReceiver();
});
afterAll(() => receiver.close());

const REMOTE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traces', () => {
  it('are nothing without an address to send them to', async () => {
    const span = requestSpan('GET', REMOTE);
    expect(span.run(() => currentTraceParent())).toBeUndefined();
    span.end({ method: 'GET', route: '/x', status: 200 });
    expect(await inSpan('work', { kind: 'consumer', parent: REMOTE }, async () => 3)).toBe(3);
  });

  it('lead from a request over its event to the job', async () => {
    const stop = await startTracing('test', `${receiver.url}//`);
    const request = requestSpan('POST', REMOTE);
    // As it is stored with the event, and read again by the relay and the worker.
    const stored = await request.run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return currentTraceParent();
    });
    request.end({ method: 'POST', route: '/api/v1/things/:id', status: 500 });
    const published = await inSpan('publish', { kind: 'producer', parent: stored }, async () =>
      currentTraceParent(),
    );
    const failing = inSpan('job', { kind: 'consumer', parent: published }, () =>
      Promise.reject(new RangeError('dana@example.org')),
    );
    await expect(failing).rejects.toThrow('dana');
    await stop();
    expect(currentTraceParent()).toBeUndefined();

    const [one, two, three] = ['POST /api/v1/things/:id', 'publish', 'job'].map((name) =>
      receiver.spans.find((span) => span.name === name),
    );
    expect(new Set([one, two, three].map((span) => span?.traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    );
    expect(one?.parentSpanId).toBe('b7ad6b7169203331');
    expect(two?.parentSpanId).toBe(one?.spanId);
    expect(three?.parentSpanId).toBe(two?.spanId);
    expect([one?.status?.code, two?.status?.code, three?.status?.code]).toEqual([2, 0, 2]);
    expect(one?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 500 },
    });
    // OTLP's codes for server, producer and consumer spans.
    expect([one?.kind, two?.kind, three?.kind]).toEqual([2, 4, 5]);
    const failure = { key: 'error.type', value: { stringValue: 'RangeError' } };
    expect(three?.attributes).toContainEqual(failure);
    expect(one?.attributes).toContainEqual({
      key: 'http.route',
      value: { stringValue: '/api/v1/things/:id' },
    });
    // Errors may quote what people typed.
    expect(JSON.stringify(receiver.spans)).not.toContain('dana');
  });
});
