import { paperMade, publishedFileChanged } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';

export const papers = {
  name: 'papers',
  http: async () => {
    const { PapersHttpModule } = await import('./http/index.js');
    return [{ module: PapersHttpModule }];
  },
  jobs: async () => {
    const { PAPERS_JOBS, PapersJobsModule } = await import('./jobs/index.js');
    return { definitions: PAPERS_JOBS, module: PapersJobsModule };
  },
  events: [paperMade, publishedFileChanged],
  commands: {
    'make-papers': {
      help: 'makes missing or outdated papers, which the worker does every minute',
      load: async () => (await import('./commands/make-papers.command.js')).makePapers,
    },
  },
  personal: async () => (await import('./personal-data.repository.js')).PAPERS_PERSONAL_DATA,
} as const satisfies ModuleManifest;
