import { loadavg } from 'node:os';
import { type Stack, startStack } from './stack.js';

interface Benchmark {
  run(stack: Stack): Promise<void>;
  /** Also runs a worker. Without one, no emails are sent, and the queue's store makes no difference. */
  worker?: boolean;
  countStatements?: boolean;
  /** Time limit, ms; two minutes by default. */
  longestMs?: number;
}

/** Each is loaded only when it runs, so that an outdated one can't break the others. */
const BENCHMARKS: Record<string, Benchmark> = {
  'check-subscription': {
    run: async (stack) => (await import('./check-subscription.js')).checkSubscription(stack),
  },
  'question-set': { run: async (stack) => (await import('./question-set.js')).questionSet(stack) },
  'progress-list': { run: async (stack) => (await import('./progress.js')).progressList(stack) },
  progress: { run: async (stack) => (await import('./progress.js')).progress(stack) },
  'save-answer': { run: async (stack) => (await import('./save-answer.js')).saveAnswer(stack) },
  'start-attempts': {
    run: async (stack) => (await import('./start-attempts.js')).startAttempts(stack),
  },
  'finish-170': {
    run: async (stack) => (await import('./finish-170.js')).finish170(stack),
    countStatements: true,
  },
  'held-attempts': {
    run: async (stack) => (await import('./held-attempts.js')).heldAttempts(stack),
    longestMs: 200_000,
  },
  'admin-lists': {
    run: async (stack) => (await import('./admin-lists.js')).adminLists(stack),
    longestMs: 900_000,
  },
  'sign-up-mail': {
    run: async (stack) => (await import('./sign-up-mail.js')).signUpMail(stack),
    worker: true,
  },
};

const LONGEST_MS = 120_000;

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}

/**
 * A promise that rejects when the run must end early: by `end`, or when run.mjs says so or is gone.
 * Signals don't work: the embedded PostgreSQL catches them, and exits before the rest is stopped.
 */
function cutShort() {
  let end: (reason: string) => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => reject(new Error(reason));
  });
  // An interrupt while the stores are still starting takes effect once they have started.
  ended.catch(() => undefined);
  process.once('message', () => end('Interrupted'));
  process.once('disconnect', () => end('Interrupted'));
  return { ended, end };
}

async function main(name = '', ...options: string[]): Promise<void> {
  const benchmark = BENCHMARKS[name];
  const redis = options[0] === '--redis';
  if (benchmark === undefined || options.length > (redis ? 1 : 0)) {
    throw new Error(`Expected one of: ${Object.keys(BENCHMARKS).join(', ')} [--redis]`);
  }
  const cut = cutShort();
  const { worker = false, countStatements = false, longestMs = LONGEST_MS } = benchmark;
  const stack = await startStack({ worker, redis, countStatements });
  const limit = setTimeout(() => cut.end(`Not done within ${longestMs} ms`), longestMs);
  try {
    console.log(`${new Date().toISOString()} ${name}; load average before: ${load()}`);
    await Promise.race([benchmark.run(stack), cut.ended]);
    console.log(`${new Date().toISOString()} done; load average after: ${load()}`);
  } finally {
    clearTimeout(limit);
    await stack.stop();
    process.disconnect?.();
  }
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  // On a natural exit, the embedded PostgreSQL's exit hook would change the exit code to 0.
  process.exit(1);
});
