import type { AuthErrorCode } from '@prepward/contracts/errors';

/**
 * The protocol's error codes that this server answers, with status and message. Wire format: the
 * browser's auth client reads `code`.
 */
export const AUTH_PROBLEMS = {
  validation_failed: [400, 'The request is not as expected.'],
  invalid_credentials: [400, 'Invalid email or password.'],
  email_not_confirmed: [400, 'Please verify your email address first.'],
  user_banned: [400, 'This account is blocked. Please contact us.'],
  refresh_token_not_found: [400, 'Your session is not known. Please sign in again.'],
  refresh_token_already_used: [400, 'Your session was used elsewhere. Please sign in again.'],
  session_expired: [400, 'Your session has ended. Please sign in again.'],
  bad_code_verifier: [400, 'The code verifier does not match.'],
  unsupported_grant_type: [400, 'This grant type is not supported.'],
  reauthentication_needed: [400, 'Please sign in again before you change this.'],
  current_password_required: [400, 'Please enter your current password.'],
  current_password_invalid: [400, 'Your current password is not right.'],
  no_authorization: [401, 'This request needs a bearer token.'],
  bad_jwt: [403, 'The token is not valid.'],
  session_not_found: [403, 'This session has ended.'],
  user_not_found: [403, 'This user does not exist any more.'],
  otp_expired: [403, 'This link has been used already or has expired.'],
  not_admin: [403, 'This needs an admin.'],
  flow_state_not_found: [404, 'This sign-in code is not known.'],
  flow_state_expired: [422, 'This sign-in took too long. Please start again.'],
  weak_password: [422, 'This password is too weak.'],
  signup_disabled: [422, 'Sign-ups are closed at the moment.'],
  anonymous_provider_disabled: [422, 'Practicing without an account is switched off.'],
  user_already_exists: [422, 'There is an account with this address already.'],
  same_password: [422, 'The new password must differ from the old one.'],
  email_exists: [422, 'There is an account with this address already.'],
  over_email_send_rate_limit: [429, 'Please wait a minute before you ask for another mail.'],
  over_request_rate_limit: [429, 'Too many requests. Please wait a moment and try again.'],
  request_timeout: [503, 'Please try again in a moment.'],
} as const satisfies Record<AuthErrorCode, readonly [status: number, message: string]>;

/** A rule of the authentication protocol was not met. Mapped to HTTP by the API's filter. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;

  constructor(
    readonly code: AuthErrorCode,
    message?: string,
    /** More of the answer's body: `weak_password: { reasons }`. */
    readonly details?: Record<string, unknown>,
  ) {
    const [status, text] = AUTH_PROBLEMS[code];
    super(message ?? text);
    this.status = status;
  }
}
