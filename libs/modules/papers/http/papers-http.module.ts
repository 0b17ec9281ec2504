import { Module } from '@nestjs/common';
import { PapersModule } from '../papers.module.js';
import { PapersController } from './papers.controller.js';
import { SoldPapersController } from './sold-papers.controller.js';

@Module({ imports: [PapersModule], controllers: [PapersController, SoldPapersController] })
export class PapersHttpModule {}
