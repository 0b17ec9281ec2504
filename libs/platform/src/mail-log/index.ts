export { MailLog, type MailLogRow } from './mail-log.repository.js';
