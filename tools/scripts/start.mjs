// `npm start`: installs what is missing, builds what changed, then becomes the launcher.
import { build, ensureInstalled, requireNode } from './shared.mjs';

requireNode();
await ensureInstalled();
await build(['api', 'worker', 'web', 'admin', 'launcher'].map((name) => `@prepward/${name}`));
// In this very process: signals and the exit code need no handing on.
const { main } = await import('../launcher/dist/main.js');
await main('start');
