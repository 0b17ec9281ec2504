import { MINUTE_MS } from '@prepward/contracts/durations';
import { bankLoaded, itemCorrected, publishedFileChanged } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

/** The bank changed: papers follow. */
export const followBank = defineJob({
  name: 'papers.follow-bank',
  queue: 'domain',
  on: bankLoaded,
});

/** A key was corrected: the papers that ask the item are made with the right one. */
export const followCorrection = defineJob({
  name: 'papers.follow-correction',
  queue: 'domain',
  on: itemCorrected,
});

/** A file of staff takes the place of a paper from now on, or not anymore. */
export const followPublishedFile = defineJob({
  name: 'papers.follow-sale',
  queue: 'domain',
  on: publishedFileChanged,
});

/**
 * Every minute: what no event announces, such as a release with different texts, a storage that
 * lost files, or a changed public URL. If nothing changed, it reads a few rows.
 */
export const keepPapers = defineJob({
  name: 'papers.keep',
  queue: 'upkeep',
  every: MINUTE_MS,
});

/** Every job of the module. */
export const PAPERS_JOBS = [followBank, followCorrection, followPublishedFile, keepPapers];
