import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteAnswer, RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { settingsInForce } from '@prepward/platform/config';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { DeadLettersService } from '../dead-letters.service.js';
import { OperationsService } from '../operations.service.js';

/** Queues, schedules, parts, and settings, for operators. */
@Controller()
export class AdminOperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly deadLetters: DeadLettersService,
  ) {}

  @Route('admin.operations')
  state() {
    return this.operations.state();
  }

  @Route('admin.settings')
  settings(): RouteAnswer<'admin.settings'> {
    return { settings: settingsInForce() };
  }

  @Route('admin.deadLetters')
  async list(
    @Query() query: RouteQuery<'admin.deadLetters'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.deadLetters', await this.deadLetters.list(query));
  }

  @Route('admin.deadLetter')
  get(@Param() { id }: RouteParams<'admin.deadLetter'>) {
    return this.deadLetters.get(id);
  }

  @Route('admin.retryDeadLetter')
  retry(
    @Param() { id }: RouteParams<'admin.retryDeadLetter'>,
    @Body() _reason: RouteBody<'admin.retryDeadLetter'>,
  ) {
    return this.deadLetters.retry(id);
  }
}
