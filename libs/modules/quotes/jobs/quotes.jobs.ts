import { contactToStaff, quoteReceived, quoteToStaff } from './mails.js';

/** Every mail of the module. */
export const QUOTES_MAILS = [quoteToStaff, quoteReceived, contactToStaff];

/** Every job of the module. */
export const QUOTES_JOBS = QUOTES_MAILS.map(({ job }) => job);
