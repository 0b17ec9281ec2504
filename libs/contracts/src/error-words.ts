import type { AuthErrorCode, ErrorCode } from './errors.js';

/** Shown when no code tells more: it's unknown, or the answer isn't ours. */
export const SOMETHING_WRONG = 'Something went wrong on our side. Try again in a moment.';
/** Shown when no answer came. */
export const UNREACHABLE = "We couldn't reach the server. Check your connection and try again.";

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';
const SIGNED_OUT = 'Your session has ended. Log in again to continue.';
const SWITCHED_OFF = "This way to sign in isn't available. Use your email and password.";
const SECOND_STEP = 'Enter the code from your authenticator app first.';
const ADDRESS_TAKEN = "There's already an account with this address.";

/**
 * What users read for an error code, on every screen of both front ends. The messages in answers are for
 * API callers: they may name fields and types, and never reach a screen.
 */
export const ERROR_WORDS: Record<ErrorCode, string> = {
  VALIDATION_FAILED: "Something you entered isn't right. Check it and try again.",
  UNAUTHENTICATED: SIGNED_OUT,
  FORBIDDEN: "Your account can't do this.",
  NOT_FOUND: "We can't find this. It may have moved or been removed.",
  METHOD_NOT_ALLOWED: SOMETHING_WRONG,
  PAYLOAD_TOO_LARGE: 'This is too long. Shorten it and try again.',
  UNSUPPORTED_MEDIA_TYPE: SOMETHING_WRONG,
  RATE_LIMITED: TOO_MANY,
  SERVICE_UNAVAILABLE: "We're not available right now. Try again in a moment.",
  INTERNAL_ERROR: SOMETHING_WRONG,
  ATTEMPT_NOT_FOUND: "We can't find that attempt.",
  ATTEMPT_FINISHED: 'This attempt is finished, so its answers can no longer change.',
  ATTEMPT_POSITION_UNKNOWN: 'This attempt has no such question. Load the page again.',
  ATTEMPT_SECTION_CLOSED: 'This section is closed, so its answers can no longer change.',
  ATTEMPT_SECTION_PENDING: "This section hasn't started yet.",
  ACCOUNT_REQUIRED: 'Create a free account to start this.',
  SUBSCRIPTION_REQUIRED: 'This comes with a subscription.',
  ITEM_IN_OPEN_EXAM: 'This question is in an exam you have open. Finish the exam first.',
  TOO_MANY_STARTS: 'You’ve started a lot of practices in a short time. Try again later.',
  TOO_MANY_REPORTS: 'You’ve sent a lot of reports today. Thanks! You can send more tomorrow.',
  TOO_MANY_TABS:
    'This practice was open in too many tabs today. Close some and try again tomorrow.',
  DIAGNOSTIC_TAKEN: "You've taken the free diagnostic. With a plan, you can take it again.",
  ATTEMPT_SUBJECT_REQUIRED: 'Choose a subject.',
  RESPONSE_TYPE_MISMATCH: "This answer doesn't fit the question. Load the page again.",
  RESPONSE_OPTION_UNKNOWN: "This answer doesn't fit the question. Load the page again.",
  CATEGORY_UNKNOWN: "We can't find that topic.",
  NOT_ENOUGH_ITEMS: "There aren't enough questions for this practice. Choose more topics.",
  PAYMENTS_CLOSED: "You can't pay here yet. Nothing was charged. Contact us and we'll help you.",
  GATEWAY_UNAVAILABLE: "We couldn't reach our payment provider. Try again in a minute.",
  WEBHOOK_REFUSED: SOMETHING_WRONG,
  ALREADY_SUBSCRIBED: 'You already have a plan. You can change it on your subscription page.',
  ALREADY_PURCHASED: "You've already bought this. It's under My purchases.",
  PAYMENT_PROCESSING: 'Your payment is on its way. We’ll email you when it’s done.',
  CHECKOUT_NOT_FOUND: "We can't find that payment in your account.",
  CHECKOUT_REPLACED:
    'You opened another checkout at the same time. Pay there, or try again here. Nothing was charged.',
  NO_RENEWING_SUBSCRIPTION: "You don't have a plan that this applies to.",
  SAME_PLAN: 'You already have this plan.',
  PREVIEW_EXPIRED: 'This price is out of date. Check the new one and try again.',
  PAYMENT_DECLINED: 'Your card was declined. Use another payment method and try again.',
  PAYMENT_NOT_FOUND: "We can't find that payment in your account.",
  REFUND_NOT_POSSIBLE: "This payment can't be refunded here. Contact us and we'll look into it.",
  REFUND_REQUEST_NOT_FOUND: "We can't find that refund request.",
  ENQUIRY_NOT_FOUND: "We can't find that request.",
  CANNED_TEXT_NOT_FOUND: "We can't find that text.",
  NOT_AN_ADMIN: 'Requests can only be assigned to admins.',
  NO_GRANT: 'This student has no plan from us to revoke.',
  REFUND_REQUEST_DECIDED: 'This refund request was already decided.',
  ORDER_NOT_FOUND: "We can't find that order.",
  DISPUTE_NOT_FOUND: "We can't find that dispute.",
  WEBHOOK_EVENT_NOT_FOUND: "We can't find that webhook event.",
  WEBHOOK_EVENT_ABOUT_NO_STUDENT: 'This event isn’t about any student.',
  DEAD_LETTER_NOT_FOUND: 'This job is no longer waiting for a retry.',
  MAIL_NOT_FOUND: "We can't find that email.",
  MAIL_NOT_REPEATABLE:
    "This email can't be sent again: its event was removed, or its job is running now.",
  PURCHASE_NOT_FOUND: "We can't find that purchase in your account.",
  PURCHASE_NOT_READY: "We're still making your file. Try again in a minute.",
  DOWNLOAD_LINK_INVALID: 'This link no longer works. Get a new one under My purchases.',
  VISITOR_SESSION_INVALID: "We couldn't add what you practiced before signing in.",
  USER_NOT_FOUND: "We can't find that user.",
  SECOND_STEP_REQUIRED: SECOND_STEP,
  TWO_STEP_SETUP_REQUIRED: 'Set up two-step sign-in first. Admins can’t do without it.',
  SESSION_NOT_FOUND: 'That device is signed out already.',
  UNDO_LINK_INVALID: 'This link has been used already, or has expired. Contact us for help.',
  EXPORT_TOO_SOON: 'You can download your data once a day. Try again tomorrow.',
  EXPORT_NOT_FOUND: 'This file is no longer there. Ask for a new one.',
  EXPORT_LINK_INVALID: 'This link no longer works. Get a new one in your profile.',
  PROOF_REQUIRED: 'Enter your password, or the code we emailed you.',
  PASSWORD_WRONG: "Your current password isn't right.",
  CODE_WRONG: "That code isn't right or has expired. Ask for a new one.",
  ACCOUNT_HOLDS_ROLE:
    "Staff accounts can't be deleted here. Ask another admin to take your role away first.",
  DELETION_BEGUN: 'Your account is being deleted right now. This can no longer be stopped.',
  UNSUBSCRIBE_LINK_INVALID:
    'This link no longer works. Log in and choose your emails in your profile.',
  LAST_ADMIN: 'This is the only admin. Make someone else an admin first.',
  OWN_ACCOUNT: "You can't do this to your own account.",
  STAFF_ACCOUNT: 'This account is an admin. Remove the role first.',
  VIEW_READS_ONLY: "You can't do this in a view.",
  VIEW_ENDED: SIGNED_OUT,
  VERIFIED_ACCOUNT_REQUIRED: 'Only an account with a verified email can have this.',
  FILE_NOT_FOUND: "We can't find that file.",
  FILE_UPLOAD_NOT_FOUND: "We can't find that upload. Start it again.",
  FILE_UPLOAD_CLOSED: 'This upload is already complete.',
  FILE_CHUNK_UNEXPECTED: 'The upload got out of step. Start it again.',
  FILE_NOT_PDF: "This isn't a PDF, whatever its name says. Choose a PDF.",
  FILE_PUBLISHED: 'Unpublish this file first.',
  FILE_NOT_PUBLISHED: "This file isn't published.",
  CLAIM_NOT_FOUND: "The site doesn't claim this anymore. Load the page again.",
  CLAIM_IS_MEASURED: "This claim is measured, so it can't be confirmed by hand.",
  ITEM_CHANGED_MEANWHILE:
    'Someone saved a newer version of this question. Copy your changes, then load the page again.',
  ITEM_WITHOUT_SOURCE: "This question's text isn't in the database, so it can't be edited here.",
  ITEM_FAILS_CHECKS: 'This version fails the checks of the bank. Fix what they found, then save.',
  ITEM_UNCHANGED: 'Nothing has changed yet.',
  ITEM_RETIRED: 'This question left the bank, so its status can no longer change.',
  REPORT_NOT_FOUND: "We can't find that report.",
  REPORT_CLOSED: 'This report is already closed.',
  ITEM_NOT_FOUND: "We can't find that question.",
};

