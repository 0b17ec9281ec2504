import { Injectable } from '@nestjs/common';
import { FORM_TOKEN_MS } from '@prepward/contracts/quote-rules';
import { Clock, Ids } from '@prepward/platform/clock';
import { Limiter } from '@prepward/platform/limits';
import { LIMITS } from '../quotes.limits.js';
import { FormSeal } from './form-seal.js';

/** Knows how long a form was open without trusting the browser, from a signed token of when it opened. */
@Injectable()
export class OpenForms {
  constructor(
    private readonly seal: FormSeal,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The token for a form that opens now. */
  issue(): Promise<string> {
    const form = { id: this.ids.uuid(), openedAt: this.clock.now().getTime() };
    return this.seal.seal(form, FORM_TOKEN_MS / 1000);
  }

  /**
   * How long a form was open, ms. Undefined without a valid token: missing, not ours, expired, or
   * used more often than anyone would resend a form.
   */
  async openMs(token: string | undefined): Promise<number | undefined> {
    const form = token === undefined ? undefined : await this.seal.open(token);
    if (form === undefined) return undefined;
    const { points, seconds } = LIMITS.token;
    const { allowed } = await this.limiter.use('form-token', form.id, points, seconds);
    return allowed ? this.clock.now().getTime() - form.openedAt : undefined;
  }
}
