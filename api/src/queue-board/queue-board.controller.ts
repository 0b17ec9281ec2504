import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Access, CurrentUser, type Principal, setCookie } from '@prepward/platform/http';
import type { FastifyReply } from 'fastify';
import { BOARD_PATH, PASS_COOKIE } from './board-path.js';
import { PASS_SECONDS, QueuePass } from './queue-pass.js';

/** Where the back-office gets the pass for the queue board. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/v1/admin/queues-session')
export class QueueBoardController {
  constructor(
    private readonly pass: QueuePass,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  @Post()
  @Access('admin')
  @HttpCode(204)
  async open(
    @CurrentUser() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const cookie = setCookie({
      name: PASS_COOKIE,
      value: await this.pass.issue(principal),
      path: BOARD_PATH,
      seconds: PASS_SECONDS,
      publicUrl: this.config.publicUrl,
    });
    void reply.header('Set-Cookie', cookie);
  }
}
