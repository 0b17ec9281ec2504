import {
  checkoutFailed,
  disputeChanged,
  paymentLate,
  paymentReceived,
  purchaseCompleted,
  refundApproved,
  refundCompleted,
  refundDeclined,
  refundFailed,
  refundRefused,
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
    paymentLate,
    checkoutFailed,
    refundRequested,
    refundApproved,
    refundDeclined,
    refundCompleted,
    refundFailed,
    refundRefused,
    disputeChanged,
    purchaseCompleted,
  ],
  commands: {
    'verify-ledger': {
      help: 'fails if stored access differs from the ledger',
      load: async () => (await import('./commands/verify-ledger.command.js')).verifyLedger,
    },
    'stripe-prices': {
      takes: '[--check]',
      help: 'creates the prices missing in the Stripe account, or only checks for them',
      load: async () => (await import('./commands/stripe-prices.command.js')).stripePrices,
    },
    'refund-requests': {
      help: 'lists the refund requests waiting for a decision',
      load: async () => (await import('./commands/refund-requests.command.js')).refundRequests,
    },
    'decide-refund': {
      takes: '<request> <approved | declined> [note]',
      help: 'decides a refund request',
      load: async () => (await import('./commands/refund-requests.command.js')).decideRefund,
    },
  },
  errors: BILLING_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).BILLING_PERSONAL_DATA,
} as const satisfies ModuleManifest;
