// node tools/bench/run.mjs <name>: runs one benchmark (tools/bench/README.md) from its sources.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const flags = ['--conditions=@app/source', '--import', './tools/scripts/swc-loader.mjs'];
const child = spawn(
  process.execPath,
  [...flags, 'tools/bench/src/main.ts', ...process.argv.slice(2)],
  // In its own process group: an interrupt reaches the benchmark only once, and it stops what it started.
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.send('stop'));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
