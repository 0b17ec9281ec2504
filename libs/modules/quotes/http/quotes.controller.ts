import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import { accepted } from '@prepward/contracts/account';
import {
  type ContactBody,
  contactBody,
  formTokenAnswer,
  type QuoteBody,
  quoteBody,
} from '@prepward/contracts/quotes';
import { Access, IdempotencyKey, Returns } from '@prepward/platform/http';
import { LIMITS } from '../quotes.limits.js';
import { QuotesService } from '../quotes.service.js';
import { OpenForms } from './open-forms.js';

/** The forms of the public pages. */
@ApiTags('quotes')
@Controller('api/v1')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly forms: OpenForms,
  ) {}

  @Get('form-token')
  @Access('public')
  @Throttle({ default: LIMITS.open })
  @Returns(formTokenAnswer)
  async open() {
    return { token: await this.forms.issue() };
  }

  @Post('quotes')
  @Access('public')
  @Throttle({ default: LIMITS.send })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Returns(accepted, 202)
  async requestQuote(
    @Body({ schema: quoteBody }) body: QuoteBody,
    @IdempotencyKey() key: string | undefined,
  ) {
    const openMs = await this.forms.openMs(body.formToken);
    return { id: await this.quotes.requestQuote(body, { key, openMs }) };
  }

  @Post('contacts')
  @Access('public')
  @Throttle({ default: LIMITS.send })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Returns(accepted, 202)
  async requestContact(
    @Body({ schema: contactBody }) body: ContactBody,
    @IdempotencyKey() key: string | undefined,
  ) {
    const openMs = await this.forms.openMs(body.formToken);
    return { id: await this.quotes.requestContact(body, { key, openMs }) };
  }
}
