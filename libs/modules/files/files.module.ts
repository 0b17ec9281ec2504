import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PapersModule } from '../papers/index.js';
import { FileUpload } from './file-upload.entity.js';
import { FileUploadRepository } from './file-upload.repository.js';
import { StaffFile } from './staff-file.entity.js';
import { StaffFileRepository } from './staff-file.repository.js';
import { StaffFileVersion } from './staff-file-version.entity.js';
import { StaffFilesService } from './staff-files.service.js';
import { UploadsService } from './uploads.service.js';

/** Files that staff upload. */
@Module({
  imports: [TypeOrmModule.forFeature([FileUpload, StaffFile, StaffFileVersion]), PapersModule],
  providers: [FileUploadRepository, StaffFileRepository, StaffFilesService, UploadsService],
  exports: [FileUploadRepository, StaffFileRepository, StaffFilesService, UploadsService],
})
export class FilesModule {}
