import { Global, Module } from '@nestjs/common';
import { Limiter } from './limiter.js';
import { SharedThrottlerStorage } from './throttler-storage.js';

@Global()
@Module({
  providers: [Limiter, SharedThrottlerStorage],
  exports: [Limiter, SharedThrottlerStorage],
})
export class LimitsModule {}
