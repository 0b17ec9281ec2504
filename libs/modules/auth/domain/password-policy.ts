import { dictionary } from '@zxcvbn-ts/language-common';

/** Longest password taken; longer ones are refused, never cut. */
export const PASSWORD_MAX = 128;
/** How many of the most common passwords are refused (OWASP ASVS 5.0 V6.2.4). */
const COMMON_COUNT = 3_000;

export type WeakReason = 'length' | 'characters' | 'pwned';

const common = new Set(
  dictionary['passwords-common']
    .map(String)
    .filter((word) => word.length >= 6)
    .slice(0, COMMON_COUNT),
);

/**
 * Why a password is refused; empty when it is fine. No composition rules.
 *
 * @param minimum characters, counted as people see them
 */
export function weakReasons(password: string, minimum: number): WeakReason[] {
  const length = [...password].length;
  if (length < minimum || length > PASSWORD_MAX) return ['length'];
  return common.has(password.toLowerCase()) ? ['pwned'] : [];
}
