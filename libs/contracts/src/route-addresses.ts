/** Where the auth protocol is mounted; the setting AUTH_PREFIX moves all of it, its clients too. */
export const AUTH_PREFIX = '/auth/v1';

/** Where the back-office reads and writes its resources. */
export const ADMIN_PREFIX = '/api/v1/admin';

/**
 * Method and path of every route. Plain data, so that browsers load it without the schemas: the rest
 * of a row, who may call it and what it takes and answers, is in `routes/`, under the same name.
 */
export const ROUTE_ADDRESSES = {
  'auth.signUp': `POST ${AUTH_PREFIX}/signup`,
  'auth.verify': `POST ${AUTH_PREFIX}/verify`,
  'auth.recover': `POST ${AUTH_PREFIX}/recover`,
  'auth.resend': `POST ${AUTH_PREFIX}/resend`,
  'auth.token': `POST ${AUTH_PREFIX}/token`,
  'auth.user': `GET ${AUTH_PREFIX}/user`,
  'auth.updateUser': `PUT ${AUTH_PREFIX}/user`,
  'auth.logout': `POST ${AUTH_PREFIX}/logout`,
  'auth.otp': `POST ${AUTH_PREFIX}/otp`,
  'auth.reauthenticate': `GET ${AUTH_PREFIX}/reauthenticate`,
  'auth.sso': `POST ${AUTH_PREFIX}/sso`,
  'auth.authorize': `GET ${AUTH_PREFIX}/authorize`,
  'auth.linkIdentity': `GET ${AUTH_PREFIX}/user/identities/authorize`,
  'auth.unlinkIdentity': `DELETE ${AUTH_PREFIX}/user/identities/:id`,
  'auth.enrollFactor': `POST ${AUTH_PREFIX}/factors`,
  'auth.challengeFactor': `POST ${AUTH_PREFIX}/factors/:id/challenge`,
  'auth.verifyFactor': `POST ${AUTH_PREFIX}/factors/:id/verify`,
  'auth.unenrollFactor': `DELETE ${AUTH_PREFIX}/factors/:id`,
  'auth.recoveryCodes': `GET ${AUTH_PREFIX}/factors/recovery-codes`,
  'auth.makeRecoveryCodes': `POST ${AUTH_PREFIX}/factors/recovery-codes`,
  'auth.remakeRecoveryCodes': `POST ${AUTH_PREFIX}/factors/recovery-codes/regenerate`,
  'auth.verifyRecoveryCode': `POST ${AUTH_PREFIX}/factors/recovery-codes/verify`,
  'auth.dropRecoveryCodes': `DELETE ${AUTH_PREFIX}/factors/recovery-codes`,
  'authAdmin.users': `GET ${AUTH_PREFIX}/admin/users`,
  'authAdmin.createUser': `POST ${AUTH_PREFIX}/admin/users`,
  'authAdmin.user': `GET ${AUTH_PREFIX}/admin/users/:id`,
  'authAdmin.changeUser': `PUT ${AUTH_PREFIX}/admin/users/:id`,
  'authAdmin.deleteUser': `DELETE ${AUTH_PREFIX}/admin/users/:id`,
  'authAdmin.factors': `GET ${AUTH_PREFIX}/admin/users/:id/factors`,
  'authAdmin.deleteFactor': `DELETE ${AUTH_PREFIX}/admin/users/:id/factors/:factorId`,
  'authAdmin.generateLink': `POST ${AUTH_PREFIX}/admin/generate_link`,
  'authAdmin.invite': `POST ${AUTH_PREFIX}/invite`,
  'auth.keys': `GET ${AUTH_PREFIX}/.well-known/jwks.json`,
  'auth.settings': `GET ${AUTH_PREFIX}/settings`,
  'auth.health': `GET ${AUTH_PREFIX}/health`,

  'account.me': 'GET /api/v1/me',
  'account.sessions': 'GET /api/v1/account/sessions',
  'account.endSession': 'DELETE /api/v1/account/sessions/:id',
  'account.undoAddressChange': 'POST /api/v1/account/address/undo',
  'account.claimVisitor': 'POST /api/v1/visitor/claim',
  'account.checkSubscription': 'POST /functions/v1/check-subscription',
  'profile.view': 'GET /api/v1/profile',
  'profile.update': 'PATCH /api/v1/profile',

  'attempts.start': 'POST /api/v1/attempts',
  'attempts.matching': 'POST /api/v1/attempts/matching',
  'attempts.list': 'GET /api/v1/attempts',
  'attempts.view': 'GET /api/v1/attempts/:id',
  'attempts.save': 'PUT /api/v1/attempts/:id/answers/:position',
  'attempts.startSection': 'POST /api/v1/attempts/:id/sections/:n/start',
  'attempts.finishSection': 'POST /api/v1/attempts/:id/sections/:n/finish',
  'attempts.finish': 'POST /api/v1/attempts/:id/finish',
  'attempts.presence': 'POST /api/v1/attempts/:id/presence',
  'attempts.report': 'POST /api/v1/attempts/:id/reports',
  'bank.overview': 'GET /api/v1/bank',
  'bank.trial': 'GET /api/v1/bank/trial',
  'bank.setReview': 'PUT /api/v1/review-items',
  'progress.now': 'GET /api/v1/progress',
  'progress.history': 'GET /api/v1/progress/history',

  'papers.list': 'GET /api/v1/papers',
  'papers.version': 'GET /api/v1/papers/:file',
  'papers.current': 'GET /papers/:file',

  'billing.plans': 'GET /api/v1/plans',
  'billing.products': 'GET /api/v1/products',
  'billing.checkout': 'POST /api/v1/checkout',
  'billing.checkoutStatus': 'GET /api/v1/checkout/:session',
  'billing.webhook': 'POST /api/v1/webhooks/:gateway',
  'billing.portal': 'POST /api/v1/portal',
  'billing.payments': 'GET /api/v1/payments',
  'billing.receipt': 'GET /api/v1/payments/:id/receipt',
  'billing.requestRefund': 'POST /api/v1/payments/:id/refund-request',
  'subscription.view': 'GET /api/v1/subscription',
  'subscription.cancel': 'POST /api/v1/subscription/cancel',
  'subscription.resume': 'POST /api/v1/subscription/resume',
  'subscription.previewChange': 'POST /api/v1/subscription/change/preview',
  'subscription.change': 'POST /api/v1/subscription/change',
  'purchases.list': 'GET /api/v1/purchases',
  'purchases.link': 'POST /api/v1/purchases/:id/link',
  'purchases.file': 'GET /api/v1/purchases/:id/file',
  'papers.sold': 'GET /api/v1/test-bank',
  'papers.sample': 'GET /api/v1/test-bank/samples/:file',

  'forms.open': 'GET /api/v1/form-token',
  'forms.quote': 'POST /api/v1/quotes',
  'forms.contact': 'POST /api/v1/contacts',

  'admin.users': `GET ${ADMIN_PREFIX}/users`,
  'admin.user': `GET ${ADMIN_PREFIX}/users/:id`,
  'admin.items': `GET ${ADMIN_PREFIX}/items`,
  'admin.item': `GET ${ADMIN_PREFIX}/items/:id`,
  'admin.refundRequests': `GET ${ADMIN_PREFIX}/refund-requests`,
  'admin.refundRequest': `GET ${ADMIN_PREFIX}/refund-requests/:id`,
  'admin.decideRefund': `POST ${ADMIN_PREFIX}/refund-requests/:id/decision`,
  'admin.auditEntries': `GET ${ADMIN_PREFIX}/audit-entries`,
  'admin.auditEntry': `GET ${ADMIN_PREFIX}/audit-entries/:id`,
  'admin.orders': `GET ${ADMIN_PREFIX}/orders`,
  'admin.order': `GET ${ADMIN_PREFIX}/orders/:id`,
  'admin.payments': `GET ${ADMIN_PREFIX}/payments`,
  'admin.payment': `GET ${ADMIN_PREFIX}/payments/:id`,
  'admin.disputes': `GET ${ADMIN_PREFIX}/disputes`,
  'admin.dispute': `GET ${ADMIN_PREFIX}/disputes/:id`,
  'admin.webhookEvents': `GET ${ADMIN_PREFIX}/webhook-events`,
  'admin.webhookEvent': `GET ${ADMIN_PREFIX}/webhook-events/:id`,
  'admin.replayWebhook': `POST ${ADMIN_PREFIX}/webhook-events/:id/replay`,
  'admin.checkLedger': `GET ${ADMIN_PREFIX}/ledger-check`,
  'admin.operations': `GET ${ADMIN_PREFIX}/operations`,
  'admin.settings': `GET ${ADMIN_PREFIX}/settings`,
  'admin.deadLetters': `GET ${ADMIN_PREFIX}/dead-letters`,
  'admin.deadLetter': `GET ${ADMIN_PREFIX}/dead-letters/:id`,
  'admin.retryDeadLetter': `POST ${ADMIN_PREFIX}/dead-letters/:id/retry`,
  'admin.mails': `GET ${ADMIN_PREFIX}/mails`,
  'admin.mail': `GET ${ADMIN_PREFIX}/mails/:id`,
  'admin.resendMail': `POST ${ADMIN_PREFIX}/mails/:id/resend`,
  'admin.dashboard': `GET ${ADMIN_PREFIX}/dashboard`,
  'admin.openQueues': `POST ${ADMIN_PREFIX}/queues-session`,

  'operations.health': 'GET /api/v1/health',
  'operations.ready': 'GET /api/v1/ready',
} as const satisfies Record<string, `${RouteMethod} /${string}`>;

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteName = keyof typeof ROUTE_ADDRESSES;

/** Method and path of a route; parameters are in the path as `:id`. */
export function addressOf(name: RouteName): { method: RouteMethod; path: string } {
  const [method = '', path = ''] = ROUTE_ADDRESSES[name].split(' ');
  return { method: method as RouteMethod, path };
}
