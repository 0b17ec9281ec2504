import * as z from 'zod';
import {
  access,
  cancelBody,
  changeBody,
  changePreview,
  checkoutAnswer,
  checkoutBody,
  checkoutParams,
  checkoutStatus,
  paymentList,
  paymentParams,
  planList,
  portalAnswer,
  previewChangeBody,
  productList,
  purchaseLink,
  purchaseList,
  purchaseParams,
  refundRequestBody,
  webhookAnswer,
  webhookParams,
} from '../billing.js';
import type { RouteRows } from './route.js';

/** Largest webhook, bytes: it holds the whole object that it's about. */
const WEBHOOK_BODY_LIMIT = 1024 * 1024;

/** What is on sale, paying for it, and what was bought. */
export const BILLING_ROUTES = {
  'billing.plans': { access: 'public', tag: 'billing', answer: planList },
  'billing.products': { access: 'public', tag: 'billing', answer: productList },
  'billing.checkout': {
    access: 'account',
    tag: 'billing',
    body: checkoutBody,
    answer: checkoutAnswer,
    idempotent: true,
  },
  'billing.checkoutStatus': {
    access: 'account',
    tag: 'billing',
    params: checkoutParams,
    answer: checkoutStatus,
  },
  // A gateway signs what it sends: its adapter checks that.
  'billing.webhook': {
    access: 'public',
    tag: 'billing',
    params: webhookParams,
    raw: true,
    bodyLimit: WEBHOOK_BODY_LIMIT,
    answer: webhookAnswer,
  },
  'billing.portal': { access: 'account', tag: 'billing', answer: portalAnswer },
  'billing.payments': {
    access: 'account',
    tag: 'billing',
    viewable: true,
    answer: paymentList,
  },
  'billing.receipt': {
    access: 'account',
    tag: 'billing',
    params: paymentParams,
    file: 'application/pdf',
  },
  'billing.requestRefund': {
    access: 'account',
    tag: 'billing',
    status: 202,
    params: paymentParams,
    body: refundRequestBody,
    answer: z.strictObject({ id: z.uuid() }),
  },
  'subscription.view': { access: 'account', tag: 'billing', viewable: true, answer: access },
  'subscription.cancel': { access: 'account', tag: 'billing', body: cancelBody, answer: access },
  'subscription.resume': { access: 'account', tag: 'billing', answer: access },
  'subscription.previewChange': {
    access: 'account',
    tag: 'billing',
    body: previewChangeBody,
    answer: changePreview,
  },
  'subscription.change': { access: 'account', tag: 'billing', body: changeBody, answer: access },
  'purchases.list': {
    access: 'account',
    tag: 'test-bank',
    viewable: true,
    answer: purchaseList,
  },
  'purchases.link': {
    access: 'account',
    tag: 'test-bank',
    params: purchaseParams,
    answer: purchaseLink,
  },
} satisfies RouteRows;
