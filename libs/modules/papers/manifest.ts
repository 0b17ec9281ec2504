import { paperMade } from '@prepward/contracts/events';
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
  events: [paperMade],
} as const satisfies ModuleManifest;
