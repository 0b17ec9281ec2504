import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/index.js';
import { FolderStorage } from './folder-storage.js';
import { Storage } from './storage.js';

/** The product's files: in a folder, or in a bucket if one is configured. */
@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [APP_CONFIG],
      useFactory: async ({ storage }: AppConfig): Promise<Storage> => {
        if (storage.kind === 'folder') return new FolderStorage(storage.folder);
        // Large, and not needed when files are kept in a folder.
        const { S3Storage } = await import('./s3-storage.js');
        return new S3Storage(storage);
      },
    },
  ],
  exports: [Storage],
})
export class StorageModule {}
