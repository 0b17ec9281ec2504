// `node e2e/pictures.mjs <folder> [part of a name]…`: pictures of the student's screens at
// 360, 768 and 1440 px, light and dark, of the product that runs at PORT with its demo students
// (`npm start`, `npm run seed`). For looking at, before and after a change; nothing compares them.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const BASE = `http://localhost:${process.env.PORT ?? '3000'}`;
const PASSWORD = process.env.SEED_PASSWORD ?? 'orchid ladder 42';
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
];
const THEMES = ['light', 'dark'];
const SUBSCRIBER = 'maya@demo.test';
const FREE = 'noah@demo.test';

/** Opens the finished attempt of a kind with the most answers. */
const result = (kind) => async (student) => {
  const { items } = await student.call('GET', `/attempts?kind=${kind}&state=finished&limit=100`);
  const [most] = items.sort((a, b) => b.answered - a.answered);
  await student.open(`/practice/attempt/${most.id}`);
};

/** A mock exam whose first `closed` sections are closed. */
const mockAfter = (closed) => async (student) => {
  const { id } = await student.call('POST', '/attempts', { kind: 'mock' });
  for (let n = 1; n <= closed; n++) {
    if (n > 1) await student.call('POST', `/attempts/${id}/sections/${n}/start`);
    await student.call('POST', `/attempts/${id}/sections/${n}/finish`);
  }
  await student.open(`/practice/attempt/${id}`);
  return () => student.call('POST', `/attempts/${id}/finish`);
};

/** What is in a picture: whose screen it is, and how it is reached; what that returns tidies up. */
const PICTURES = [
  ['mock-start', SUBSCRIBER, (student) => student.open('/practice/mock')],
  ['mock-between', SUBSCRIBER, mockAfter(1)],
  ['mock-break', SUBSCRIBER, mockAfter(2)],
  ['result-mock', SUBSCRIBER, result('mock')],
  [
    'result-question',
    SUBSCRIBER,
    async (student) => {
      await result('mock')(student);
      await student.press(/^Question \d+/);
    },
  ],
  ['result-practice', SUBSCRIBER, result('practice')],
  ['test-bank', SUBSCRIBER, (student) => student.open('/test-bank')],
  [
    'configure',
    SUBSCRIBER,
    async (student) => {
      await student.open('/test-bank');
      await student.press('Configure practice');
    },
  ],
  ['topic-start', SUBSCRIBER, (student) => student.open('/test-bank-practice/science.anatomy')],
  ['trial-bank', FREE, (student) => student.open('/free-trial-bank')],
  ['trial-bank-used', 'vera@demo.test', (student) => student.open('/free-trial-bank')],
];

/** A demo student in a browser: what a picture needs of them. */
class Student {
  constructor(page, token) {
    this.page = page;
    this.token = token;
  }

  async call(method, address, body) {
    const answer = await this.page.request.fetch(`${BASE}/api/v1${address}`, {
      method,
      data: body,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
    });
    if (!answer.ok()) throw new Error(`${method} ${address}: ${await answer.text()}`);
    return answer.json();
  }

  async open(address) {
    await this.page.goto(BASE + address, { waitUntil: 'networkidle' });
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  async press(name) {
    await this.page.getByRole('button', { name }).first().click();
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(400);
  }
}

async function signIn(browser, email) {
  const page = await browser.newPage();
  await page.goto(`${BASE}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  const state = await page.context().storageState();
  await page.close();
  const kept = state.origins.flatMap((origin) => origin.localStorage);
  const token = kept.map(({ value }) => /"access_token":"([^"]+)"/.exec(value)?.[1]).find(Boolean);
  return { state, token };
}

async function take(browser, session, folder, [name, , reach], [width, height], colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: session.state,
  });
  const page = await context.newPage();
  const tidy = await reach(new Student(page, session.token));
  const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
  await page.screenshot({ path: file });
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (tall > height * 1.2) {
    await page.screenshot({ path: file.replace('.png', '-whole.png'), fullPage: true });
  }
  process.stdout.write(`${file} (${tall} px tall)\n`);
  if (typeof tidy === 'function') await tidy();
  await context.close();
}

const [folder, ...parts] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder the pictures go to.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const sessions = new Map();
try {
  for (const picture of PICTURES) {
    const [name, email] = picture;
    if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
    if (!sessions.has(email)) sessions.set(email, await signIn(browser, email));
    for (const size of SIZES) {
      for (const theme of THEMES) {
        await take(browser, sessions.get(email), folder, picture, size, theme);
      }
    }
  }
} finally {
  await browser.close();
}
