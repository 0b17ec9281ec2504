import { Body, Controller, Param, Query, UseGuards } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { CurrentUser, IdempotencyKey, type Principal, Route } from '@prepward/platform/http';
import { AnswersService } from '../answers.service.js';
import { FinishingService } from '../finishing.service.js';
import { QuizzesService } from '../quizzes.service.js';
import { StartLimitGuard } from './start-limit.guard.js';

/** The caller's attempts; anyone else's count as not found. */
@Controller()
export class AttemptsController {
  constructor(
    private readonly quizzes: QuizzesService,
    private readonly answers: AnswersService,
    private readonly finishing: FinishingService,
  ) {}

  @Route('attempts.start')
  @UseGuards(StartLimitGuard)
  start(
    @CurrentUser() principal: Principal,
    @Body() body: RouteBody<'attempts.start'>,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.quizzes.start(principal, body, key);
  }

  @Route('attempts.matching')
  matching(@CurrentUser() principal: Principal, @Body() body: RouteBody<'attempts.matching'>) {
    return this.quizzes.matching(principal.userId, body);
  }

  @Route('attempts.list')
  list(@CurrentUser() principal: Principal, @Query() query: RouteQuery<'attempts.list'>) {
    return this.quizzes.list(principal.userId, query);
  }

  @Route('attempts.view')
  view(@CurrentUser() principal: Principal, @Param() { id }: RouteParams<'attempts.view'>) {
    const { userId, viewedBy } = principal;
    return viewedBy === undefined
      ? this.quizzes.view(userId, id)
      : this.quizzes.viewFinished(userId, id);
  }

  @Route('attempts.save')
  save(
    @CurrentUser() principal: Principal,
    @Param() { id, position }: RouteParams<'attempts.save'>,
    @Body() body: RouteBody<'attempts.save'>,
  ) {
    return this.answers.save(principal.userId, id, position, body);
  }

  @Route('attempts.finishSection')
  async finishSection(
    @CurrentUser() principal: Principal,
    @Param() { id, n }: RouteParams<'attempts.finishSection'>,
  ) {
    await this.finishing.finishSection(principal.userId, id, n);
    return this.quizzes.view(principal.userId, id);
  }

  @Route('attempts.startSection')
  async startSection(
    @CurrentUser() principal: Principal,
    @Param() { id, n }: RouteParams<'attempts.startSection'>,
  ) {
    await this.finishing.startSection(principal.userId, id, n);
    return this.quizzes.view(principal.userId, id);
  }

  @Route('attempts.finish')
  async finish(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'attempts.finish'>,
  ) {
    await this.finishing.finish(principal.userId, id);
    return this.quizzes.view(principal.userId, id);
  }

  @Route('attempts.presence')
  appear(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'attempts.presence'>,
    @Body() { clientId }: RouteBody<'attempts.presence'>,
  ) {
    return this.answers.appear(principal.userId, id, clientId);
  }

  @Route('attempts.report')
  async report(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'attempts.report'>,
    @Body() body: RouteBody<'attempts.report'>,
  ) {
    return { id: await this.answers.report(principal.userId, id, body) };
  }
}
