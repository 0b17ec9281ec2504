export { type DefinedMail, defineMail, type MailSite } from './define-mail.js';
export { MailModule } from './mail.module.js';
export { MailDelivery } from './mail-delivery.entity.js';
export { MailDeliveryRepository } from './mail-delivery.repository.js';
export { MailLayout, MailLink, MailText } from './mail-layout.js';
export { MailSender, type OutgoingMail } from './mail-sender.js';
export { type Recipient, Recipients } from './recipients.js';
