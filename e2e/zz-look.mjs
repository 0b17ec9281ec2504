import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const site = 'http://localhost:4400';
mkdirSync('/tmp/scr/p', { recursive: true });
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const sess = new Map();
const token = async (who) => {
  if (!sess.has(who))
    sess.set(
      who,
      await (
        await fetch(site + '/auth/v1/token?grant_type=password', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: who + '@demo.test', password: 'orchid ladder 42' }),
        })
      ).text(),
    );
  return sess.get(who);
};
const jobs = JSON.parse(process.argv[2]);
for (const [who, url, widths, themes, full = true] of jobs)
  for (const w of widths)
    for (const t of themes) {
      const c = await b.newContext({
        viewport: { width: w, height: w < 700 ? 740 : 900 },
        colorScheme: t,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      if (who)
        await c.addInitScript((x) => localStorage.setItem('prepward.auth', x), await token(who));
      const p = await c.newPage();
      await p.goto(site + url, { waitUntil: 'networkidle' });
      await p.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 40));
        }
        scrollTo(0, 0);
      });
      const f = `/tmp/scr/p/${who || 'pub'}-${url.slice(1).replace(/[^\w-]+/g, '-') || 'home'}-${w}-${t}.png`;
      await p.screenshot({ path: f, fullPage: full });
      console.log(
        f,
        await p.evaluate(() => [
          document.documentElement.scrollHeight,
          document.documentElement.scrollWidth,
        ]),
      );
      await c.close();
    }
await b.close();
