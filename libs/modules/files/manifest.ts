import { fileReceived } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { FILES_ERRORS } from './files.errors.js';

export const files = {
  name: 'files',
  http: async () => {
    const { FilesHttpModule } = await import('./http/index.js');
    return [{ module: FilesHttpModule }];
  },
  jobs: async () => {
    const { FILES_JOBS, FilesJobsModule } = await import('./jobs/index.js');
    return { definitions: FILES_JOBS, module: FilesJobsModule };
  },
  events: [fileReceived],
  errors: FILES_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).FILES_PERSONAL_DATA,
} as const satisfies ModuleManifest;
