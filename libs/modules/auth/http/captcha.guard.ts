import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CAPTCHA_TOKEN_MAX } from '@prepward/contracts/auth';
import * as z from 'zod';
import { Captcha } from '../captcha.js';

/** The only part that is read here, of a body that hasn't been validated yet. */
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

/** The same for sign-in, but only with a password: the other ways need something that can't be guessed. */
@Injectable()
export class PasswordCaptchaGuard extends CaptchaGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { query } = context.switchToHttp().getRequest<{ query: { grant_type?: unknown } }>();
    return query.grant_type !== 'password' || super.canActivate(context);
  }
}
