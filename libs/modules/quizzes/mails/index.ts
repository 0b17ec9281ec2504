import { correctionMail } from './item-corrected.js';
import { reportAnswerMail } from './report-answered.js';

/** Every email of the module. */
export const QUIZZES_MAILS = [correctionMail, reportAnswerMail];
