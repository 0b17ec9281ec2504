import { Body, Controller, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { accepted } from '@prepward/contracts/account';
import {
  type AttemptListQuery,
  answerParams,
  attempt,
  attemptList,
  attemptListQuery,
  attemptParams,
  matchingItems,
  presence,
  presenceBody,
  type ReportItemBody,
  reportItemBody,
  type SaveAnswerBody,
  type StartAttemptBody,
  saveAnswerBody,
  saveAnswerResult,
  sectionParams,
  startAttemptBody,
} from '@prepward/contracts/attempts';
import {
  Access,
  CurrentUser,
  IdempotencyKey,
  type Principal,
  Returns,
} from '@prepward/platform/http';
import type * as z from 'zod';
import { AnswersService } from '../answers.service.js';
import { FinishingService } from '../finishing.service.js';
import { QuizzesService } from '../quizzes.service.js';
import { StartLimitGuard } from './start-limit.guard.js';

type AttemptParams = z.infer<typeof attemptParams>;
type SectionParams = z.infer<typeof sectionParams>;

/** Attempts of the caller; nobody else's exist here. */
@ApiTags('attempts')
@ApiBearerAuth()
@Controller('api/v1/attempts')
export class AttemptsController {
  constructor(
    private readonly quizzes: QuizzesService,
    private readonly answers: AnswersService,
    private readonly finishing: FinishingService,
  ) {}

  @Post()
  @Access('session')
  @UseGuards(StartLimitGuard)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Returns(attempt, 201)
  start(
    @CurrentUser() principal: Principal,
    @Body({ schema: startAttemptBody }) body: StartAttemptBody,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.quizzes.start(principal, body, key);
  }

  @Post('matching')
  @Access('session')
  @Returns(matchingItems)
  matching(
    @CurrentUser() principal: Principal,
    @Body({ schema: startAttemptBody }) body: StartAttemptBody,
  ) {
    return this.quizzes.matching(principal.userId, body);
  }

  @Get()
  @Access('session')
  @Returns(attemptList)
  list(
    @CurrentUser() principal: Principal,
    @Query({ schema: attemptListQuery }) query: AttemptListQuery,
  ) {
    return this.quizzes.list(principal.userId, query);
  }

  @Get(':id')
  @Access('session')
  @Returns(attempt)
  view(
    @CurrentUser() principal: Principal,
    @Param({ schema: attemptParams }) { id }: AttemptParams,
  ) {
    return this.quizzes.view(principal.userId, id);
  }

  @Put(':id/answers/:position')
  @Access('session')
  @Returns(saveAnswerResult)
  save(
    @CurrentUser() principal: Principal,
    @Param({ schema: answerParams }) { id, position }: z.infer<typeof answerParams>,
    @Body({ schema: saveAnswerBody }) body: SaveAnswerBody,
  ) {
    return this.answers.save(principal.userId, id, position, body);
  }

  @Post(':id/sections/:n/finish')
  @Access('session')
  @Returns(attempt)
  async finishSection(
    @CurrentUser() principal: Principal,
    @Param({ schema: sectionParams }) { id, n }: SectionParams,
  ) {
    await this.finishing.finishSection(principal.userId, id, n);
    return this.quizzes.view(principal.userId, id);
  }

  @Post(':id/sections/:n/start')
  @Access('session')
  @Returns(attempt)
  async startSection(
    @CurrentUser() principal: Principal,
    @Param({ schema: sectionParams }) { id, n }: SectionParams,
  ) {
    await this.finishing.startSection(principal.userId, id, n);
    return this.quizzes.view(principal.userId, id);
  }

  @Post(':id/finish')
  @Access('session')
  @Returns(attempt)
  async finish(
    @CurrentUser() principal: Principal,
    @Param({ schema: attemptParams }) { id }: AttemptParams,
  ) {
    await this.finishing.finish(principal.userId, id);
    return this.quizzes.view(principal.userId, id);
  }

  @Post(':id/presence')
  @Access('session')
  @Returns(presence)
  appear(
    @CurrentUser() principal: Principal,
    @Param({ schema: attemptParams }) { id }: AttemptParams,
    @Body({ schema: presenceBody }) { clientId }: z.infer<typeof presenceBody>,
  ) {
    return this.answers.appear(principal.userId, id, clientId);
  }

  @Post(':id/reports')
  @Access('session')
  @Returns(accepted, 202)
  async report(
    @CurrentUser() principal: Principal,
    @Param({ schema: attemptParams }) { id }: AttemptParams,
    @Body({ schema: reportItemBody }) body: ReportItemBody,
  ) {
    return { id: await this.answers.report(principal.userId, id, body) };
  }
}
