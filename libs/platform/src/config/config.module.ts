import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { AppConfig } from './config.js';

/** Token of the parsed configuration. */
export const APP_CONFIG = Symbol('APP_CONFIG');

/** Injects the parsed {@link AppConfig}. */
export const InjectConfig = () => Inject(APP_CONFIG);

/** Makes one parsed configuration available to every module. */
@Module({})
export class AppConfigModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppConfigModule,
      global: true,
      providers: [{ provide: APP_CONFIG, useValue: config }],
      exports: [APP_CONFIG],
    };
  }
}
