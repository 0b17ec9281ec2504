import { Module } from '@nestjs/common';
import { ProgressModule } from '../progress.module.js';
import { ProgressController } from './progress.controller.js';

@Module({ imports: [ProgressModule], controllers: [ProgressController] })
export class ProgressHttpModule {}
