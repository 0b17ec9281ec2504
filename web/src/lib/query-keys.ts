/**
 * The first part of every query about attempts and what depends on them, such as the bank's counts and the
 * progress: all of it is invalidated when an attempt changes.
 */
export const ATTEMPTS_KEY = ['attempts'] as const;

/** The first part of every query about the student's profile. */
export const PROFILE_KEY = ['profile'] as const;

/** The first part of every query about the student's plan, payments and bought files. */
export const BILLING_KEY = ['billing'] as const;
