import type { ModuleManifest } from '@prepward/platform/manifest';

export const progress = {
  name: 'progress',
  http: async () => {
    const { ProgressHttpModule } = await import('./http/index.js');
    return [{ module: ProgressHttpModule }];
  },
} as const satisfies ModuleManifest;
