/** The first part of every query about attempts: what is invalidated when one changes. */
export const ATTEMPTS_KEY = ['attempts'] as const;
