import { answerMail } from './answer.js';
import { quoteReceivedMail } from './quote-received.js';
import { contactToStaffMail, quoteToStaffMail } from './requests-to-staff.js';

/**
 * Every email of the module. Two emails for one event are two jobs: a student's address that
 * bounces must not delay staff. Subjects include nothing that was typed.
 */
export const QUOTES_MAILS = [quoteToStaffMail, quoteReceivedMail, contactToStaffMail, answerMail];
