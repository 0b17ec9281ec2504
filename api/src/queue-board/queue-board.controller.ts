import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Access, CurrentUser, type Principal } from '@prepward/platform/http';
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
    const secure = this.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    void reply.header(
      'Set-Cookie',
      `${PASS_COOKIE}=${await this.pass.issue(principal)}; Path=${BOARD_PATH}; ` +
        `Max-Age=${PASS_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
    );
  }
}
