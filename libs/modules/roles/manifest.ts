import type { ModuleManifest } from '@prepward/platform/manifest';

export const roles = {
  name: 'roles',
  personal: async () => (await import('./personal-data.repository.js')).ROLES_PERSONAL_DATA,
} as const satisfies ModuleManifest;
