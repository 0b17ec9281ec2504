import { chromium } from '@playwright/test';

const site = 'http://localhost:4400';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
for (const who of ['maya', 'noah', 'ethan', 'vera']) {
  const s = await (
    await fetch(site + '/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: who + '@demo.test', password: 'orchid ladder 42' }),
    })
  ).text();
  for (const w of [360, 412, 768, 1440]) {
    const c = await b.newContext({ viewport: { width: w, height: 823 }, serviceWorkers: 'block' });
    await c.addInitScript((t) => localStorage.setItem('prepward.auth', t), s);
    const p = await c.newPage();
    for (const u of ['/dashboard', '/track-progress']) {
      await p.goto(site + u, { waitUntil: 'networkidle' });
      console.log(
        who,
        w,
        u,
        await p.evaluate((u) => {
          const h = (e) => Math.round(e.getBoundingClientRect().height);
          if (u === '/dashboard') {
            const g = document.querySelector('main h1').nextElementSibling;
            return [...g.children]
              .map((c) => h(c) + ':' + [...c.children].map(h).join('+'))
              .join(' | ');
          }
          const g = document.querySelector('main h1').nextElementSibling;
          return [...g.children].map(h).join(' | ');
        }, u),
      );
    }
    await c.close();
  }
}
await b.close();
