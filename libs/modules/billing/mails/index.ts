import { checkoutFailedMail } from './checkout-failed.js';
import { disputeToStaff } from './dispute.js';
import { latePaymentToStaff } from './late-payment.js';
import { paymentFailedMail } from './payment-failed.js';
import { receiptMail } from './receipt.js';
import { refundDeclinedMail } from './refund-declined.js';
import { refundDone } from './refund-done.js';
import { refundRefusedToStaff } from './refund-refused.js';
import { refundRequestToStaff } from './refund-request.js';

/** Every email of the module. */
export const BILLING_MAILS = [
  receiptMail,
  checkoutFailedMail,
  paymentFailedMail,
  refundDone,
  refundDeclinedMail,
  refundRequestToStaff,
  refundRefusedToStaff,
  disputeToStaff,
  latePaymentToStaff,
];
