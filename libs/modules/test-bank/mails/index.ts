import { correctedMail } from './paper-corrected.js';
import { readyMail } from './purchase-ready.js';

/** Every email of the module. */
export const TEST_BANK_MAILS = [readyMail, correctedMail];
