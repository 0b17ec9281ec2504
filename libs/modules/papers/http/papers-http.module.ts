import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { PapersModule } from '../papers.module.js';
import { AdminDownloadsController } from './admin-downloads.controller.js';
import { PapersController } from './papers.controller.js';
import { SoldPapersController } from './sold-papers.controller.js';

@Module({
  imports: [PapersModule, AuthModule],
  controllers: [AdminDownloadsController, PapersController, SoldPapersController],
})
export class PapersHttpModule {}
