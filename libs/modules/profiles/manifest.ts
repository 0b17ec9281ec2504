import type { ModuleManifest } from '@prepward/platform/manifest';

export const profiles = {
  name: 'profiles',
  http: async () => {
    const { ProfilesHttpModule } = await import('./http/index.js');
    return [{ module: ProfilesHttpModule }];
  },
  jobs: async () => {
    const { PROFILES_JOBS, ProfilesJobsModule } = await import('./jobs/index.js');
    return { definitions: PROFILES_JOBS, module: ProfilesJobsModule };
  },
  personal: async () => (await import('./personal-data.repository.js')).PROFILES_PERSONAL_DATA,
} as const satisfies ModuleManifest;
