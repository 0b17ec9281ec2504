import { Controller, Param, Query } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { Route } from '@prepward/platform/http';
import { QuizzesService } from '../quizzes.service.js';

/** A student's attempts, as staff see them. */
@Controller()
export class AdminAttemptsController {
  constructor(private readonly quizzes: QuizzesService) {}

  @Route('admin.userAttempts')
  list(
    @Param() { id }: RouteParams<'admin.userAttempts'>,
    @Query() query: RouteQuery<'admin.userAttempts'>,
  ) {
    return this.quizzes.list(id, query);
  }
}
