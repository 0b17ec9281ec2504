import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { DEMO_PASSWORD, demoAddress } from '@prepward/contracts/demo-accounts';
import { routeRequest } from '@prepward/contracts/route-request';
import { percentile } from '../figures.js';
import { CHROMIUM, FLAGS } from './browser.js';
import { type Figures, measure } from './measure.js';

const ROUNDS = 5;
/** A demo student of `npm run seed` with months of history. */
const STUDENT = { email: demoAddress('maya'), password: DEMO_PASSWORD };
/** The others are compared with the first. */
const PAGES = ['/dashboard', '/track-progress'];

async function signIn(site: string): Promise<string> {
  const query = { grant_type: 'password' } as const;
  const { method, path, body } = routeRequest('auth.token', { query, body: STUDENT });
  const answer = await fetch(site + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    throw new Error(`${STUDENT.email} can't sign in at ${site} (${answer.status}): npm run seed`);
  }
  return answer.text();
}

/** Measures students' pages of a running product in turns, on a slow phone, and prints them. */
async function main(site = 'http://localhost:3000'): Promise<void> {
  const kept = { [STORAGE_KEYS.session]: await signIn(site) };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS] });
  const visits = new Map<string, Figures[]>(PAGES.map((page) => [page, []]));
  try {
    console.log(`${new Date().toISOString()} students' pages; load ${loadavg()[0]?.toFixed(1)}`);
    // The first visit warms up the browser and the server and doesn't count.
    await measure(browser, site + PAGES[0], kept);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [page, seen] of visits) {
        seen.push(await measure(browser, site + page, kept));
      }
    }
    console.log(`medians of ${ROUNDS}        LCP ms  ready ms  tasks ms     CLS     bytes`);
    for (const [page, seen] of visits) {
      const median = (name: keyof Figures) =>
        percentile(
          seen.map((visit) => visit[name]),
          0.5,
        );
      const figures = [
        median('lcp').toFixed(0),
        median('ready').toFixed(0),
        median('tasks').toFixed(0),
        median('cls').toFixed(4),
        median('bytes').toFixed(0),
      ];
      console.log(page.padEnd(18), ...figures.map((figure) => figure.padStart(9)));
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await browser.close();
  }
}

await main(...process.argv.slice(2));
