import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreeDownload } from './free-download.entity.js';
import { FreeDownloadRepository } from './free-download.repository.js';
import { FreeFile } from './free-file.entity.js';
import { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PapersService } from './papers.service.js';
import { SoldPapersService } from './sold-papers.service.js';
import { SoldFile } from './uploaded-paper.entity.js';
import { UploadedPaperRepository } from './uploaded-paper.repository.js';
import { UploadedPapers } from './uploaded-papers.js';

/** The papers that were made. */
@Module({
  imports: [TypeOrmModule.forFeature([Paper, FreeDownload, FreeFile, SoldFile])],
  providers: [
    FreeDownloadRepository,
    PaperRepository,
    PapersService,
    SoldPapersService,
    UploadedPaperRepository,
    UploadedPapers,
  ],
  exports: [
    FreeDownloadRepository,
    PaperRepository,
    PapersService,
    SoldPapersService,
    UploadedPapers,
  ],
})
export class PapersModule {}
