import type { FastifyInstance } from 'fastify';
import { inboxPage, mailDocument } from '../mail/inbox-page.js';
import type { MailStore } from '../mail/mail-store.js';
import { INBOX_POLICY, MAIL_POLICY } from './security-headers.js';

const COMMON = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The caught mails at /dev/inbox; registered only where the catcher runs. */
export function registerInbox(app: FastifyInstance, store: MailStore): void {
  app.get('/dev/inbox', (_request, reply) =>
    reply
      .headers({ ...COMMON, 'content-security-policy': INBOX_POLICY })
      .type('text/html; charset=utf-8')
      .send(inboxPage(store.newestFirst())),
  );
  app.get('/dev/inbox.json', (_request, reply) => reply.headers(COMMON).send(store.newestFirst()));
  app.get<{ Params: { id: string } }>('/dev/inbox/:id/html', (request, reply) => {
    const mail = store.find(request.params.id);
    reply.headers({ ...COMMON, 'content-security-policy': MAIL_POLICY });
    return mail
      ? reply.type('text/html; charset=utf-8').send(mailDocument(mail))
      : reply.code(404).type('text/plain').send('This mail is not kept any more.\n');
  });
}
