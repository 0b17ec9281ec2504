import type { AuthErrorCode } from '@prepward/contracts/errors';

/** How the error message for a refused access token begins; clients of the protocol match it. */
export const UNVERIFIED = 'invalid JWT: unable to parse or verify signature';

/**
 * The protocol's error codes that this server returns, with status and message. The messages are part
 * of the wire format: clients of the protocol compare them, so they don't follow the product's wording.
 * People read the texts in `contracts/error-words`.
 */
export const AUTH_PROBLEMS = {
  validation_failed: [400, "The request isn't valid."],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [400, 'User is banned'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  current_password_required: [400, 'Current password required when setting new password.'],
  current_password_invalid: [400, 'Current password required when setting new password.'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, `${UNVERIFIED}, token is malformed or its signature is invalid`],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  otp_expired: [403, 'Token has expired or is invalid'],
  not_admin: [403, 'User not allowed'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  weak_password: [422, 'Password is too weak.'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  user_already_exists: [422, 'User already registered'],
  same_password: [422, 'New password should be different from the old password.'],
  email_exists: [422, 'A user with this email address has already been registered'],
  captcha_failed: [400, 'captcha protection: request disallowed'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  request_timeout: [503, 'Processing this request timed out, please retry after a moment.'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  account_holds_role: [422, 'This account has a role. Take the role away first.'],
  insufficient_aal: [403, 'AAL2 session is required for this'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name for this user already exists'],
  too_many_enrolled_mfa_factors: [
    422,
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_phone_enroll_disabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_web_authn_enroll_disabled: [422, 'MFA enroll is disabled for WebAuthn'],
  phone_provider_disabled: [400, 'Unsupported phone provider'],
  webauthn_challenge_not_found: [400, 'Challenge not found or already used'],
  webauthn_challenge_expired: [400, 'Challenge has expired'],
  webauthn_credential_exists: [422, 'Credential already registered'],
  webauthn_verification_failed: [400, 'Credential verification failed'],
  too_many_passkeys: [422, 'Maximum number of passkeys reached'],
  passkey_not_found: [404, 'Passkey not found'],
  bad_oauth_state: [400, 'OAuth state not found or expired'],
  bad_oauth_callback: [400, 'OAuth callback with invalid parameters'],
  provider_email_needs_verification: [422, 'Unverified email with google'],
  unexpected_failure: [500, 'The identity provider could not be reached'],
  provider_disabled: [400, 'Unsupported provider: provider is not enabled'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
} as const satisfies Record<AuthErrorCode, readonly [status: number, message: string]>;

/** A rule of the authentication protocol was not met. Mapped to HTTP by the API's filter. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  /** Seconds until the caller may try again. */
  waitSeconds: number | undefined;

  /** A rate limit was reached; its window ends after this many ms. */
  static limited(resetMs: number): AuthError {
    const error = new AuthError('over_request_rate_limit');
    error.waitSeconds = Math.ceil(resetMs / 1000);
    return error;
  }

  constructor(
    readonly code: AuthErrorCode,
    message?: string,
    /** More of the answer's body: `weak_password: { reasons }`. */
    readonly details?: Record<string, unknown>,
    /** Given where the protocol uses several statuses for one code. */
    status?: number,
  ) {
    const [usual, text] = AUTH_PROBLEMS[code];
    super(message ?? text);
    this.status = status ?? usual;
  }
}
