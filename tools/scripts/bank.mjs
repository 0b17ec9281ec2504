// `npm run bank -- check | stats | preview | correct`: the question bank's own command line; `correct`
// corrects an item in the database of the product running on this machine.
import path from 'node:path';
import { operate } from './operate.mjs';
import { runStep } from './shared.mjs';

const [command, ...rest] = process.argv.slice(2);
if (command === 'correct') process.exit(await operate(['correct-item', ...rest]));
const loader = ['--conditions=@app/source', '--import', './tools/scripts/swc-loader.mjs'];
const cli = path.join('libs', 'content', 'cli', 'bank.ts');
const args = command === undefined ? [] : [command, ...rest];
process.exit((await runStep(process.execPath, [...loader, cli, ...args])).code);
