import {
  deletionBegun,
  deletionRequested,
  exportReady,
  exportRequested,
} from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { PRIVACY_ERRORS } from './privacy.errors.js';

export const privacy = {
  name: 'privacy',
  http: async () => {
    const { PrivacyHttpModule } = await import('./http/index.js');
    return [{ module: PrivacyHttpModule }];
  },
  jobs: async () => {
    const { PRIVACY_JOBS, PrivacyJobsModule } = await import('./jobs/index.js');
    return { definitions: PRIVACY_JOBS, module: PrivacyJobsModule };
  },
  events: [exportRequested, exportReady, deletionRequested, deletionBegun],
  errors: PRIVACY_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).PRIVACY_PERSONAL_DATA,
} as const satisfies ModuleManifest;
