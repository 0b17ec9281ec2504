import { Module } from '@nestjs/common';
import { PapersModule } from '../papers.module.js';
import { PapersController } from './papers.controller.js';
import { SendPaper } from './send-paper.js';

@Module({ imports: [PapersModule], controllers: [PapersController], providers: [SendPaper] })
export class PapersHttpModule {}
