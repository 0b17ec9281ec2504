import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inboxPage, mailDocument } from './inbox-page.js';
import { type MailCatcher, startMailCatcher } from './mail-catcher.js';
import { MailStore } from './mail-store.js';

const MESSAGE = [
  'From: Prepward <no-reply@prepward.example>',
  'To: Someone Else <header@example.org>',
  'Subject: =?UTF-8?Q?Best=C3=A4tigung?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=cut',
  '',
  '--cut',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open https://prepward.example/go?a=1&b=2 now.',
  '--cut',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Open <a href="https://prepward.example/go?a=1&amp;b=2">this</a></p><script>alert(1)</script><img src=x onerror=alert(2)>',
  '--cut--',
].join('\r\n');

/** Speaks SMTP line by line and returns the last reply. */
function send(catcher: MailCatcher, recipients: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const queue = [
      'EHLO test',
      'MAIL FROM:<no-reply@prepward.example>',
      ...recipients.map((to) => `RCPT TO:<${to}>`),
      'DATA',
      `${MESSAGE}\r\n.`,
    ];
    let last = '';
    const socket = connect(Number(new URL(catcher.url).port), '127.0.0.1');
    socket.on('data', (data) => {
      last = data.toString();
      const next = queue.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(last));
    socket.on('error', reject);
  });
}

jest.setTimeout(30_000);

describe('the mail catcher', () => {
  let folder: string;
  let file: string;
  let store: MailStore;
  let catcher: MailCatcher;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'prepward-mails-'));
    file = path.join(folder, 'mails.jsonl');
    store = new MailStore(file);
    catcher = await startMailCatcher(store, 0);
  });
  afterEach(async () => {
    await catcher.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps a mail under its envelope, decoded, before it acknowledges', async () => {
    expect(await send(catcher, ['a@example.org', 'b@example.org'])).toMatch(/^250/);
    expect(store.newestFirst()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        to: 'a@example.org, b@example.org',
        subject: 'Bestätigung',
        text: expect.stringContaining('https://prepward.example/go?a=1&b=2'),
        html: expect.stringContaining('<a href='),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  it('shows the newest first, also after a restart that cut the last line', async () => {
    await send(catcher, ['first@example.org']);
    await send(catcher, ['second@example.org']);
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"cut sho`);
    const again = new MailStore(file);
    expect(again.newestFirst().map((mail) => mail.to)).toEqual([
      'second@example.org',
      'first@example.org',
    ]);
    const mail = { ...again.newestFirst()[0], id: 'new' } as Parameters<MailStore['add']>[0];
    await again.add(mail);
    expect(new MailStore(file).newestFirst()).toHaveLength(3);
  });

  it('keeps the newest 500', async () => {
    const mail = { to: 'a@example.org', subject: '', text: '', html: '', date: '' };
    for (let n = 0; n < 1_100; n += 1) await store.add({ ...mail, id: String(n) });
    expect(store.newestFirst()).toHaveLength(500);
    expect(store.newestFirst()[0]?.id).toBe('1099');
    expect(store.find('599')).toBeUndefined();
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(1_002);
    expect(new MailStore(file).newestFirst()[499]?.id).toBe('600');
  });

  it('refuses a mail that the disk does not take', async () => {
    rmSync(folder, { recursive: true });
    expect(await send(catcher, ['a@example.org'])).toMatch(/^4|^5/);
    expect(store.newestFirst()).toEqual([]);
  });

  it('lists mails with working links and without their scripts', async () => {
    await send(catcher, ['<b>@example.org'.replace('<b>', 'b')]);
    const [mail] = store.newestFirst();
    if (!mail) throw new Error('no mail');
    const page = inboxPage([{ ...mail, subject: '<i>sly</i>' }]);
    expect(page).toContain('<a href="https://prepward.example/go?a=1&amp;b=2">');
    expect(page).toContain('&lt;i&gt;sly&lt;/i&gt;');
    expect(page).not.toContain('<i>sly');
    const shown = mailDocument(mail);
    expect(shown).toContain('href="https://prepward.example/go?a=1&amp;b=2"');
    expect(shown).not.toMatch(/<script|onerror/);
  });
});
