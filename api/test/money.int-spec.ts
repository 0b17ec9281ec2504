import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { checkouts } from './money/checkouts.js';
import { grants } from './money/grants.js';
import { ledgerRows } from './money/ledger-rows.js';
import { moneyLedger } from './money/money-ledger.js';
import { orderRows } from './money/order-rows.js';
import { paidBack } from './money/paid-back.js';
import { planSales } from './money/plan-sales.js';
import { salesRows } from './money/sales-rows.js';
import { MoneyShop } from './money/shop.js';
import { staffLog } from './money/staff-log.js';
import { subscriptionWatch } from './money/subscription-watch.js';
import { toldRows } from './money/told-rows.js';

/** One for all tests, because starting it takes longer than the tests themselves. */
let shop: MoneyShop;
beforeAll(async () => {
  shop = await MoneyShop.start();
});
afterAll(async () => {
  await shop.stop();
  // Stripe would accept every call that was made.
  expect(shop.stripe.refusals).toEqual([]);
});
const its = () => shop;
const rows = () => shop.rows;

// Must come first: its lists cover everything in the database.
describe('for staff and in archives', () => salesRows(rows));
describe('by time', () => subscriptionWatch(rows));
describe('what is bought', () => checkouts(its));
describe('what is sold', () => planSales(its));
describe('what goes back', () => paidBack(its));
describe('what is learned', () => moneyLedger(its));
describe('what is given', () => grants(its));
describe('what is kept', () => ledgerRows(rows));
describe('what staff does', () => staffLog(its));
describe('what is told', () => toldRows(rows));
describe('what is ordered', () => orderRows(rows));
