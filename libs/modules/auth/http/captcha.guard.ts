import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CAPTCHA_TOKEN_MAX } from '@prepward/contracts/auth';
import * as z from 'zod';
import { Captcha } from '../captcha.js';

/** Of a body that no one has checked yet, the only part that is read here. */
const answered = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().max(CAPTCHA_TOKEN_MAX) }),
});

interface AskedRequest {
  ip: string;
  body?: unknown;
}

/**
 * Before sign-up and anything that sends email: if a captcha is set up, it must be solved first.
 */
@Injectable()
export class CaptchaGuard implements CanActivate {
  constructor(private readonly captcha: Captcha) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip, body } = context.switchToHttp().getRequest<AskedRequest>();
    const parsed = answered.safeParse(body);
    await this.captcha.check(parsed.data?.gotrue_meta_security.captcha_token, ip);
    return true;
  }
}

/** The same of the ways to a session: only a password can be guessed by a program that has nothing yet. */
@Injectable()
export class PasswordCaptchaGuard extends CaptchaGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { query } = context.switchToHttp().getRequest<{ query: { grant_type?: unknown } }>();
    return query.grant_type !== 'password' || super.canActivate(context);
  }
}
