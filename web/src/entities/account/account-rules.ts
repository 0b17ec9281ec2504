import { emailProblem } from '@prepward/contracts/email-rules';
import { personNameProblem } from '@prepward/contracts/name-rules';

/** What an email field accepts before the server looks at it. */
export const EMAIL_RULES = {
  setValueAs: (value: string) => value.trim(),
  validate: (value: string) => emailProblem(value.trim()) ?? true,
};

/** What a field for a first or last name accepts. */
export function nameRules(which: 'first name' | 'last name') {
  return {
    setValueAs: (value: string) => value.trim(),
    validate: (value: string) => personNameProblem(value.trim(), which) ?? true,
  };
}

export interface PasswordPair {
  password: string;
  confirmPassword: string;
}

/** Minimum password length that the server accepts; undefined until it's known. */
type Least = number | undefined;

function isTooShort(password: string, least: Least): least is number {
  return least !== undefined && password.length < least;
}

/** The first of the specification's rules that a new password breaks, with the text for its toast. */
export function passwordProblem(
  { password, confirmPassword }: PasswordPair,
  least: Least,
): { field: keyof PasswordPair; title: string; description: string; note: string } | null {
  if (password !== confirmPassword) {
    return {
      field: 'confirmPassword',
      title: 'Password Mismatch',
      description: 'Passwords do not match. Please try again.',
      note: DIFFERENT,
    };
  }
  if (isTooShort(password, least)) {
    return {
      field: 'password',
      title: 'Password too short',
      description: `Password must be at least ${least} characters long.`,
      note: tooShort(least),
    };
  }
  return null;
}

/** Said at the field itself, where it stays after the toast is gone. */
const tooShort = (least: number) => `Use ${least} characters or more.`;
const DIFFERENT = 'Type the same password as above.';

/** The hint about the length; empty until it's known. */
export function lengthHint(least: Least): string {
  return least === undefined ? '' : `At least ${least} characters.`;
}

/** The rules for both password fields, for a form that reports every problem at once. */
export function passwordRules(least: Least) {
  return {
    password: {
      required: 'Choose a password.',
      validate: (password: string) => !isTooShort(password, least) || tooShort(least),
    },
    confirmPassword: {
      required: 'Enter the password again.',
      validate: (confirmPassword: string, { password }: PasswordPair) =>
        confirmPassword === password || DIFFERENT,
    },
  };
}
