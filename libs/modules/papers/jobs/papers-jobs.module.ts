import { Module } from '@nestjs/common';
import { QuestionsModule } from '@prepward/modules/questions';
import { PaperMaker } from '../paper-maker.service.js';
import { PaperSources } from '../paper-sources.js';
import { PaperStore } from '../paper-store.js';
import { PapersModule } from '../papers.module.js';
import {
  FollowBank,
  FollowCorrection,
  FollowPublishedFile,
  KeepPapers,
} from './papers.handlers.js';

/** Making papers is the worker's: the api only serves them, and loads no typesetter. */
@Module({
  imports: [PapersModule, QuestionsModule],
  providers: [
    PaperMaker,
    PaperSources,
    PaperStore,
    FollowBank,
    FollowCorrection,
    FollowPublishedFile,
    KeepPapers,
  ],
})
export class PapersJobsModule {}
