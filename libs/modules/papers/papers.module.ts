import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreeDownload } from './free-download.entity.js';
import { FreeDownloads } from './free-downloads.js';
import { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PapersService } from './papers.service.js';
import { SoldPapersService } from './sold-papers.service.js';
import { FreeUpload, SoldUpload } from './uploaded-paper.entity.js';
import { UploadedPaperRepository } from './uploaded-paper.repository.js';
import { UploadedPapers } from './uploaded-papers.js';

/** The papers that were made. */
@Module({
  imports: [TypeOrmModule.forFeature([Paper, FreeDownload, FreeUpload, SoldUpload])],
  providers: [
    FreeDownloads,
    PaperRepository,
    PapersService,
    SoldPapersService,
    UploadedPaperRepository,
    UploadedPapers,
  ],
  exports: [FreeDownloads, PaperRepository, PapersService, SoldPapersService, UploadedPapers],
})
export class PapersModule {}
