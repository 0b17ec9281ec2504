// `npm start`: installs what is missing, builds what changed, then becomes the launcher.
import { build, ensureInstalled, requireNode } from './shared.mjs';

requireNode();
await ensureInstalled('1/5');
await build(
  '2/5',
  ['api', 'worker', 'web', 'admin', 'launcher'].map((name) => `@prepward/${name}`),
);
// In this same process, so signals and the exit code needn't be passed on.
const { main } = await import('../launcher/dist/main.js');
await main('start', { stepsBefore: 2, steps: 5 });
