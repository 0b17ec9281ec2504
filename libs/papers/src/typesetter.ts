import { Worker } from 'node:worker_threads';
import type { DeskJob, DeskResult } from './desk.js';
import { Forked, hasCrashed } from './forked.js';

/**
 * Sets a paper, stamps a copy, or checks or renders a PDF from outside.
 *
 * @throws TooMuchWorkError if it takes too much memory or time; Error saying what is wrong with the paper
 */
export type Typeset = <Job extends DeskJob>(job: Job) => Promise<DeskResult<Job>>;

/** What the thread answers. */
export type Answer = { result: DeskResult<DeskJob> } | { error: string };

/** The thread's code is next to this file, built or not. */
const THREAD = new URL(`./typesetter-thread${import.meta.url.slice(-3)}`, import.meta.url);

/** A test bank takes seconds; a thread that doesn't answer within this, ms, is stuck. */
const PATIENCE_MS = 120_000;

/** A paper takes more memory or time than it may. Trying again wouldn't help. */
export class TooMuchWorkError extends Error {}

const isOutOfMemory = (error: Error) =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function ask<Job extends DeskJob>(thread: Worker | Forked, job: Job): Promise<DeskResult<Job>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      thread.off('error', fail).off('exit', ended).off('message', answered);
    };
    const fail = (error: Error) => {
      end();
      reject(isOutOfMemory(error) ? new TooMuchWorkError(error.message) : error);
    };
    const ended = (how: unknown) => {
      const message = `The typesetter exited in the middle of a paper (${how})`;
      fail(hasCrashed(how) ? new TooMuchWorkError(message) : new Error(message));
    };
    const answered = (answer: Answer) => {
      if ('error' in answer) {
        fail(new Error(answer.error));
        return;
      }
      end();
      // The thread answers a job with its result.
      resolve(answer.result as DeskResult<Job>);
    };
    const timer = setTimeout(
      () => fail(new TooMuchWorkError("The typesetter didn't respond in time")),
      PATIENCE_MS,
    );
    thread.on('error', fail).on('exit', ended).on('message', answered);
    thread.postMessage(job);
  });
}

/**
 * Provides a typesetter that works in its own thread, so that emails and the process's other jobs don't
 * wait for it. It starts with the first paper and ends with `work`. One paper at a time.
 *
 * @param heapMb for papers from outside: it works in its own process instead, with a heap of this size, MB
 */
export async function withTypesetter<T>(
  work: (typeset: Typeset) => Promise<T>,
  heapMb?: number,
): Promise<T> {
  const start = () => (heapMb === undefined ? new Worker(THREAD) : new Forked(THREAD, heapMb));
  let thread: Worker | Forked | undefined;
  try {
    return await work(async (job) => {
      thread ??= start();
      try {
        return await ask(thread, job);
      } catch (error) {
        // It may be stuck or gone: the next paper gets another one.
        await thread.terminate();
        thread = undefined;
        throw error;
      }
    });
  } finally {
    await thread?.terminate();
  }
}
