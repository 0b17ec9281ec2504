import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorTally } from './error-tally.js';
import { ServerErrors } from './server-error.entity.js';

/** What is counted for longer than metrics are kept. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ServerErrors])],
  providers: [ErrorTally],
  exports: [ErrorTally],
})
export class TelemetryModule {}
