import { personNameProblem } from '@prepward/contracts/name-rules';

/** Shortest password that is accepted; the operator's setting on the server has the last word. */
export const MIN_PASSWORD = 6;

/** What an email field accepts before the server looks at it. */
export const EMAIL_RULES = {
  required: 'Enter your email address.',
  pattern: {
    value: /^\S+@\S+\.\S+$/,
    message: 'Enter an address like name@example.com.',
  },
  setValueAs: (value: string) => value.trim(),
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

/** The first rule of the specification that a new password breaks, with the words for its toast. */
export function passwordProblem({
  password,
  confirmPassword,
}: PasswordPair): { field: keyof PasswordPair; title: string; description: string } | null {
  if (password !== confirmPassword) {
    return {
      field: 'confirmPassword',
      title: 'Password Mismatch',
      description: 'Passwords do not match. Please try again.',
    };
  }
  if (password.length < MIN_PASSWORD) {
    return {
      field: 'password',
      title: 'Password too short',
      description: `Password must be at least ${MIN_PASSWORD} characters long.`,
    };
  }
  return null;
}

/** Said at the field itself, where it stays after the toast is gone. */
export const FIELD_NOTE: Record<keyof PasswordPair, string> = {
  password: `Use ${MIN_PASSWORD} characters or more.`,
  confirmPassword: 'Type the same password as above.',
};

/** The rules of both password fields for a form that says everything that is wrong at once. */
export const PASSWORD_RULES = {
  password: {
    required: 'Choose a password.',
    validate: (password: string) => password.length >= MIN_PASSWORD || FIELD_NOTE.password,
  },
  confirmPassword: {
    required: 'Type the password once more.',
    validate: (confirmPassword: string, { password }: PasswordPair) =>
      confirmPassword === password || FIELD_NOTE.confirmPassword,
  },
};
