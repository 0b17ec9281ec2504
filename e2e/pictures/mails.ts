import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SCHEMES, withPage } from './browser.js';

/** What the mail catcher at /dev/inbox.json says about an email. */
interface CaughtMail {
  subject: string;
  html: string;
  text: string;
}

const WIDTHS = [360, 720];

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The latest email of each kind, told apart by the subject without its digits. */
async function latestMails(baseURL: string): Promise<Map<string, CaughtMail>> {
  const answer = await fetch(new URL('/dev/inbox.json', baseURL));
  const mails = (await answer.json()) as CaughtMail[];
  const kinds = new Map<string, CaughtMail>();
  for (const mail of mails) {
    const kind = mail.subject.replace(/[^A-Za-z]+/g, '-').toLowerCase();
    if (!kinds.has(kind)) kinds.set(kind, mail);
  }
  return kinds;
}

/**
 * Takes pictures of every kind of caught email: as HTML at two widths, light and dark, and as text.
 */
export async function takeMails(browser: Browser, baseURL: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const mails = await latestMails(baseURL);
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: 600 };
      await withPage(browser, { viewport, colorScheme }, async (page) => {
        for (const [kind, { html, text }] of mails) {
          const file = path.join(folder, `${kind}-${width}-${colorScheme}`);
          await page.setContent(html, { waitUntil: 'networkidle' });
          await page.screenshot({ path: `${file}.png`, fullPage: true });
          await page.setContent(`<pre style="white-space: pre-wrap">${escaped(text)}</pre>`);
          await page.screenshot({ path: `${file}-text.png`, fullPage: true });
        }
      });
    }
  }
  console.log(`${mails.size} kinds of mail, in ${folder}`);
}
