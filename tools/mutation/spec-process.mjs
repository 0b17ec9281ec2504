// Controls the process of `services-runner.mjs`.
import { fork } from 'node:child_process';
import path from 'node:path';

/** A test that takes longer with a fault is waiting for something that never comes. */
const LONGEST_TEST_MS = 20_000;
/** How many faults one process tries; a new process then clears what faults left behind. */
const FAULTS_OF_PROCESS = 50;
const NO_FAULT = { id: 'none' };
export const NO_ANSWER = 'no answer';

/** A process that runs specs; replaced by a new one when it hangs or ends. */
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

  /** @returns the answer; undefined if the process hung or ended, and the next call starts another one */
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

  /** Name of the test that fails with a fault; undefined if the spec passes. */
  async fails(fault, spec) {
    if (this.used >= FAULTS_OF_PROCESS) await this.start();
    const failed = await this.run(fault, spec);
    if (failed === undefined || failed === NO_ANSWER) return failed;
    // Something that an earlier fault left behind may also make it fail.
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
