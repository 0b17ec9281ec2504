/** Shortest password that is accepted; the operator's setting on the server has the last word. */
export const MIN_PASSWORD = 6;

/** What an e-mail field accepts before the server looks at it. */
export const EMAIL_RULES = {
  required: 'Enter your e-mail address.',
  pattern: {
    value: /^\S+@\S+\.\S+$/,
    message: 'Enter an address like name@example.com.',
  },
  setValueAs: (value: string) => value.trim(),
};

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
