export { DeadLetterRepository, type DeadLetterRow } from './dead-letter.repository.js';
export { MailLogRepository, type MailRow } from './mail-log.repository.js';
export { pingMailServer } from './ping-mail-server.js';
export { ScheduleRunRepository } from './schedule-run.repository.js';
