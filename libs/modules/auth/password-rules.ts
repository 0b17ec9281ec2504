import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { AuthError } from './auth.errors.js';
import { PASSWORD_MAX, weakReasons } from './domain/password-policy.js';

/** The operator's password rules, said in words. */
@Injectable()
export class PasswordRules {
  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /** @throws AuthError weak_password with its reasons */
  check(password: string, minimum = this.config.auth.passwordMin): void {
    const reasons = weakReasons(password, minimum);
    if (reasons.length === 0) return;
    const message = this.words(reasons, password, minimum);
    throw new AuthError('weak_password', message, { weak_password: { reasons } });
  }

  private words(reasons: readonly string[], password: string, minimum: number): string {
    if (!reasons.includes('length')) {
      return 'This password is among the most common ones. Please choose another.';
    }
    return password.length > PASSWORD_MAX
      ? `Password must be at most ${PASSWORD_MAX} characters long.`
      : `Password must be at least ${minimum} characters long.`;
  }
}
