import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadCount } from './download-count.entity.js';
import { DownloadCountRepository } from './download-count.repository.js';
import { FreeFile } from './free-file.entity.js';
import { FreePaperDownload } from './free-paper-download.entity.js';
import { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PaperDownload } from './paper-download.entity.js';
import { PaperDownloadRepository } from './paper-download.repository.js';
import { PaperDownloads } from './paper-downloads.js';
import { PapersService } from './papers.service.js';
import { PublishedFileRepository } from './published-file.repository.js';
import { PublishedFiles } from './published-files.js';
import { SoldFile } from './sold-file.entity.js';
import { SoldPapersService } from './sold-papers.service.js';

/** The papers that were made. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Paper,
      PaperDownload,
      DownloadCount,
      FreePaperDownload,
      FreeFile,
      SoldFile,
    ]),
  ],
  providers: [
    DownloadCountRepository,
    PaperDownloadRepository,
    PaperDownloads,
    PaperRepository,
    PapersService,
    SoldPapersService,
    PublishedFileRepository,
    PublishedFiles,
  ],
  exports: [
    DownloadCountRepository,
    PaperDownloads,
    PaperRepository,
    PapersService,
    SoldPapersService,
    PublishedFiles,
  ],
})
export class PapersModule {}
