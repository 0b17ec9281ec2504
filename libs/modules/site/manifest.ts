import type { ModuleManifest } from '@prepward/platform/manifest';
import { SITE_ERRORS } from './site.errors.js';

export const site = {
  name: 'site',
  http: async () => {
    const { SiteHttpModule } = await import('./http/index.js');
    return [{ module: SiteHttpModule }];
  },
  errors: SITE_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).SITE_PERSONAL_DATA,
} as const satisfies ModuleManifest;
