import { Worker } from 'node:worker_threads';
import type { PaperJob, SetPaper } from './set-paper.js';

/** Sets a paper. @throws Error as `setPaper` does */
export type Typeset = (job: PaperJob) => Promise<SetPaper>;

/** What the thread answers. */
export type Answer = { paper: SetPaper } | { error: string };

/** The thread's code stands beside this file, built or not. */
const THREAD = new URL(`./typesetter-thread${import.meta.url.slice(-3)}`, import.meta.url);

/** A paper takes a second or two; a thread that says nothing for so long, ms, is stuck. */
const PATIENCE_MS = 120_000;

function ask(thread: Worker, job: PaperJob): Promise<SetPaper> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      thread.off('error', fail).off('exit', ended).off('message', answered);
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const ended = () => fail(new Error('The typesetter ended in the middle of a paper'));
    const answered = (answer: Answer) => {
      if ('error' in answer) {
        fail(new Error(answer.error));
        return;
      }
      end();
      resolve(answer.paper);
    };
    const timer = setTimeout(
      () => fail(new Error('The typesetter gave no answer in time')),
      PATIENCE_MS,
    );
    thread.on('error', fail).on('exit', ended).on('message', answered);
    thread.postMessage(job);
  });
}

/**
 * Lends a typesetter that works in a thread of its own, so that mails and other jobs of the process
 * don't wait for it. It starts with the first paper and ends with `work`. One paper at a time.
 */
export async function withTypesetter<T>(work: (typeset: Typeset) => Promise<T>): Promise<T> {
  let thread: Worker | undefined;
  try {
    return await work(async (job) => {
      thread ??= new Worker(THREAD);
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
