import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import { accepted } from '@prepward/contracts/account';
import {
  type ContactBody,
  contactBody,
  type QuoteBody,
  quoteBody,
} from '@prepward/contracts/quotes';
import { Access, IdempotencyKey, Returns } from '@prepward/platform/http';
import { LIMITS } from '../quotes.limits.js';
import { QuotesService } from '../quotes.service.js';

/** The forms of the public pages. */
@ApiTags('quotes')
@Controller('api/v1')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Post('quotes')
  @Access('public')
  @Throttle({ default: LIMITS.send })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Returns(accepted, 202)
  async requestQuote(
    @Body({ schema: quoteBody }) body: QuoteBody,
    @IdempotencyKey() key: string | undefined,
  ) {
    return { id: await this.quotes.requestQuote(body, key) };
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
    return { id: await this.quotes.requestContact(body, key) };
  }
}
