import { NestFactory } from '@nestjs/core';
import { ClockModule } from '@prepward/platform/clock';
import { AppConfigModule, loadConfig } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { OutboxModule } from '@prepward/platform/outbox';
import { StorageModule } from '@prepward/platform/storage';
import { TEST_SETTINGS } from '@prepward/testing/settings';
import { FilesModule } from '../../libs/modules/files/files.module.js';
import { UploadsService } from '../../libs/modules/files/uploads.service.js';
import type { Stack } from './harness.js';

/** Runs the cleaning of uploads now, as its hourly job does. */
export async function sweepUploads({ databaseUrl, files }: Stack): Promise<void> {
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: files,
    ...TEST_SETTINGS,
  });
  const imports = [
    AppConfigModule.forRoot(config),
    ClockModule,
    DatabaseModule,
    OutboxModule,
    StorageModule,
    FilesModule,
  ];
  const app = await NestFactory.createApplicationContext(
    { module: class Services {}, imports },
    { logger: ['error', 'fatal'] },
  );
  try {
    await app.get(UploadsService, { strict: false }).sweep();
  } finally {
    await app.close();
  }
}
