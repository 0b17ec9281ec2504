import { purchaseCorrected, purchaseReady } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { TEST_BANK_ERRORS } from './test-bank.errors.js';

export const testBank = {
  name: 'test-bank',
  http: async () => {
    const { TestBankHttpModule } = await import('./http/index.js');
    return [{ module: TestBankHttpModule }];
  },
  jobs: async () => {
    const { TEST_BANK_JOBS, TestBankJobsModule } = await import('./jobs/index.js');
    return { definitions: TEST_BANK_JOBS, module: TestBankJobsModule };
  },
  events: [purchaseReady, purchaseCorrected],
  errors: TEST_BANK_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).TEST_BANK_PERSONAL_DATA,
} as const satisfies ModuleManifest;
