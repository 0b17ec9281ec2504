import { purchaseCorrected, purchaseReady } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { TEST_BANK_ERRORS } from './test-bank.errors.js';

export const testBank = {
  name: 'test-bank',
  events: [purchaseReady, purchaseCorrected],
  errors: TEST_BANK_ERRORS,
} as const satisfies ModuleManifest;
