import { type Inspection, type InspectJob, inspectPdf } from './inspect.js';
import { type PagePicture, type PicturesJob, picturePages } from './pictures.js';
import { type StampJob, stampPaper } from './stamp.js';
import { type PaperJob, type TypesetPaper, typesetPaper } from './typeset-paper.js';

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

/** Does a job. @throws Error saying what is wrong with the paper */
export function work(job: DeskJob): Promise<DeskResult<DeskJob>> {
  switch (job.kind) {
    case 'stamp':
      return stampPaper(job);
    case 'pictures':
      return picturePages(job);
    case 'inspect':
      return inspectPdf(job);
    default:
      return typesetPaper(job);
  }
}
