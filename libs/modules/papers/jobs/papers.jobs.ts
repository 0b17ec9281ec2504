import { MINUTE_MS } from '@prepward/contracts/durations';
import { bankLoaded, itemCorrected, publishedFileChanged } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

/** The bank changed: papers follow. */
export const followBank = defineJob({
  name: 'papers.follow-bank',
  queue: 'domain',
  on: bankLoaded,
});

/** A key was corrected: papers that include the item are remade with the correct one. */
export const followCorrection = defineJob({
  name: 'papers.follow-correction',
  queue: 'domain',
  on: itemCorrected,
});

/** Staff published or withdrew a file that replaces a paper. */
export const followPublishedFile = defineJob({
  name: 'papers.follow-sale',
  queue: 'domain',
  on: publishedFileChanged,
});

/**
 * Every minute, catches what no event announces: a release with different texts, a storage that
 * lost files, or a changed public URL. If nothing changed, it reads only a few rows.
 */
export const keepPapers = defineJob({
  name: 'papers.keep',
  queue: 'upkeep',
  every: MINUTE_MS,
});

/** Every job of the module. */
export const PAPERS_JOBS = [followBank, followCorrection, followPublishedFile, keepPapers];
