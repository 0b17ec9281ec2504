/** Limits of the auth routes (auth.md, Behaviour 8). In one place, each with its reason. */
export const LIMITS = {
  /** Per address: a campus or a clinic signs in from one address, a guesser too. */
  token: { limit: 150, ttl: 5 * 60_000 },
  /** Per address, each of verify, sign-up, recover, resend: each may send a mail. */
  mail: { limit: 30, ttl: 5 * 60_000 },
  /** Per address: visitors make a user each; a library has many of them. */
  anonymous: { limit: 120, ttl: 5 * 60_000 },
  /** Per account: slows a guesser; ends by itself, so nobody is locked out for good. */
  signInPerAccount: { points: 20, seconds: 5 * 60 },
  /** Per account: a change of address mails two people, one of them perhaps a stranger. */
  emailChangePerAccount: { points: 5, seconds: 60 * 60 },
} as const;
