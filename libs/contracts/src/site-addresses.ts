/** Where the auth protocol is mounted; the setting AUTH_PREFIX moves all of it, including its clients. */
export const AUTH_PREFIX = '/auth/v1';

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The addresses of some routes, by their names. */
export type Addresses = Record<string, `${RouteMethod} /${string}`>;

/** Method and path; parameters are in the path as `:id`. */
export interface RouteAddress {
  method: RouteMethod;
  path: string;
}

/**
 * Routes that the student site may call. Its pages load only these addresses, in a file of their own,
 * because every byte counts there.
 */
export const SITE_ADDRESSES = {
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
  'auth.callback': `GET ${AUTH_PREFIX}/callback`,
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
  'auth.askForPasskey': `POST ${AUTH_PREFIX}/passkeys/authentication/options`,
  'auth.signInWithPasskey': `POST ${AUTH_PREFIX}/passkeys/authentication/verify`,
  'auth.askToAddPasskey': `POST ${AUTH_PREFIX}/passkeys/registration/options`,
  'auth.registerPasskey': `POST ${AUTH_PREFIX}/passkeys/registration/verify`,
  'auth.passkeys': `GET ${AUTH_PREFIX}/passkeys`,
  'auth.renamePasskey': `PATCH ${AUTH_PREFIX}/passkeys/:id`,
  'auth.removePasskey': `DELETE ${AUTH_PREFIX}/passkeys/:id`,
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
  'privacy.view': 'GET /api/v1/privacy',
  'privacy.export': 'POST /api/v1/privacy/exports',
  'privacy.exportLink': 'POST /api/v1/privacy/exports/:id/link',
  'privacy.exportFile': 'GET /api/v1/privacy/exports/:id/file',
  'privacy.delete': 'POST /api/v1/privacy/deletion',
  'privacy.keep': 'DELETE /api/v1/privacy/deletion',
  'notifications.view': 'GET /api/v1/notifications',
  'notifications.update': 'PATCH /api/v1/notifications',
  'notifications.unsubscribePage': 'GET /api/v1/unsubscribe',
  'notifications.unsubscribe': 'POST /api/v1/unsubscribe',

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
  'papers.link': 'POST /api/v1/papers/:slug/link',
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
} as const satisfies Addresses;

export type SiteRouteName = keyof typeof SITE_ADDRESSES;

/** @param address as the tables have it, such as `GET /api/v1/attempts/:id` */
export function readAddress(address: Addresses[string]): RouteAddress {
  const [method = '', path = ''] = address.split(' ');
  return { method: method as RouteMethod, path };
}

/** As `addressOf` in `route-addresses.ts`, for the student site. */
export function siteAddressOf(name: SiteRouteName): RouteAddress {
  return readAddress(SITE_ADDRESSES[name]);
}
