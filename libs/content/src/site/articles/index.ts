import type { Article } from '../types.js';
import { atiPnExitExamTestBank } from './ati-pn-exit-exam-test-bank.js';
import { freeTeasPracticeTest } from './free-teas-practice-test.js';
import { heartAnatomyTeasExam } from './heart-anatomy-teas-exam.js';
import { howToPrepareAtiTeas } from './how-to-prepare-ati-teas.js';
import { howToRegisterStudyTeas } from './how-to-register-study-teas.js';
import { howToStudyPassTeas } from './how-to-study-pass-teas.js';
import { teasExamPreparation } from './teas-exam-preparation.js';
import { teasExamWithProctorio } from './teas-exam-with-proctorio.js';
import { whatToExpectAtiTeasExam } from './what-to-expect-ati-teas-exam.js';

/** Every article of the blog, in the order in which the blog lists them. */
export const ARTICLES: readonly Article[] = [
  teasExamPreparation,
  whatToExpectAtiTeasExam,
  freeTeasPracticeTest,
  howToRegisterStudyTeas,
  howToPrepareAtiTeas,
  howToStudyPassTeas,
  heartAnatomyTeasExam,
  teasExamWithProctorio,
  atiPnExitExamTestBank,
];
