import { examDesk } from './exam-desk.js';
import { heartPath } from './heart-path.js';
import { itemTypes } from './item-types.js';
import { levelScale } from './level-scale.js';
import { nursingExams } from './nursing-exams.js';
import { registerSteps } from './register-steps.js';
import { sectionMinutes } from './section-minutes.js';
import { sixWeeks } from './six-weeks.js';
import { studyShares } from './study-shares.js';
import type { ArticleFigure } from './types.js';

/** The figures of the articles by name; an article shows one with `![alternative text](figure:name)`. */
export const ARTICLE_FIGURES: Readonly<Record<string, ArticleFigure>> = {
  'exam-desk': examDesk,
  'heart-path': heartPath,
  'item-types': itemTypes,
  'level-scale': levelScale,
  'nursing-exams': nursingExams,
  'register-steps': registerSteps,
  'section-minutes': sectionMinutes,
  'six-weeks': sixWeeks,
  'study-shares': studyShares,
};
