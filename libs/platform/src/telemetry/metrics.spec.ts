import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freePort } from '@prepward/testing/ports';
import { MetricsServer, metrics } from './metrics.js';
import { securityEvent } from './security-events.js';

describe('the port of operators', () => {
  it('says how the program is, and nothing at other addresses', async () => {
    const server = new MetricsServer();
    const port = await freePort();
    Logger.overrideLogger(false);
    let isHealthy = false;
    const types: (string | null)[] = [];
    await server.start('127.0.0.1', port, () => isHealthy);
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      types.push(answer.headers.get('content-type'));
      return { status: answer.status, text: await answer.text() };
    };
    try {
      expect(await get('/health')).toEqual({ status: 503, text: '{"status":"starting"}' });
      isHealthy = true;
      expect(await get('/health')).toEqual({ status: 200, text: '{"status":"ok"}' });
      expect((await get('/')).status).toBe(404);
      metrics.outboxPending.set(7);
      securityEvent('token.refused', { userId: 'u' });
      securityEvent('token.refused');
      const { status, text } = await get('/metrics');
      expect(status).toBe(200);
      expect(text).toContain('outbox_pending 7');
      expect(text).toContain('security_events_total{event="token.refused"} 2');
      expect(text).toContain('process_cpu_seconds_total');
      expect(text).toContain('jobs_total');
      // Response times are counted in buckets from two milliseconds to five seconds.
      metrics.httpSeconds.observe({ method: 'GET', route: '/', status: 200 }, 0.001);
      expect((await get('/metrics')).text).toContain('le="0.002",method="GET"');
      expect(types.slice(0, 2)).toEqual(['application/json', 'application/json']);
      expect(types.at(-1)).toMatch(/^text\/plain; version=/);
    } finally {
      await server.stop();
    }
    await expect(get('/health')).rejects.toThrow('fetch failed');
  });

  it('writes down what matters for security, with ids alone', () => {
    const written: unknown[] = [];
    const logger = { log: (...words: unknown[]) => void written.push(words) };
    Logger.overrideLogger({ ...logger, warn: logger.log, error: logger.log });
    securityEvent('link.refused', { userId: 'u', route: '/verify' });
    Logger.overrideLogger(false);
    expect(written).toEqual([
      [{ event: 'link.refused', userId: 'u', route: '/verify' }, 'Security'],
    ]);
  });

  it('is closed where none is given', async () => {
    const server = new MetricsServer();
    await server.start('127.0.0.1', 0, () => true);
    await server.stop();
  });
});
