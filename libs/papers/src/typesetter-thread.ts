import { parentPort } from 'node:worker_threads';
import { type PaperJob, setPaper } from './set-paper.js';
import type { Answer } from './typesetter.js';

/** The thread of `withTypesetter`: sets the papers that it is sent. */
parentPort?.on('message', (job: PaperJob) => {
  setPaper(job).then(
    (paper) => parentPort?.postMessage({ paper } satisfies Answer),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ error: reason } satisfies Answer);
    },
  );
});
