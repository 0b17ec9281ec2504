import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Paper } from './paper.entity.js';
import { PaperRepository } from './paper.repository.js';
import { PapersService } from './papers.service.js';
import { SoldPapersService } from './sold-papers.service.js';

/** The papers that were made. */
@Module({
  imports: [TypeOrmModule.forFeature([Paper])],
  providers: [PaperRepository, PapersService, SoldPapersService],
  exports: [PaperRepository, PapersService, SoldPapersService],
})
export class PapersModule {}
