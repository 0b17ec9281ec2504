import { type DynamicModule, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/index.js';

/** Token of the function that stops tracing. */
const TRACING = Symbol('TRACING');

/** Traces of a program, if an address to send them to is configured. */
@Module({})
export class TracingModule {
  /** @param service the program's name in traces */
  static forRoot(service: string): DynamicModule {
    return {
      module: TracingModule,
      providers: [
        {
          provide: TRACING,
          inject: [APP_CONFIG],
          useFactory: async ({ tracesUrl }: AppConfig) => {
            if (tracesUrl === undefined) return { onApplicationShutdown: () => undefined };
            const { startTracing } = await import('./start-tracing.js');
            const stop = await startTracing(service, tracesUrl);
            return { onApplicationShutdown: stop };
          },
        },
      ],
    };
  }
}
