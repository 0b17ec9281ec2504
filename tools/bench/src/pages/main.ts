import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { percentile } from '../figures.js';
import { CHROMIUM, FLAGS } from './browser.js';
import { type Figures, measure } from './measure.js';
import { filesOf, serve } from './serve.js';
import { staticPage } from './static-page.js';

const ROUNDS = 9;
/** Multiples of the static page's figures; CLS is an absolute value. */
const TARGETS = { lcp: 1.1, tasks: 2.5, cls: 0.01 };

const median = (visits: readonly Figures[], name: keyof Figures): number =>
  percentile(
    visits.map((visit) => visit[name]),
    0.5,
  );

function line(name: string, ours: number, limit: number, unit: string, digits: number): string {
  const ratio = limit > 0 ? `  ${(ours / limit).toFixed(2)}x` : '';
  return `  ${name.padEnd(22)} ${ours.toFixed(digits).padStart(9)}  ${limit.toFixed(digits).padStart(9)} ${unit}${ratio}`;
}

function verdict(name: string, value: number, target: number): string {
  return `  ${name}: ${value.toFixed(3)}, target ${target}: ${value <= target ? 'met' : 'missed'}`;
}

function report(ours: readonly Figures[], limit: readonly Figures[]): void {
  const pair = (name: keyof Figures) => [median(ours, name), median(limit, name)] as const;
  console.log(`medians of ${ROUNDS}             home page  static page`);
  console.log(line('LCP', ...pair('lcp'), 'ms', 0));
  console.log(line('main-thread tasks', ...pair('tasks'), 'ms', 0));
  console.log(line('layout shift (CLS)', ...pair('cls'), '', 4));
  console.log(line('bytes', ...pair('bytes'), '', 0));
  console.log(line('bytes of scripts', ...pair('scriptBytes'), '', 0));
  const ratio = (name: keyof Figures) => median(ours, name) / median(limit, name);
  console.log(verdict('LCP ratio', ratio('lcp'), TARGETS.lcp));
  console.log(verdict('tasks ratio', ratio('tasks'), TARGETS.tasks));
  console.log(verdict('CLS', median(ours, 'cls'), TARGETS.cls));
}

/** Measures the built home page and the static page in turns, and prints both. */
async function main(folder = 'web/dist'): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const dist = path.resolve(root, folder);
  const { files } = staticPage(readFileSync(path.join(dist, 'index.html'), 'utf8'), root);
  const site = await serve(filesOf(dist));
  const limit = await serve((address) => files.get(address));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS] });
  const visits: { ours: Figures[]; limit: Figures[] } = { ours: [], limit: [] };
  try {
    console.log(`${new Date().toISOString()} pages; load average ${loadavg()[0]?.toFixed(1)}`);
    // The first visit to each page warms up the browser and doesn't count.
    await measure(browser, `${site.origin}/`);
    await measure(browser, `${limit.origin}/`);
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.ours.push(await measure(browser, `${site.origin}/`));
      visits.limit.push(await measure(browser, `${limit.origin}/`));
    }
    report(visits.ours, visits.limit);
    console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await browser.close();
    await site.close();
    await limit.close();
  }
}

await main(...process.argv.slice(2));
