import { answerMail } from './answer.js';
import { quoteReceivedMail } from './quote-received.js';
import { contactToStaffMail, quoteToStaffMail } from './requests-to-staff.js';

/**
 * Every email of the module. Two emails of one event are two jobs: a student's address that refuses
 * must not delay staff. Subjects hold nothing that was typed.
 */
export const QUOTES_MAILS = [quoteToStaffMail, quoteReceivedMail, contactToStaffMail, answerMail];
