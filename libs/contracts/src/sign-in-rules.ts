/** The message of `otp_expired` where the link's address was verified before. The site looks for it. */
export const ALREADY_VERIFIED = 'Your email address is already verified. Log in to continue.';

/** Least length of an admin's password; students' is a setting. */
export const ADMIN_PASSWORD_MIN = 12;

/** The method (`amr`) of a session that a sign-up's link opened in the browser that signed up. */
export const SIGNED_UP_HERE = 'email/signup';

/** The method (`amr`) of a session that a passkey opened. */
export const PASSKEY_METHOD = 'passkey';

const BEGUN_HERE = ['password', 'oauth', PASSKEY_METHOD, SIGNED_UP_HERE];

/**
 * Whether a session by this method was begun by the person at the browser. A link that was merely
 * clicked may be anyone's: what a visitor did there does not move by it.
 */
export function isBegunHere(method: string): boolean {
  return BEGUN_HERE.includes(method);
}

/** Digits of an authenticator app's code. */
export const APP_CODE_DIGITS = 6;

/**
 * Minutes until an emailed link or code expires, from the moment its email is sent: for a sign-up
 * or a change of address, a sign-in, a lost password, and a code that confirms the user's identity.
 * The new password can be set within the same time after its link was opened, too.
 */
export const LINK_MINUTES = { confirmation: 60, signIn: 60, recovery: 10, proof: 10 } as const;

/** The type in a link that undoes a change of address; the rest are the protocol's. */
export const UNDO_ADDRESS_LINK = 'undo_address';
/** Days until such a link expires. */
export const UNDO_ADDRESS_DAYS = 7;
