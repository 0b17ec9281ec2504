/** The message of `otp_expired` where the link's address was verified before. The site looks for it. */
export const ALREADY_VERIFIED = 'Your email address is already verified. Log in to go on.';

/** The method (`amr`) of a session that a sign-up's link opened in the browser that signed up. */
export const SIGNED_UP_HERE = 'email/signup';

const BEGUN_HERE = ['password', 'oauth', SIGNED_UP_HERE];

/**
 * Whether a session by this method was begun by whoever sits at the browser. A link that was merely
 * clicked may be anybody's: what a visitor did there does not move by it.
 */
export function isBegunHere(method: string): boolean {
  return BEGUN_HERE.includes(method);
}
