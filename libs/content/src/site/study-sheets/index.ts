import { englishSheet } from './english.js';
import { mathSheet } from './math.js';
import { readingSheet } from './reading.js';
import { scienceSheet } from './science.js';
import type { StudySheet } from './types.js';

/** The study sheets for download, in the exam's order. */
export const STUDY_SHEETS: readonly StudySheet[] = [
  readingSheet,
  mathSheet,
  scienceSheet,
  englishSheet,
];

export type { StudySheet } from './types.js';
