import type { FastifyInstance } from 'fastify';
import { isFromHere } from '../from-here.js';
import { inboxPage, mailDocument } from './inbox-page.js';
import type { MailStore } from './mail-store.js';

/** The policy of the email list, which may only frame its own emails. */
const INBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a caught email: it may look like anything, but do nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const COMMON = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const NOTHING = "There's nothing at this address.\n";

/**
 * The caught emails at /dev/inbox, for browsers on this machine only. Any email may hold a link that
 * signs in whoever opens it.
 */
export function registerInbox(app: FastifyInstance, store: MailStore): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromHere(request.raw)) return;
      await reply.code(404).headers(COMMON).type('text/plain').send(NOTHING);
    });
    addRoutes(scope, store);
  });
}

function addRoutes(app: FastifyInstance, store: MailStore): void {
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
      : reply.code(404).type('text/plain').send('This email is no longer available.\n');
  });
}