/** The same for the codes of `/auth/v1`. */
export const AUTH_ERROR_WORDS: Record<AuthErrorCode, string> = {
  validation_failed: ERROR_WORDS.VALIDATION_FAILED,
  invalid_credentials: 'Invalid email or password.',
  email_not_confirmed: 'Please verify your email address first.',
  user_banned: 'This account is blocked. Please contact us.',
  refresh_token_not_found: SIGNED_OUT,
  refresh_token_already_used: SIGNED_OUT,
  session_expired: SIGNED_OUT,
  bad_code_verifier: 'This sign-in started in another browser. Start again here.',
  reauthentication_needed: 'Log in again before you change this.',
  current_password_required: 'Enter your current password.',
  current_password_invalid: "Your current password isn't right.",
  no_authorization: SIGNED_OUT,
  bad_jwt: SIGNED_OUT,
  session_not_found: SIGNED_OUT,
  user_not_found: 'This account no longer exists.',
  otp_expired: 'This link has been used already or has expired.',
  not_admin: "Your account can't do this.",
  flow_state_not_found: "We couldn't finish this sign-in. Start again.",
  flow_state_expired: 'This sign-in took too long. Start again.',
  weak_password: 'This password is too easy to guess. Choose another.',
  signup_disabled: "New students can't join right now. If you have an account, log in.",
  anonymous_provider_disabled: "Practice without an account isn't available right now.",
  user_already_exists: ADDRESS_TAKEN,
  same_password: 'Choose a password that differs from the old one.',
  email_exists: ADDRESS_TAKEN,
  captcha_failed: "We couldn't tell whether you're a person. Try again.",
  over_email_send_rate_limit: 'Please wait a minute before you ask for another email.',
  over_request_rate_limit: TOO_MANY,
  request_timeout: ERROR_WORDS.SERVICE_UNAVAILABLE,
  phone_provider_disabled: SWITCHED_OFF,
  webauthn_challenge_not_found: 'That took too long. Try your passkey again.',
  webauthn_challenge_expired: 'That took too long. Try your passkey again.',
  webauthn_credential_exists: 'This device already has a passkey for your account.',
  webauthn_verification_failed:
    "This passkey doesn't open an account here. Try another one, or log in another way.",
  too_many_passkeys: 'You have as many passkeys as an account can have. Remove one first.',
  passkey_not_found: 'This passkey was removed already.',
  provider_disabled: SWITCHED_OFF,
  bad_oauth_state: 'This sign-in took too long, or started in another browser. Start again here.',
  bad_oauth_callback: "We couldn't confirm who you are. Try again, or use your password.",
  provider_email_needs_verification:
    "Google hasn't verified this email address. Verify it with Google first, or sign up with a password.",
  unexpected_failure: "We couldn't reach Google. Try again in a moment.",
  web3_provider_disabled: SWITCHED_OFF,
  saml_provider_disabled: SWITCHED_OFF,
  account_holds_role: 'This account has a role. Take the role away first.',
  insufficient_aal: SECOND_STEP,
  otp_disabled: "We can't find an account with this address.",
  reauthentication_not_valid: "That code isn't right or has expired. Ask for a new one.",
  mfa_factor_not_found: "That app isn't set up for two-step sign-in anymore.",
  mfa_factor_name_conflict: 'You already have a device with this name. Choose another name.',
  too_many_enrolled_mfa_factors:
    'You have as many devices as an account can have. Remove one first.',
  mfa_verification_failed: "That code isn't right. Enter the newest one from your app.",
  mfa_challenge_expired: 'That took too long. Enter the newest code from your app.',
  mfa_phone_enroll_disabled: SWITCHED_OFF,
  mfa_web_authn_enroll_disabled: SWITCHED_OFF,
  manual_linking_disabled: "You can't link another sign-in to this account yet.",
};

function ownWords(words: Record<string, string>, code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined;
}

/** The words for an API error code; for an unknown code, general ones. */
export function errorWords(code: string | undefined): string {
  return ownWords(ERROR_WORDS, code) ?? SOMETHING_WRONG;
}

/** The words for an error code of `/auth/v1`; undefined for an unknown one. */
export function authErrorWords(code: string | undefined): string | undefined {
  return ownWords(AUTH_ERROR_WORDS, code);
}
