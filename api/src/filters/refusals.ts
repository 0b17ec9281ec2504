import type { AuthErrorCode } from '@prepward/contracts/errors';
import { AuthError } from '@prepward/modules/auth/http';
import type { SecurityEvent } from '@prepward/platform/telemetry';

/** Refusals of the auth protocol that an operator wants to see. */
const EVENTS: Partial<Record<AuthErrorCode, SecurityEvent>> = {
  bad_jwt: 'token.refused',
  current_password_invalid: 'password.refused',
  email_not_confirmed: 'sign-in.refused',
  otp_expired: 'link.refused',
  refresh_token_already_used: 'refresh.reused',
  session_not_found: 'token.refused',
  user_banned: 'sign-in.refused',
};

/** The security event that a refusal stands for; undefined if none. */
export function refusalEvent(
  error: unknown,
  status: number,
  url: string,
): SecurityEvent | undefined {
  if (status === 429 || (error instanceof AuthError && error.code === 'over_request_rate_limit')) {
    return /grant_type=password/.test(url) ? 'sign-in.limited' : 'request.limited';
  }
  if (error instanceof AuthError) return EVENTS[error.code];
  return status === 403 ? 'access.refused' : undefined;
}
