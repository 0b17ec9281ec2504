import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { AuthError } from './auth.errors.js';
import { weakReasons } from './domain/password-policy.js';

/** The operator's password rules, said in words. */
@Injectable()
export class PasswordRules {
  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /** @throws AuthError weak_password with its reasons */
  check(password: string, minimum = this.config.auth.passwordMin): void {
    const reasons = weakReasons(password, minimum);
    if (reasons.length === 0) return;
    const message = reasons.includes('length')
      ? `Password must be at least ${minimum} characters long.`
      : 'This password is among the most common ones. Please choose another.';
    throw new AuthError('weak_password', message, { weak_password: { reasons } });
  }
}
