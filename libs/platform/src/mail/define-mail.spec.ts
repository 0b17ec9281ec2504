import { describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import * as z from 'zod';
import { loadConfig } from '../config/index.js';
import { defineMail } from './define-mail.js';

const on = { name: 'tests.happened', schema: z.strictObject({ userId: z.uuid() }) };
const mail = {
  on,
  template: 'test',
  inject: [] as [],
  subject: () => 'A test',
  view: () => createElement('p'),
};
const letter = { to: 'ann@example.org', data: null };

describe('a mail', () => {
  it('loads what it says by its event’s payload, and no other', () => {
    const right = defineMail({
      ...mail,
      name: 'tests.right',
      load: ({ userId }) => (userId === '' ? null : letter),
    });
    const wrong = [
      // @ts-expect-error the payload has no `attemptId`
      defineMail({
        ...mail,
        name: 'tests.other-payload',
        load: ({ attemptId }: { attemptId: string }) => (attemptId === '' ? null : letter),
      }),
      // @ts-expect-error the payload has no `attemptId` beside its `userId`
      defineMail({
        ...mail,
        name: 'tests.more-payload',
        load: ({ userId, attemptId }: { userId: string; attemptId: string }) =>
          userId === attemptId ? null : letter,
      }),
    ];
    expect([right, ...wrong].map(({ job }) => job.name)).toEqual([
      'tests.right',
      'tests.other-payload',
      'tests.more-payload',
    ]);
  });

  it('is not loaded again once it is sent: loading it would end the code that was mailed', async () => {
    const config = loadConfig({
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
      SMTP_URL: 'smtp://127.0.0.1:25',
      AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
    });
    const load = jest.fn(() => letter);
    const { handler } = defineMail({ ...mail, name: 'tests.code', load });
    const sent = new Set<string>();
    const sender = {
      isSent: async (one: { eventId: string; template: string }) =>
        sent.has(`${one.eventId}:${one.template}`),
      send: async (one: { eventId: string; template: string }) => {
        sent.add(`${one.eventId}:${one.template}`);
      },
    };
    const job = new handler({}, sender, config);
    const deliver = (eventId: string) =>
      job.handle(
        { userId: '00000000-0000-4000-8000-000000000001' },
        { eventId, attempt: 1, signal: new AbortController().signal },
      );
    await deliver('first');
    await deliver('first');
    expect(load).toHaveBeenCalledTimes(1);
    await deliver('second');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
