import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_CONFIG, type AppConfig } from '../config/index.js';
import { DatabaseProbe } from './database-probe.repository.js';
import { SnakeNames } from './snake-names.js';
import { tolerantPg } from './tolerant-pool.js';
import { Transactions } from './transactions.js';

/** How long a request waits for a free connection before it gets a "try again later", ms. */
const CONNECT_TIMEOUT_MS = 5_000;
/** No request may hold a connection longer, ms. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** The product's PostgreSQL connection pool. Knows no entity: each module registers its own. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => ({
        type: 'postgres' as const,
        driver: tolerantPg,
        url: config.database.url,
        autoLoadEntities: true,
        synchronize: false,
        namingStrategy: new SnakeNames(),
        retryAttempts: 10,
        retryDelay: 1_000,
        extra: {
          max: config.database.poolMax,
          connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
          statement_timeout: STATEMENT_TIMEOUT_MS,
          keepAlive: true,
        },
        poolErrorHandler: (error: Error) =>
          new Logger('Database').warn(`A pooled connection failed: ${error.message}`),
      }),
    }),
  ],
  providers: [Transactions, DatabaseProbe],
  exports: [Transactions, DatabaseProbe],
})
export class DatabaseModule {}
