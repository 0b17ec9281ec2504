import { describe, expect, it } from '@jest/globals';
import { readMail } from './caught-mail.js';
import { inboxPage, mailDocument } from './inbox-page.js';

const MAIL = {
  id: 'm1',
  to: 'ann@x.example',
  subject: 'Hi <Ann> & "Bo"',
  text: 'See https://x.example/a?b=1&c=2 (or https://x.example/b), twice: https://x.example/b',
  html: '<a href="https://x.example/b">b</a><a href="http://x.example/c">c</a><a href="javascript:x()">d</a>',
  date: '2026-11-23T01:02:03.456Z',
};
const linksIn = (page: string) =>
  [...page.matchAll(/<li><a href="([^"]*)">/g)].map(([, url]) => url);

describe('the page of caught mails', () => {
  it('counts them in words', () => {
    expect(inboxPage([])).toContain('<p>0 mails. Nothing');
    expect(inboxPage([MAIL])).toContain('<p>1 mail. Nothing');
    expect(inboxPage([MAIL, MAIL])).toContain('<p>2 mails. Nothing');
    expect(inboxPage([MAIL, MAIL])).toContain('<title>Caught emails (2)</title>');
  });

  it('shows of a mail whom it is to, when it came, and its links, each once', () => {
    const page = inboxPage([MAIL]);
    expect(page).toContain('Hi &lt;Ann&gt; &amp; &quot;Bo&quot;</h2>');
    expect(page).toContain('To ann@x.example, ');
    expect(page).toContain('>2026-11-23 01:02:03 UTC</time>');
    expect(linksIn(page)).toEqual([
      'https://x.example/a?b=1&amp;c=2',
      'https://x.example/b',
      'http://x.example/c',
    ]);
    expect(inboxPage([{ ...MAIL, text: 'Hi', html: '' }])).not.toContain('Links');
  });

  it('opens the first alone, as it looks, and its text where it has no looks', () => {
    const page = inboxPage([MAIL, MAIL]);
    expect(page.match(/<details open><summary>Formatted/g)).toHaveLength(1);
    expect(page.match(/<details><summary>Formatted/g)).toHaveLength(1);
    expect(page).not.toContain('<details open><summary>Text');
    const plain = inboxPage([{ ...MAIL, html: '', subject: '' }]);
    expect(plain).toContain('<details open><summary>Text');
    expect(plain).not.toContain('iframe title');
    expect(plain).toContain('(no subject)</h2>');
    expect(inboxPage([{ ...MAIL, text: '' }])).not.toContain('<summary>Text');
  });
});

it('a mail opens its links in a new tab, and keeps pictures but no scripts or forms', () => {
  const html = '<img src="data:image/png;base64,AA"><script>x()</script><form><b>hi</b></form>';
  const page = mailDocument({ ...MAIL, html });
  expect(page).toContain('<base target="_blank"><title>Hi &lt;Ann&gt;');
  expect(page).toContain('<body><img src="data:image/png;base64,AA" /><b>hi</b></body>');
});

it('a mail is read with all whom it is to, and empty where it has no such part', async () => {
  const raw = Buffer.from('Subject: Hello\r\nContent-Type: text/plain\r\n\r\nHi\r\n');
  const mail = await readMail(raw, ['a@x.example', 'b@x.example']);
  expect(mail).toMatchObject({ to: 'a@x.example, b@x.example', subject: 'Hello', html: '' });
  expect(mail.text.trim()).toBe('Hi');
  expect(await readMail(Buffer.from('\r\n\r\n'), [])).toMatchObject({ subject: '', to: '' });
});
