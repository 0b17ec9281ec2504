import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/index.js';
import { JobQueues } from './job-queues.js';
import { QueueBackend } from './queue-backend.js';

/** The queues: their store and the producing side. The worker adds the consuming one. */
@Global()
@Module({
  providers: [
    {
      provide: QueueBackend,
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => new QueueBackend(config),
    },
    {
      provide: JobQueues,
      inject: [QueueBackend],
      useFactory: (backend: QueueBackend) => new JobQueues(backend),
    },
  ],
  exports: [QueueBackend, JobQueues],
})
export class QueueModule {}
