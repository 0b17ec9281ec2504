import { deletionBegunMail, deletionRequestedMail } from './deletion.js';
import { exportReadyMail } from './export-ready.js';

/** Every email of the module. */
export const PRIVACY_MAILS = [exportReadyMail, deletionRequestedMail, deletionBegunMail];
