import { Body, Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody } from '@prepward/contracts/routes';
import { IdempotencyKey, Route } from '@prepward/platform/http';
import { LIMITS } from '../quotes.limits.js';
import { QuotesService } from '../quotes.service.js';
import { OpenForms } from './open-forms.js';

/** The forms of the public pages. */
@Controller()
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly forms: OpenForms,
  ) {}

  @Route('forms.open')
  @Throttle({ default: LIMITS.open })
  async open() {
    return { token: await this.forms.issue() };
  }

  @Route('forms.quote')
  @Throttle({ default: LIMITS.send })
  async requestQuote(
    @Body() body: RouteBody<'forms.quote'>,
    @IdempotencyKey() key: string | undefined,
  ) {
    const openMs = await this.forms.openMs(body.formToken);
    return { id: await this.quotes.requestQuote(body, { key, openMs }) };
  }

  @Route('forms.contact')
  @Throttle({ default: LIMITS.send })
  async requestContact(
    @Body() body: RouteBody<'forms.contact'>,
    @IdempotencyKey() key: string | undefined,
  ) {
    const openMs = await this.forms.openMs(body.formToken);
    return { id: await this.quotes.requestContact(body, { key, openMs }) };
  }
}
