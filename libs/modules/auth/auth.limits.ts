import { MINUTE_MS } from '@prepward/contracts/durations';

/** The longest wait after wrong passwords, seconds: an owner who comes back after class gets another try. */
const LONGEST_WAIT = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/** Limits of the auth routes. In one place, each with its reason. */
export const LIMITS = {
  /** Per network: a whole campus or clinic signs in from one, but so does a guesser. */
  token: { limit: 150, ttl: 5 * MINUTE_MS },
  /** Per network, for the way there and back: as many as may sign in. */
  google: { limit: 150, ttl: 5 * MINUTE_MS },
  /** Per network, for each of verify, sign-up, recover, and resend: each may send an email. */
  mail: { limit: 30, ttl: 5 * MINUTE_MS },
  /** Per network: each visitor creates a user, and a library has many visitors. */
  anonymous: { limit: 120, ttl: 5 * MINUTE_MS },
  /**
   * Password tries. Anyone who uses up one window after another waits twice as long each time; every
   * wait ends on its own, so no one is locked out permanently.
   */
  signIn: {
    /** Per account and network, for unknown devices: no one mistypes this often. */
    stranger: { points: 20, seconds: 5 * 60, longestWait: LONGEST_WAIT },
    /** Per account and network while it is attacked: enough for the owner at a new computer. */
    attacked: { points: 4, seconds: 5 * 60, longestWait: LONGEST_WAIT },
    /** Per account and known device. */
    device: { points: 20, seconds: 5 * 60, longestWait: LONGEST_WAIT },
    /** Current passwords, per account and session, be it the owner's or a stolen one. */
    proof: { points: 20, seconds: 5 * 60, longestWait: LONGEST_WAIT },
  },
  /** Tries at an account by all strangers together: above this, it counts as under attack. */
  account: { points: 100, seconds: 60 * 60 },
  /** Emails about too many wrong passwords, per address. */
  guessedMail: { points: 1, seconds: DAY_SECONDS },
  /** Second-step tries, per account: a guessing program soon gets through six digits. */
  secondStep: {
    minute: { points: 15, seconds: 60 },
    hour: { points: 50, seconds: 60 * 60 },
  },
  /**
   * Tries of emailed six-digit codes for one account. Someone who mistypes only has to wait. The link
   * in the email isn't affected: a browser that asked for it can open it, no matter who else asked.
   */
  emailCode: {
    /** From one place: a network, a known device or a session. About 80 a day. */
    place: { points: 10, seconds: 10 * 60, longestWait: DAY_SECONDS },
    /**
     * From all unknown networks, or all sessions: finding a code would take years of guessing day and
     * night.
     */
    all: { points: 200, seconds: DAY_SECONDS },
  },
  /** Per account: a change of address emails two people, one of them perhaps a stranger. */
  emailChangePerAccount: { points: 5, seconds: 60 * 60 },
} as const;
