import { Module } from '@nestjs/common';
import { FilesModule } from '../files.module.js';
import { TakeIn } from '../take-in.service.js';
import { SweepUploads, TakeInFile } from './files.handlers.js';

/** Inspecting files is the worker's job: the api loads no typesetter. */
@Module({ imports: [FilesModule], providers: [SweepUploads, TakeIn, TakeInFile] })
export class FilesJobsModule {}
