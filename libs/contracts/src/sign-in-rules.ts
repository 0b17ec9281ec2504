/** The message of `otp_expired` if the link's address was already verified. The site compares it. */
export const ALREADY_VERIFIED = 'Your email address is already verified. Log in to continue.';

/** Minimum length of an admin's password; for students, it's a setting. */
export const ADMIN_PASSWORD_MIN = 12;

/** The method (`amr`) of a session opened by a sign-up link in the browser that signed up. */
export const SIGNED_UP_HERE = 'email/signup';

/** The method (`amr`) of a session that a passkey opened. */
export const PASSKEY_METHOD = 'passkey';

const BEGUN_HERE = ['password', 'oauth', PASSKEY_METHOD, SIGNED_UP_HERE];

/**
 * Whether a session with this method was started by the person at the browser. A link that was merely
 * clicked may have come from anyone, so it doesn't move a visitor's data to the account.
 */
export function isBegunHere(method: string): boolean {
  return BEGUN_HERE.includes(method);
}

/** Digits of an authenticator app's code. */
export const APP_CODE_DIGITS = 6;

/**
 * Minutes until an emailed link or code expires, from the moment its email is sent: for a sign-up or a
 * change of address, a sign-in, a lost password, and a code that confirms the user's identity. After the
 * link for a lost password was opened, there is the same time again to set the new one.
 */
export const LINK_MINUTES = { confirmation: 60, signIn: 60, recovery: 10, proof: 10 } as const;

/** The type in a link that undoes an address change; the other types are the protocol's. */
export const UNDO_ADDRESS_LINK = 'undo_address';
/** Days until such a link expires. */
export const UNDO_ADDRESS_DAYS = 7;
