import { Module } from '@nestjs/common';
import { AuthHttpModule } from '@prepward/modules/auth/http';
import { QueueBoardController } from './queue-board.controller.js';
import { QueuePass } from './queue-pass.js';

@Module({
  imports: [AuthHttpModule],
  controllers: [QueueBoardController],
  providers: [QueuePass],
})
export class QueueBoardModule {}
