import { parentPort } from 'node:worker_threads';
import { type DeskJob, work } from './desk.js';
import type { Answer } from './typesetter.js';

/** The thread of `withTypesetter`: does the jobs that it is sent. */
parentPort?.on('message', (job: DeskJob) => {
  work(job).then(
    (result) => parentPort?.postMessage({ result } satisfies Answer),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ error: reason } satisfies Answer);
    },
  );
});
