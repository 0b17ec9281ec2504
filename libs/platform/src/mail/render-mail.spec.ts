import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { createElement } from 'react';
import { MAIL_COLORS, MailLayout, MailLink, MailText } from './mail-layout.js';
import { renderMail } from './render-mail.js';

const LINK = 'https://site.example/dashboard?from=mail';

const link = { href: LINK, children: 'Open it' };
const parts = [
  createElement(MailText, { key: 'text', ...{ children: 'Hi Ann,' } }),
  createElement(MailLink, { key: 'link', ...link }),
];
const said = { preview: 'Your account is ready.', heading: 'Welcome to it', children: parts };
const mail = createElement(MailLayout, said);

const rendered = () => renderMail(mail, 'https://site.example/');

describe('a mail', () => {
  it('has the logo from the public address, and the name for clients that block pictures', async () => {
    const { html } = await rendered();
    expect(html).toMatch(/<img[^>]+src="https:\/\/site\.example\/icon-192\.png"/);
    expect(html).toMatch(/<img[^>]+alt=""/);
    expect(html).toContain(`${BRAND.name}</span>`);
  });

  it('follows the reader’s theme: every color of an element has its pair for the dark', async () => {
    const { html } = await rendered();
    expect(html).toContain('content="light dark"');
    const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(styles).toContain('prefers-color-scheme: dark');
    const colored = [...html.matchAll(/<\w+[^>]*class="([^"]+)"[^>]*style="[^"]*color:[^"]*"/g)];
    expect(colored.length).toBeGreaterThan(5);
    for (const [, classes = ''] of colored) {
      expect(classes.split(' ').some((name) => styles.includes(`.${name} {`))).toBe(true);
    }
    const bare = [...html.matchAll(/<(?:p|h1|a|span|table)(?![^>]*class=)[^>]*[";\s]color:/g)];
    expect(bare.map(([tag]) => tag)).toEqual([]);
    // One cell can't have a class: that of the body, around everything.
    const cells = [...html.matchAll(/<(\w+)(?![^>]*class=)[^>]*background-color:/g)];
    expect(cells.map(([, name]) => name)).toEqual(['td']);
    expect(html).toMatch(
      /<body [^>]*>(?:(?!<table).)*<table[^>]*><tbody><tr><td style="background/s,
    );
    expect(styles).toContain('.mail-body > table > tbody > tr > td {');
  });

  it('has the colors of the site', () => {
    const tokens = path.resolve(import.meta.dirname, '../../../../web/src/ui/tokens.css');
    const css = readFileSync(tokens, 'utf8');
    for (const [name, [light, dark]] of Object.entries(MAIL_COLORS)) {
      expect(css).toContain(`--${name}: light-dark(${light}, ${dark})`);
    }
  });

  it('reads as text like a letter: no capitals, no picture, the address once', async () => {
    const { text } = await rendered();
    expect(text).toContain('Welcome to it');
    expect(text).toContain('Hi Ann,');
    expect(text.split(LINK)).toHaveLength(2);
    expect(text).toMatch(new RegExp(`Open it\\s+${LINK.replace(/[?.]/g, '\\$&')}`));
    expect(text).toContain(BRAND.contactEmail);
    expect(text).not.toMatch(/icon-192|WELCOME/);
  });

  it('puts two buttons on two lines of its text, and nothing behind an address', async () => {
    const children = ['https://site.example/a', 'https://site.example/b'].map((href) =>
      createElement(MailLink, { key: href, href, ...{ children: 'Open it' } }),
    );
    const two = createElement(MailLayout, { preview: 'Two.', heading: 'Two ways', children });
    const leave = { url: 'https://site.example/leave?t=1', name: 'Study reminders' };
    const { text } = await renderMail(two, 'https://site.example', leave);
    const ends = text.split('\n').filter((line) => line.includes('https:'));
    expect(ends.map((line) => line.replace(/^.*https:/, 'https:'))).toEqual([
      'https://site.example/a',
      'https://site.example/b',
      'https://site.example/leave?t=1',
    ]);
    expect(ends.every((line) => line.split('https:').length === 2)).toBe(true);
  });
});
