import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailCatcher, type TestMailCatcher } from '@prepward/testing/mail';
import { TEST_SETTINGS } from '@prepward/testing/settings';
import { createElement } from 'react';
import { loadConfig } from '../config/index.js';
import { pingMailServer } from '../operations/ping-mail-server.js';
import { MailLayout } from './mail-layout.js';
import { MailSender, type OutgoingMail } from './mail-sender.js';

let mails: TestMailCatcher;
let log: string[];
let lease: { askedAgainAt: Date | null } | undefined;
let isSent: boolean;
let sender: MailSender;

function newSender(smtpUrl = mails.url): MailSender {
  const deliveries = {
    lease: async (key: string, { job, to }: { job: string; to: string }, seconds: number) => {
      log.push(`lease ${key} by ${job} to ${to} for ${seconds}`);
      return lease;
    },
    isSent: async (key: string) => {
      log.push(`is sent ${key}`);
      return isSent;
    },
    markSent: async (key: string) => void log.push(`sent ${key}`),
    release: async (key: string, reason: string) => void log.push(`release ${key}: ${reason}`),
  };
  const config = loadConfig({
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
    ...TEST_SETTINGS,
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://site.example',
  });
  return new MailSender(deliveries as never, config);
}
beforeAll(async () => {
  mails = await startMailCatcher();
});
afterAll(() => mails.close());
beforeEach(() => {
  sender?.onApplicationShutdown();
  mails.clear();
  mails.behave({});
  [log, lease, isSent] = [[], { askedAgainAt: null }, false];
  sender = newSender();
});

const said = { preview: 'A test.', heading: 'A test', children: 'Hi' };
const content = createElement(MailLayout, said);
const MAIL: OutgoingMail = {
  eventId: 'e1',
  template: 'welcome',
  job: 'tests.mail',
  to: 'ann@x.example',
  subject: 'A test',
  content,
};
const sent = async (change: Partial<OutgoingMail> = {}) => {
  await sender.send({ ...MAIL, ...change });
  const mail = mails.mails[0];
  if (mail === undefined) throw new Error('No mail was sent');
  return mail;
};

describe('a mail that is sent', () => {
  it('is leased first and marked after, by its event and template', async () => {
    const mail = await sent();
    expect(log).toEqual([
      'lease e1:welcome by tests.mail to ann@x.example for 10',
      'sent e1:welcome',
    ]);
    expect([mail.to, mail.subject]).toEqual([['ann@x.example'], 'A test']);
    expect(mail.headers['message-id']).toBe('<e1.welcome@site.example>');
    for (const none of ['reply-to', 'list-unsubscribe', 'in-reply-to', 'references']) {
      expect(mail.headers).not.toHaveProperty(none);
    }
    expect(mail.text).not.toContain('Unsubscribe');
  });

  it('has the way to answer and the way out that it was given', async () => {
    const url = 'https://site.example/leave?key=k';
    const mail = await sent({
      replyTo: 'dana@x.example',
      unsubscribing: { url, name: 'Study reminders' },
    });
    expect(mail.headers).toMatchObject({
      'reply-to': 'dana@x.example',
      'list-unsubscribe': `<${url}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain('You get this email because study reminders are on');
  });

  it('has its place in a conversation', async () => {
    const mail = await sent({ thread: { id: 'd', after: ['a', 'b', 'c'] } });
    expect(mail.headers).toMatchObject({
      'message-id': '<d@site.example>',
      'in-reply-to': '<c@site.example>',
      references: '<a@site.example> <b@site.example> <c@site.example>',
    });
  });

  it('is another one for mail programs where staff asked for it again', async () => {
    lease = { askedAgainAt: new Date(1_000) };
    expect((await sent()).headers['message-id']).toBe('<e1.welcome.1000@site.example>');
  });
});

describe('a mail that can’t be sent', () => {
  it('is let go with why, without anyone’s address, and fails', async () => {
    mails.behave({ rejectAddresses: [MAIL.to] });
    await expect(sender.send(MAIL)).rejects.toThrow(/550/);
    expect(log).toHaveLength(2);
    expect(log[1]).toMatch(/^release e1:welcome: .*550.*<\[address\]>/);
    expect(log[1]).not.toContain('ann@');
  });

  it('is let go with five hundred characters of why', async () => {
    const Broken = () => {
      throw new Error('x'.repeat(501));
    };
    const failing = sender.send({ ...MAIL, content: createElement(Broken) });
    await expect(failing).rejects.toThrow('x'.repeat(501));
    expect(log[1]).toBe(`release e1:welcome: ${'x'.repeat(500)}`);
    expect(mails.mails).toEqual([]);
  });

  it('stays as it is where it was sent, or another worker sends it', async () => {
    lease = undefined;
    await expect(sender.send(MAIL)).rejects.toThrow('Another worker is sending this email');
    isSent = true;
    await sender.send(MAIL);
    expect(await sender.isSent(MAIL)).toBe(true);
    expect(log.slice(1)).toEqual([
      'is sent e1:welcome',
      log[0],
      'is sent e1:welcome',
      'is sent e1:welcome',
    ]);
    expect(mails.mails).toEqual([]);
  });
});

describe('the mail server', () => {
  it('answers, or is told of without anyone’s address', async () => {
    await pingMailServer(mails.url);
    await expect(pingMailServer('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
    expect(mails.mails).toEqual([]);
  });
});
