import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { AuthError } from './auth.errors.js';
import { BreachedPasswords } from './breached-passwords.js';
import {
  PASSWORD_MAX,
  type PasswordOwner,
  type Weakness,
  weaknessOf,
} from './domain/password-policy.js';

/** What is wrong with a password: by itself, or because it leaked elsewhere. */
type Problem = Weakness | 'breached';

/** The protocol's word for each weakness; its clients know no others than these. */
const REASONS: Record<Problem, 'length' | 'pwned'> = {
  length: 'length',
  common: 'pwned',
  guessable: 'pwned',
  personal: 'pwned',
  breached: 'pwned',
};

/** The operator's password rules, with a message for each problem. */
@Injectable()
export class PasswordRules {
  constructor(
    @InjectConfig() private readonly config: AppConfig,
    private readonly breached: BreachedPasswords,
  ) {}

  /** @throws AuthError weak_password with its reasons */
  async check(
    password: string,
    owner: PasswordOwner,
    minimum = this.config.auth.passwordMin,
  ): Promise<void> {
    const weakness =
      weaknessOf(password, minimum, owner) ??
      ((await this.breached.has(password)) ? 'breached' : undefined);
    if (weakness === undefined) return;
    throw new AuthError('weak_password', this.words(weakness, password, minimum), {
      weak_password: { reasons: [REASONS[weakness]] },
    });
  }

  private words(weakness: Problem, password: string, minimum: number): string {
    switch (weakness) {
      case 'common':
        return 'This password is among the most common ones. Please choose another.';
      case 'guessable':
        return 'This password is easy to guess. Please choose another.';
      case 'personal':
        return 'This password is too close to your name or email address. Please choose another.';
      case 'breached':
        return 'This password appeared in a data breach elsewhere. Please choose another.';
      case 'length':
        return password.length > PASSWORD_MAX
          ? `Password cannot be longer than ${PASSWORD_MAX} characters.`
          : `Password should be at least ${minimum} characters.`;
    }
  }
}
