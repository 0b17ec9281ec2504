import type { ModuleManifest } from '@prepward/platform/manifest';

export const reporting = {
  name: 'reporting',
  http: async () => {
    const { ReportingHttpModule } = await import('./http/index.js');
    return [{ module: ReportingHttpModule }];
  },
} as const satisfies ModuleManifest;
