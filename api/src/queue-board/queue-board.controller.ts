import { Controller, Res } from '@nestjs/common';
import { QUEUES_PATH } from '@prepward/contracts/api-prefixes';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { CurrentUser, type Principal, Route, setCookie } from '@prepward/platform/http';
import type { FastifyReply } from 'fastify';
import { PASS_COOKIE } from './pass-cookie.js';
import { PASS_SECONDS, QueuePass } from './queue-pass.js';

/** Where the back-office gets the pass for the queue board. */
@Controller()
export class QueueBoardController {
  constructor(
    private readonly pass: QueuePass,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  @Route('admin.openQueues')
  async open(
    @CurrentUser() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const cookie = setCookie({
      name: PASS_COOKIE,
      value: await this.pass.issue(principal),
      path: QUEUES_PATH,
      seconds: PASS_SECONDS,
      publicUrl: this.config.publicUrl,
    });
    void reply.header('Set-Cookie', cookie);
  }
}
