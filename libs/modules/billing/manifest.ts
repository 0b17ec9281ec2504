import {
  disputeChanged,
  paymentFailed,
  paymentReceived,
  purchaseCompleted,
  refundCompleted,
  refundDeclined,
  refundRequested,
} from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { BILLING_ERRORS } from './billing.errors.js';

export const billing = {
  name: 'billing',
  events: [
    paymentReceived,
    paymentFailed,
    refundRequested,
    refundDeclined,
    refundCompleted,
    disputeChanged,
    purchaseCompleted,
  ],
  errors: BILLING_ERRORS,
} as const satisfies ModuleManifest;
