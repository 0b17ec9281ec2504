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
} as const satisfies ModuleManifest;
