import { Module } from '@nestjs/common';
import { FilesModule } from '../files.module.js';
import { AdminFileUploadsController } from './admin-file-uploads.controller.js';
import { AdminFilesController } from './admin-files.controller.js';

@Module({
  imports: [FilesModule],
  controllers: [AdminFilesController, AdminFileUploadsController],
})
export class FilesHttpModule {}
