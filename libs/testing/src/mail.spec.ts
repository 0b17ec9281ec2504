import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailCatcher, type TestMailCatcher } from './mail.js';

/** Speaks SMTP line by line; returns the server's replies. */
function converse(url: string, lines: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const replies: string[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const queue = [...lines];
    socket.on('data', (data) => {
      replies.push(data.toString().trim());
      const next = queue.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(replies));
    socket.on('error', reject);
  });
}

function message(to: string): string[] {
  return [
    'HELO test',
    'MAIL FROM:<from@example.org>',
    `RCPT TO:<${to}>`,
    'DATA',
    `Subject: Hello\r\nTo: ${to}\r\n\r\nA line.\r\n.`,
  ];
}

describe('startMailCatcher', () => {
  let catcher: TestMailCatcher;
  beforeEach(async () => {
    catcher = await startMailCatcher();
  });
  afterEach(() => catcher.close());

  it('keeps what it acknowledges', async () => {
    await converse(catcher.url, message('a@example.org'));
    const mail = await catcher.waitFor(({ to }) => to.includes('a@example.org'));
    expect(mail).toMatchObject({ subject: 'Hello', text: 'A line.\n' });
  });

  it('rejects only the named address', async () => {
    catcher.behave({ rejectAddresses: ['no@example.org'] });
    const refused = await converse(catcher.url, message('no@example.org').slice(0, 3));
    expect(refused.at(-1)).toMatch(/^550/);
    await converse(catcher.url, message('yes@example.org'));
    expect(catcher.mails.map((mail) => mail.to)).toEqual([['yes@example.org']]);
  });

  it('refuses with the code it is told, and keeps nothing', async () => {
    catcher.behave({ refuseWith: 451 });
    const replies = await converse(catcher.url, message('a@example.org'));
    expect(replies.at(-1)).toMatch(/^451/);
    expect(catcher.mails).toEqual([]);
  });

  it('refuses connections while closed and is the same address after', async () => {
    const { url } = catcher;
    await catcher.close();
    await expect(converse(url, [])).rejects.toThrow('ECONNREFUSED');
    await catcher.reopen();
    expect(catcher.url).toBe(url);
    expect((await converse(url, [])).at(0)).toMatch(/^220/);
  });

  it('says what it caught when the expected mail does not come', async () => {
    await converse(catcher.url, message('a@example.org'));
    await expect(catcher.waitFor(() => false, 30)).rejects.toThrow('a@example.org: Hello');
  });
});
