// `npm run dev`: runs everything from source on one origin, with restarts at each change.
import { ensureInstalled, requireNode } from './shared.mjs';

requireNode();
await ensureInstalled('1/4');
await import('./swc-loader.mjs');
const { main } = await import('../launcher/src/main.ts');
await main('dev', { stepsBefore: 1, steps: 4 });
