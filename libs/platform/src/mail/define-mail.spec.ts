import { describe, expect, it, jest } from '@jest/globals';
import { letterOf } from '@prepward/testing/letters';
import { createElement } from 'react';
import * as z from 'zod';
import { loadConfig } from '../config/index.js';
import { defineMail } from './define-mail.js';
import { MailChoices } from './mail-choices.js';
import { Recipients } from './recipients.js';

const on = { name: 'tests.happened', schema: z.strictObject({ userId: z.uuid() }) };
const mail = {
  on,
  template: 'test',
  inject: [] as [],
  subject: () => 'A test',
  view: () => createElement('p'),
};
const accounts = {
  find: async (userId: string) =>
    userId === 'gone'
      ? null
      : { email: `${userId}@example.org`, firstName: userId === 'u' ? '' : userId },
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
      // @ts-expect-error the payload has no `attemptId` besides its `userId`
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

  it('is made of what it loads, with the services and the site that it asks for', async () => {
    class Names {}
    const names = new Names();
    const given: unknown[] = [];
    const spec = defineMail({
      ...mail,
      name: 'tests.whole',
      inject: [Names],
      load: (payload, services, site) => {
        given.push(payload, services[0], site.staff, site.url('/profile?a=1'));
        return { ...letter, replyTo: 'r@x.example', thread: { id: 't' }, data: 'Ann' };
      },
      subject: (name: string) => `Hi ${name}`,
      view: (name: string, site) => createElement('p', {}, `${name} ${site.url('/')}`),
    });
    const services = new Map<unknown, object>([[Names, names]]);
    const sent = await letterOf(spec, { userId: 'u' }, services);
    expect(given).toEqual([
      { userId: 'u' },
      names,
      'staff@site.example',
      'https://site.example/profile?a=1',
    ]);
    expect(sent).toEqual({
      eventId: 'the-event',
      template: 'test',
      job: 'tests.whole',
      to: 'ann@example.org',
      replyTo: 'r@x.example',
      thread: { id: 't' },
      subject: 'Hi Ann',
      content: createElement('p', {}, 'Ann https://site.example/'),
    });
  });

  it('to an account has its address and greets its owner, and is not sent where it is gone', async () => {
    const sentTo = (userId: string) => {
      const spec = defineMail({
        ...mail,
        name: 'tests.account',
        load: () => ({ userId, data: null }),
        view: (_none, _site, hello) => createElement('p', {}, hello),
      });
      return letterOf(spec, {}, new Map<unknown, object>([[Recipients, accounts]]));
    };
    const content = (hello: string) => createElement('p', {}, hello);
    expect(await sentTo('Ann')).toMatchObject({
      to: 'Ann@example.org',
      content: content('Hi Ann,'),
    });
    expect(await sentTo('u')).toMatchObject({ to: 'u@example.org', content: content('Hi,') });
    expect(await sentTo('gone')).toBeUndefined();
  });

  it('goes to an account or to an address, never to both', async () => {
    defineMail({
      ...mail,
      name: 'tests.both',
      // @ts-expect-error which of the two?
      load: ({ userId }) => ({ ...letter, userId }),
    });
    const spec = defineMail({
      ...mail,
      name: 'tests.no-account',
      load: () => ({ ...letter, userId: undefined }),
    });
    expect((await letterOf(spec, {}, new Map()))?.to).toBe(letter.to);
  });

  it('of a kind goes to those who want it, with their way out', async () => {
    const kind = 'corrections' as const;
    const of = (userId: string | undefined, path: string | null) => {
      const load = () => (userId === undefined ? letter : { userId, data: null });
      const spec = defineMail({ ...mail, name: 'tests.kind', kind, load });
      const choices = { unsubscribePath: async (...asked: unknown[]) => path && `${path}${asked}` };
      const services = new Map<unknown, object>([
        [MailChoices, choices],
        [Recipients, accounts],
      ]);
      return letterOf(spec, {}, services);
    };
    expect((await of('u', '/leave?'))?.unsubscribing).toEqual({
      url: 'https://site.example/leave?u,corrections',
      name: 'Corrections',
    });
    expect(await of('u', null)).toBeUndefined();
    await expect(of(undefined, '/leave')).rejects.toThrow('whose choice counts');
  });
});
