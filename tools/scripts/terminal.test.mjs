// Steps work in a terminal as they do in a log: Nx takes other paths there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { ROOT } from './shared.mjs';

const STEP = `import('./tools/scripts/shared.mjs').then(async ({ NX, nxEnvironment, runStep }) => {
  const args = [NX, 'run-many', '-t', 'lint', '-p', '@prepward/gateway', '--outputStyle=static'];
  const { code } = await runStep(process.execPath, [...args, '--skip-nx-cache'], { env: nxEnvironment() });
  process.exit(code);
})`;

const hasScript = spawnSync('script', ['--version']).status === 0;

test('a step of Nx ends well in a terminal', {
  skip: hasScript ? false : '`script`, which makes a terminal, is not installed',
}, () => {
  const command = `'${process.execPath}' -e "$STEP"`;
  const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: ROOT,
    env: { ...process.env, STEP },
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.equal(status, 0, stdout);
  assert.match(stdout, /Successfully ran target/);
});
