import {
  disputeChanged,
  paymentFailed,
  paymentReceived,
  purchaseCompleted,
  refundApproved,
  refundCompleted,
  refundDeclined,
  refundRequested,
} from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { BILLING_ERRORS } from './billing.errors.js';

export const billing = {
  name: 'billing',
  http: async () => {
    const { BillingHttpModule } = await import('./http/index.js');
    return [{ module: BillingHttpModule }];
  },
  jobs: async () => {
    const { BILLING_JOBS, BillingJobsModule } = await import('./jobs/index.js');
    return { definitions: BILLING_JOBS, module: BillingJobsModule };
  },
  events: [
    paymentReceived,
    paymentFailed,
    refundRequested,
    refundApproved,
    refundDeclined,
    refundCompleted,
    disputeChanged,
    purchaseCompleted,
  ],
  errors: BILLING_ERRORS,
} as const satisfies ModuleManifest;
