import type { ModuleManifest } from '@prepward/platform/manifest';

/** Reading the audit log; entries are made by the platform (`@prepward/platform/audit`). */
export const audit = {
  name: 'audit',
  http: async () => {
    const { AuditHttpModule } = await import('./http/index.js');
    return [{ module: AuditHttpModule }];
  },
} as const satisfies ModuleManifest;
