import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { measure } from '/work/main/bench/src/pages/measure.ts';
import { filesOf, serve } from '/work/main/bench/src/pages/serve.ts';
import { staticPage } from '/work/main/bench/src/pages/static-page.ts';
const dist = '/work/main/web/dist';
const html = readFileSync(dist + '/index.html', 'utf8');
const ld='';
const font='';



const variants: Record<string,string> = { base: html };





const st = staticPage(html, '/work/main').files;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--headless=new'] });
const servers: [string, any][] = [['static', await serve((a) => st.get(a))]];
for (const [n, h] of Object.entries(variants)) { const f = filesOf(dist); servers.push([n, await serve((a) => a === '/' ? { type: 'text/html; charset=utf-8', content: Buffer.from(h) } : f(a))]); }
const out: Record<string, any[]> = {};
for (let i = 0; i < 7; i++) for (const [n, s] of servers) (out[n] ??= []).push(await measure(b, s.origin + '/'));
for (const [n, v] of Object.entries(out)) { const m = (k: string) => v.map((x) => x[k]).sort((a, b) => a - b)[3]; console.log(n.padEnd(16), 'lcp', m('lcp').toFixed(0), 'tasks', m('tasks').toFixed(0), v.map((x) => x.lcp.toFixed(0)).join(' ')); }
await b.close(); process.exit(0);
