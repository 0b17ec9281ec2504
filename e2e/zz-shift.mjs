import { chromium } from '@playwright/test';

const site = 'http://localhost:4400';
const s = await (
  await fetch(site + '/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: process.argv[3] ?? 'maya@demo.test',
      password: 'orchid ladder 42',
    }),
  })
).text();
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const c = await b.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
await c.addInitScript((t) => {
  localStorage.setItem('prepward.auth', t);
  globalThis.sh = [];
  globalThis.lcp = [];
  new PerformanceObserver((l) => {
    for (const e of l.getEntries())
      sh.push({
        v: e.value.toFixed(4),
        t: Math.round(e.startTime),
        s: e.sources.map(
          (x) =>
            (x.node?.outerHTML ?? String(x.node)).slice(0, 110) +
            ' ' +
            JSON.stringify([
              x.previousRect.y,
              x.previousRect.height,
              x.currentRect.y,
              x.currentRect.height,
            ]),
        ),
      });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((l) => {
    for (const e of l.getEntries())
      lcp.push([Math.round(e.startTime), e.element?.outerHTML?.slice(0, 80)]);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}, s);
const p = await c.newPage();
const x = await c.newCDPSession(p);
await x.send('Network.enable');
await x.send('Network.emulateNetworkConditions', {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180000,
  uploadThroughput: 84000,
});
const t0 = Date.now();
const reqs = [];
const at = new Map();
x.on('Network.requestWillBeSent', (e) =>
  at.set(e.requestId, [e.request.url.replace(site, ''), Date.now() - t0]),
);
x.on('Network.loadingFinished', (e) => {
  const r = at.get(e.requestId);
  if (r) reqs.push([...r, Date.now() - t0, e.encodedDataLength]);
});
await p.goto(site + process.argv[2], { waitUntil: 'load' });
await p.waitForFunction(
  () => document.querySelector('main h1') && !document.querySelector('main .animate-pulse'),
  undefined,
  { polling: 50 },
);
await p.waitForTimeout(2500);
console.log(JSON.stringify(await p.evaluate(() => sh), null, 1));
console.log(await p.evaluate(() => lcp));
let sum = 0;
for (const r of reqs) {
  sum += r[3];
}
console.log(sum, reqs.length);
for (const r of reqs) console.log(r[1], r[2], r[3], r[0].slice(0, 70));
await b.close();
