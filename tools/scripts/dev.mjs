// `npm run dev`: everything from its sources, again at each change, on one origin.
import { ensureInstalled, requireNode } from './shared.mjs';

requireNode();
await ensureInstalled('1/4');
await import('./swc-loader.mjs');
const { main } = await import('../launcher/src/main.ts');
await main('dev', { stepsBefore: 1, steps: 4 });
