import { MINUTE_MS } from '@prepward/contracts/durations';

/** After wrong passwords, seconds: an owner who comes back after a class gets another try. */
const LONGEST_WAIT = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/** Limits of the auth routes. In one place, each with its reason. */
export const LIMITS = {
  /** Per address: a campus or a clinic signs in from one address, a guesser too. */
  token: { limit: 150, ttl: 5 * MINUTE_MS },
  /** Per address, there and back: as many as may sign in. */
  google: { limit: 150, ttl: 5 * MINUTE_MS },
  /** Per address, each of verify, sign-up, recover, resend: each may send a mail. */
  mail: { limit: 30, ttl: 5 * MINUTE_MS },
  /** Per address: visitors make a user each; a library has many of them. */
  anonymous: { limit: 120, ttl: 5 * MINUTE_MS },
  /**
   * Tries of a password. Who uses up one window after the other waits twice as long after each; every
   * wait ends automatically, so no one is locked out for good.
   */
  signIn: {
    /** Per account and network, of a device that isn't known: no one mistypes so often. */
    stranger: { points: 20, seconds: 5 * 60, longestWait: LONGEST_WAIT },
    /** Per account and network while it is attacked: enough for the owner at a new computer. */
    attacked: { points: 4, seconds: 5 * 60, longestWait: LONGEST_WAIT },
    /** Per account and known device. */
    device: { points: 20, seconds: 5 * 60, longestWait: LONGEST_WAIT },
    /** Current passwords, per account and session: the owner's own, and one that was stolen. */
    proof: { points: 20, seconds: 5 * 60, longestWait: LONGEST_WAIT },
  },
  /** Tries at an account, of all strangers together: beyond it the account is being attacked. */
  account: { points: 100, seconds: 60 * 60 },
  /** Emails about too many wrong passwords, per address. */
  guessedMail: { points: 1, seconds: DAY_SECONDS },
  /** Tries of a second step, per account: six digits are few for a program that guesses. */
  secondStep: {
    minute: { points: 15, seconds: 60 },
    hour: { points: 50, seconds: 60 * 60 },
  },
  /**
   * Codes of six digits that were emailed, tried at one account. Mistyped ones end with their wait,
   * and the link in the email is never concerned: a browser that asked opens it, who else asked
   * too.
   */
  emailCode: {
    /** From one place: a network, a known device or a session. About 80 a day. */
    place: { points: 10, seconds: 10 * 60, longestWait: DAY_SECONDS },
    /** From all strange networks, or all sessions: years of guessing, day and night, find a code. */
    all: { points: 200, seconds: DAY_SECONDS },
  },
  /** Per account: a change of address emails two people, one of them perhaps a stranger. */
  emailChangePerAccount: { points: 5, seconds: 60 * 60 },
} as const;
