import { chromium } from '@playwright/test';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const c = await b.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
await c.addInitScript(() => localStorage.setItem('prepward.exam.text-size', '200'));
const p = await c.newPage();
await p.goto('http://localhost:4400/', { waitUntil: 'networkidle' });
console.log(
  await p.evaluate(() => [
    [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > 400 && e.checkVisibility())
      .map(
        (e) =>
          e.tagName +
          '.' +
          String(e.className).slice(0, 50) +
          ' ' +
          Math.round(e.getBoundingClientRect().right) +
          ' ' +
          getComputedStyle(e).position,
      )
      .filter((x) => /41[01]|fixed|absolute/.test(x))
      .slice(0, 12),
    document.documentElement.scrollWidth,
    [...document.querySelectorAll('body *')]
      .filter(
        (e) =>
          e.getBoundingClientRect().right > 361 &&
          e.checkVisibility() &&
          ![
            ...(function* () {
              let q = e.parentElement;
              while (q) {
                yield q;
                q = q.parentElement;
              }
            })(),
          ].some((q) =>
            ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(q).overflowX),
          ),
      )
      .slice(0, 6)
      .map((e) => e.outerHTML.slice(0, 200) + e.getBoundingClientRect().right),
  ]),
);
await b.close();
