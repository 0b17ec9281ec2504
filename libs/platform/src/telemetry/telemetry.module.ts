import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorTally } from './error-tally.js';
import { ServerErrors } from './server-error.entity.js';

/** Counts that are kept longer than metrics. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ServerErrors])],
  providers: [ErrorTally],
  exports: [ErrorTally],
})
export class TelemetryModule {}
