import type { ServiceCommand } from '@prepward/platform/manifest';
import { StorageModule } from '@prepward/platform/storage';
import { PapersJobsModule } from '../jobs/papers-jobs.module.js';
import { PaperMaker } from '../paper-maker.service.js';

/** `make-papers`: makes now what the worker would within a minute. */
export const makePapers: ServiceCommand = {
  modules: [StorageModule, PapersJobsModule],
  run: async (_, app) => {
    await app.get(PaperMaker, { strict: false }).refreshAll();
    console.log('All papers match the bank and the release.');
  },
};
