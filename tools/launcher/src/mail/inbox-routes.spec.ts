import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGateway } from '@prepward/gateway/gateway';
import type { FastifyInstance } from 'fastify';
import { registerInbox } from './inbox-routes.js';
import { MailStore } from './mail-store.js';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-inbox-'));
  const mails = new MailStore(path.join(folder, 'mails.jsonl'));
  const mail = { id: 'a', to: 'a@example.org', subject: 'Reset', text: 'secret link', html: 'x' };
  await mails.add({ ...mail, date: new Date().toISOString() });
  app = await createGateway({
    apiPort: 1,
    faces: { kind: 'built', sites: [{ mount: '', folder }] },
    https: false,
    trustProxy: ['loopback'],
    addRoutes: (gateway) => registerInbox(gateway, mails),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const PLACES = ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/a/html'];

async function statuses(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const answers = PLACES.map((url) => app.inject({ url, headers, remoteAddress }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

describe('the caught mails', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'prep.localhost:3000'])(
    'are shown on this machine, as %s',
    async (host) => {
      expect(await statuses({ host })).toEqual([200, 200, 200]);
    },
  );

  it.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'localhost@evil.example',
    '192.168.0.7:3000',
    '0.0.0.0:3000',
  ])('are not there under the name %s', async (host) => {
    expect(await statuses({ host })).toEqual([404, 404, 404]);
  });

  it('are not there for other machines, nor behind a proxy', async () => {
    const host = 'localhost:3000';
    expect(await statuses({ host }, '192.168.0.9')).toEqual([404, 404, 404]);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect(await statuses({ host, [name]: '127.0.0.1' })).toEqual([404, 404, 404]);
    }
    const forwardedHost = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect(await statuses(forwardedHost)).toEqual([404, 404, 404]);
  });
});
