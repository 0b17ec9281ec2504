// The process of `services-runner.mjs`, from the outside.
import { fork } from 'node:child_process';
import path from 'node:path';

/** What takes longer with a fault waits in vain. */
const LONGEST_TEST_MS = 20_000;
/** What faults leave behind ends with the process. */
const FAULTS_OF_PROCESS = 50;
const NO_FAULT = { id: 'none' };
export const NO_ANSWER = 'no answer';

/** A process that runs specs, and another one when that hangs or ends. */
export class SpecProcess {
  used = 0;

  constructor(copy, files) {
    Object.assign(this, { copy, files });
  }

  async start() {
    this.stop();
    this.used = 0;
    this.child = fork(path.join(this.copy, 'tools/mutation/services-runner.mjs'), {
      cwd: this.copy,
      execArgv: [
        '--conditions=@app/source',
        '--no-warnings',
        ...['--import', path.join(this.copy, 'tools/scripts/swc-loader.mjs')],
      ],
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', process.env.MUTATION_DEBUG ? 'inherit' : 'ignore', 'ipc'],
    });
    return this.ask({ ask: 'prepare', files: this.files }, 120_000);
  }

  stop() {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** @returns the answer; undefined where it hung or ended, and another process is there now */
  async ask(message, ms) {
    if (this.child === undefined) await this.start();
    const { child } = this;
    child.send(message);
    const answer = await new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      const done = (value) => {
        clearTimeout(timer);
        child.off('message', done).off('exit', gone);
        resolve(value);
      };
      const gone = () => done(undefined);
      child.on('message', done).on('exit', gone);
    });
    if (answer === undefined) this.stop();
    if (answer?.error) throw new Error(answer.error);
    return answer;
  }

  /** Whether a spec fails with a fault, and which test of it. */
  async fails(fault, spec) {
    if (this.used >= FAULTS_OF_PROCESS) await this.start();
    const failed = await this.run(fault, spec);
    if (failed === undefined || failed === NO_ANSWER) return failed;
    // What an earlier fault left behind may fail it, too.
    if ((await this.run(NO_FAULT, spec)) === undefined) return failed;
    await this.start();
    return this.run(fault, spec);
  }

  async run(fault, { spec, upTo, ms }) {
    const message = { ask: 'try', spec, upTo, fault, limit: LONGEST_TEST_MS };
    const answer = await this.ask(message, 60_000 + 5 * ms);
    return answer === undefined ? NO_ANSWER : answer.failed;
  }
}
