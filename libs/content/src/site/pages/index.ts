import type { PageText } from '../types.js';
import { about } from './about.js';
import { blog } from './blog.js';
import { buyTestBank } from './buy-test-bank.js';
import { contact } from './contact.js';
import { doMyTeasExam } from './do-my-teas-exam.js';
import { downloadPages } from './downloads.js';
import { examPractice } from './exam-practice.js';
import { faqs } from './faqs.js';
import { features } from './features.js';
import { howItWorks } from './how-it-works.js';
import { moneyBack } from './money-back.js';
import { msnExpertTutors } from './msn-expert-tutors.js';
import { paySomeoneTeasExam } from './pay-someone-teas-exam.js';
import { practicePages } from './practice.js';
import { pricing } from './pricing.js';
import { privacyPolicy } from './privacy-policy.js';
import { quizPages } from './quiz.js';
import { remoteTeasAssistance } from './remote-teas-assistance.js';
import { takeMyTeasTest } from './take-my-teas-test.js';
import { teasExamHelp } from './teas-exam-help.js';
import { teasExamNearMe } from './teas-exam-near-me.js';
import { teasRegistration } from './teas-registration.js';
import { terms } from './terms.js';

/** The text of every public page but the home page and the blog articles. */
export const PAGES: readonly PageText[] = [
  examPractice,
  howItWorks,
  teasExamHelp,
  buyTestBank,
  doMyTeasExam,
  takeMyTeasTest,
  paySomeoneTeasExam,
  remoteTeasAssistance,
  msnExpertTutors,
  ...practicePages,
  ...quizPages,
  ...downloadPages,
  faqs,
  privacyPolicy,
  terms,
  moneyBack,
  about,
  features,
  pricing,
  contact,
  blog,
  teasRegistration,
  teasExamNearMe,
];
