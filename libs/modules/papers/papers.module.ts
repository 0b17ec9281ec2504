import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PapersService } from './papers.service.js';
import { SoldPapersService } from './sold-papers.service.js';
import { UploadedPaper } from './uploaded-paper.entity.js';
import { UploadedPaperRepository } from './uploaded-paper.repository.js';
import { UploadedPapers } from './uploaded-papers.js';

/** The papers that were made. */
@Module({
  imports: [TypeOrmModule.forFeature([Paper, UploadedPaper])],
  providers: [
    PaperRepository,
    PapersService,
    SoldPapersService,
    UploadedPaperRepository,
    UploadedPapers,
  ],
  exports: [PaperRepository, PapersService, SoldPapersService, UploadedPapers],
})
export class PapersModule {}
