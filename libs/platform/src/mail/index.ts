/** @public The compiler needs the name when a module exports a mail. */
export type { DefinedMail } from './define-mail.js';
export { defineMail, type MailSite } from './define-mail.js';
export { MailModule } from './mail.module.js';
export { MailChoices } from './mail-choices.js';
export { MailDeliveryRepository } from './mail-delivery.repository.js';
export { MailCode, MailLayout, MailLink, MailText } from './mail-layout.js';
export { MailSender } from './mail-sender.js';
export { type Recipient, Recipients } from './recipients.js';
