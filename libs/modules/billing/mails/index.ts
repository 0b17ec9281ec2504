import { checkoutFailedMail } from './checkout-failed.js';
import { disputeToStaffMail } from './dispute.js';
import { latePaymentToStaffMail } from './late-payment.js';
import { paymentFailedMail } from './payment-failed.js';
import { receiptMail } from './receipt.js';
import { refundDeclinedMail } from './refund-declined.js';
import { refundDoneMail } from './refund-done.js';
import { refundRefusedToStaffMail } from './refund-refused.js';
import { refundRequestToStaffMail } from './refund-request.js';

/** Every email of the module. */
export const BILLING_MAILS = [
  receiptMail,
  checkoutFailedMail,
  paymentFailedMail,
  refundDoneMail,
  refundDeclinedMail,
  refundRequestToStaffMail,
  refundRefusedToStaffMail,
  disputeToStaffMail,
  latePaymentToStaffMail,
];
