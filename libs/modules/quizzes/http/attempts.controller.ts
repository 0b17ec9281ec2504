import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  answerParams,
  attempt,
  attemptList,
  attemptListQuery,
  attemptParams,
  type SaveAnswerBody,
  type StartAttemptBody,
  saveAnswerBody,
  saveAnswerResult,
  startAttemptBody,
} from '@prepward/contracts/attempts';
import { DomainError } from '@prepward/platform/errors';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import type * as z from 'zod';
import { QuizzesService } from '../quizzes.service.js';

/** Longest Idempotency-Key taken. */
const KEY_MAX = 200;

/** Attempts of the caller; nobody else's exist here. */
@ApiTags('attempts')
@ApiBearerAuth()
@Controller('api/v1/attempts')
export class AttemptsController {
  constructor(private readonly quizzes: QuizzesService) {}

  @Post()
  @Access('session')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Returns(attempt, 201)
  start(
    @CurrentUser() principal: Principal,
    @Body({ schema: startAttemptBody }) body: StartAttemptBody,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    if (key !== undefined && (key === '' || key.length > KEY_MAX)) {
      throw new DomainError('VALIDATION_FAILED', undefined, {
        'Idempotency-Key': `expected 1 to ${KEY_MAX} characters`,
      });
    }
    return this.quizzes.start(principal.userId, body, key);
  }

  @Get()
  @Access('session')
  @Returns(attemptList)
  list(
    @CurrentUser() principal: Principal,
    @Query({ schema: attemptListQuery }) query: z.infer<typeof attemptListQuery>,
  ) {
    return this.quizzes.list(principal.userId, query.limit, query.cursor);
  }

  @Get(':id')
  @Access('session')
  @Returns(attempt)
  view(
    @CurrentUser() principal: Principal,
    @Param({ schema: attemptParams }) { id }: z.infer<typeof attemptParams>,
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
    return this.quizzes.save(principal.userId, id, position, body);
  }

  @Post(':id/finish')
  @Access('session')
  @Returns(attempt)
  finish(
    @CurrentUser() principal: Principal,
    @Param({ schema: attemptParams }) { id }: z.infer<typeof attemptParams>,
  ) {
    return this.quizzes.finish(principal.userId, id);
  }
}
