import { parentPort } from 'node:worker_threads';
import { type DeskJob, work } from './desk.js';
import type { Answer } from './typesetter.js';

function answer(content: Answer): void {
  if (parentPort !== null) parentPort.postMessage(content);
  else process.send?.(content);
}

/** The thread or process of `withTypesetter`: does the jobs that it is sent. */
(parentPort ?? process).on('message', (job: DeskJob) => {
  work(job).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
if (parentPort === null) {
  // Whatever was loaded before may have let go of the channel, and jobs are still to come.
  process.channel?.ref();
  // Without its parent, no one needs its answer.
  process.once('disconnect', () => process.exit());
}
