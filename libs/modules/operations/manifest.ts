import type { ModuleManifest } from '@prepward/platform/manifest';
import { OPERATIONS_ERRORS } from './operations.errors.js';

export const operations = {
  name: 'operations',
  http: async () => {
    const { OperationsHttpModule } = await import('./http/index.js');
    return [{ module: OperationsHttpModule }];
  },
  errors: OPERATIONS_ERRORS,
} as const satisfies ModuleManifest;
