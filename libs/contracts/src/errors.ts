import * as z from 'zod';

/** Codes that any route may answer. */
export const COMMON_CODES = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;
export type CommonErrorCode = (typeof COMMON_CODES)[number];

/**
 * Every code an API answer may carry in `code`. Codes are wire format: never renamed. Each module says
 * what its codes mean, in the `errors` of its manifest.
 */
export const ERROR_CODES = [
  ...COMMON_CODES,
  // auth
  'VISITOR_SESSION_INVALID',
  'USER_NOT_FOUND',
  'SECOND_STEP_REQUIRED',
  'TWO_STEP_SETUP_REQUIRED',
  'SESSION_NOT_FOUND',
  'UNDO_LINK_INVALID',
  'LAST_ADMIN',
  'OWN_ACCOUNT',
  'STAFF_ACCOUNT',
  'VERIFIED_ACCOUNT_REQUIRED',
  'VIEW_READS_ONLY',
  'VIEW_ENDED',
  'PROOF_REQUIRED',
  'PASSWORD_WRONG',
  'CODE_WRONG',
  // notifications
  'UNSUBSCRIBE_LINK_INVALID',
  // privacy
  'EXPORT_TOO_SOON',
  'EXPORT_NOT_FOUND',
  'EXPORT_LINK_INVALID',
  'ACCOUNT_HOLDS_ROLE',
  'DELETION_BEGUN',
  // questions
  'ITEM_NOT_FOUND',
  'ITEM_CHANGED_MEANWHILE',
  'ITEM_WITHOUT_SOURCE',
  'ITEM_FAILS_CHECKS',
  'ITEM_UNCHANGED',
  'ITEM_RETIRED',
  // quizzes
  'ATTEMPT_NOT_FOUND',
  'ATTEMPT_FINISHED',
  'ATTEMPT_POSITION_UNKNOWN',
  'ATTEMPT_SECTION_CLOSED',
  'ATTEMPT_SECTION_PENDING',
  'ACCOUNT_REQUIRED',
  'SUBSCRIPTION_REQUIRED',
  'DIAGNOSTIC_TAKEN',
  'ATTEMPT_SUBJECT_REQUIRED',
  'RESPONSE_TYPE_MISMATCH',
  'RESPONSE_OPTION_UNKNOWN',
  'CATEGORY_UNKNOWN',
  'NOT_ENOUGH_ITEMS',
  'ITEM_IN_OPEN_EXAM',
  'TOO_MANY_STARTS',
  'TOO_MANY_REPORTS',
  'TOO_MANY_TABS',
  'REPORT_NOT_FOUND',
  'REPORT_CLOSED',
  // billing
  'PAYMENTS_CLOSED',
  'GATEWAY_UNAVAILABLE',
  'WEBHOOK_REFUSED',
  'ALREADY_SUBSCRIBED',
  'ALREADY_PURCHASED',
  'PAYMENT_PROCESSING',
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_REPLACED',
  'NO_RENEWING_SUBSCRIPTION',
  'SAME_PLAN',
  'PREVIEW_EXPIRED',
  'PAYMENT_DECLINED',
  'PAYMENT_NOT_FOUND',
  'REFUND_NOT_POSSIBLE',
  'REFUND_REQUEST_NOT_FOUND',
  'REFUND_REQUEST_DECIDED',
  'ORDER_NOT_FOUND',
  'DISPUTE_NOT_FOUND',
  'WEBHOOK_EVENT_NOT_FOUND',
  'WEBHOOK_EVENT_ABOUT_NO_STUDENT',
  'NO_GRANT',
  // operations
  'DEAD_LETTER_NOT_FOUND',
  'MAIL_NOT_FOUND',
  'MAIL_NOT_REPEATABLE',
  // files
  'FILE_NOT_FOUND',
  'FILE_UPLOAD_NOT_FOUND',
  'FILE_UPLOAD_CLOSED',
  'FILE_CHUNK_UNEXPECTED',
  'FILE_NOT_PDF',
  'FILE_PUBLISHED',
  'FILE_NOT_PUBLISHED',
  // site
  'CLAIM_NOT_FOUND',
  'CLAIM_IS_MEASURED',
  // quotes
  'ENQUIRY_NOT_FOUND',
  'CANNED_TEXT_NOT_FOUND',
  'NOT_AN_ADMIN',
  // test bank
  'PURCHASE_NOT_FOUND',
  'PURCHASE_NOT_READY',
  'DOWNLOAD_LINK_INVALID',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Every code that `/auth/v1` may answer: the browser's auth client reads them, so none is renamed. */
export const AUTH_ERROR_CODES = [
  'validation_failed',
  'invalid_credentials',
  'email_not_confirmed',
  'user_banned',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'bad_code_verifier',
  'reauthentication_needed',
  'current_password_required',
  'current_password_invalid',
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  'user_not_found',
  'otp_expired',
  'not_admin',
  'flow_state_not_found',
  'flow_state_expired',
  'weak_password',
  'signup_disabled',
  'anonymous_provider_disabled',
  'user_already_exists',
  'same_password',
  'email_exists',
  'captcha_failed',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'request_timeout',
  'phone_provider_disabled',
  'webauthn_challenge_not_found',
  'webauthn_challenge_expired',
  'webauthn_credential_exists',
  'webauthn_verification_failed',
  'too_many_passkeys',
  'passkey_not_found',
  'provider_disabled',
  'bad_oauth_state',
  'bad_oauth_callback',
  'provider_email_needs_verification',
  'unexpected_failure',
  'web3_provider_disabled',
  'saml_provider_disabled',
  'manual_linking_disabled',
  'account_holds_role',
  'insufficient_aal',
  'otp_disabled',
  'reauthentication_not_valid',
  'mfa_factor_not_found',
  'mfa_factor_name_conflict',
  'too_many_enrolled_mfa_factors',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_phone_enroll_disabled',
  'mfa_web_authn_enroll_disabled',
] as const;
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number];

/** The body of every error answer of `/api/v1`. */
export const errorBody = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** By field path, what is wrong and what is expected. */
  errors: z.record(z.string(), z.string()).optional(),
  /** On a 500: the log has it next to the cause. */
  errorId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** The same for `/api/v1/admin`, as react-admin reads it: `root.serverError` is shown above a form. */
export interface AdminErrorBody extends Omit<ErrorBody, 'errors'> {
  errors: Record<string, string | { serverError: string }>;
}
