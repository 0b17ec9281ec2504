import type { Inspection, InspectJob } from './inspect.js';
import type { PagePicture, PicturesJob } from './pictures.js';
import type { StampJob } from './stamp.js';
import type { PaperJob, TypesetPaper } from './typeset-paper.js';

/** Work on a paper. Plain data, so that it can be sent to a thread. */
export type DeskJob = PaperJob | StampJob | PicturesJob | InspectJob;

/** The result of a job. */
export type DeskResult<Job extends DeskJob> = Job extends StampJob
  ? Uint8Array
  : Job extends PicturesJob
    ? PagePicture[]
    : Job extends InspectJob
      ? Inspection
      : TypesetPaper;

/**
 * Does a job. It loads only that job's code: most threads do one kind, and together they take long to load.
 *
 * @throws Error saying what is wrong with the paper
 */
export async function work(job: DeskJob): Promise<DeskResult<DeskJob>> {
  switch (job.kind) {
    case 'stamp':
      return (await import('./stamp.js')).stampPaper(job);
    case 'pictures':
      return (await import('./pictures.js')).picturePages(job);
    case 'inspect':
      return (await import('./inspect.js')).inspectPdf(job);
    default:
      return (await import('./typeset-paper.js')).typesetPaper(job);
  }
}
