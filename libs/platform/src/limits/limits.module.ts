import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/index.js';
import { sharedStore } from './limit-store.js';
import { Limiter } from './limiter.js';
import { SharedThrottlerStorage } from './throttler-storage.js';

@Global()
@Module({
  providers: [
    {
      provide: Limiter,
      useFactory: (config: AppConfig) => new Limiter(config, sharedStore(config)),
      inject: [APP_CONFIG],
    },
    SharedThrottlerStorage,
  ],
  exports: [Limiter, SharedThrottlerStorage],
})
export class LimitsModule {}
