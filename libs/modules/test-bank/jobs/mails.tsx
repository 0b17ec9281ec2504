import { BRAND } from '@prepward/contracts/brand';
import { purchaseCorrected, purchaseReady } from '@prepward/contracts/events';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { PaperCorrectedMail } from '../mails/paper-corrected.js';
import { PurchaseReadyMail } from '../mails/purchase-ready.js';
import { TestBankService } from '../test-bank.service.js';

const PURCHASES = '/my-purchases';

/** Once for an order, when the last of its files is there. */
export const readyMail = defineMail({
  name: 'test-bank.send-ready-mail',
  on: purchaseReady,
  template: 'purchase-ready',
  inject: [Recipients, TestBankService],
  async load({ purchaseId, userId }, [recipients, testBank]) {
    const [buyer, subjects] = await Promise.all([
      recipients.find(userId),
      testBank.completedBy(userId, purchaseId),
    ]);
    if (buyer === null || subjects === undefined) return null;
    const names = subjects.map((subject) => SUBJECT_NAMES[subject]).sort();
    return { to: buyer.email, data: { firstName: buyer.firstName, names } };
  },
  subject: ({ names }) =>
    `Your ${BRAND.name} ${names.length > 1 ? 'test banks are' : 'test bank is'} ready`,
  view: (data, site) => <PurchaseReadyMail {...data} link={site.url(PURCHASES)} />,
});

/** Tells a buyer that keys in their paper were corrected. */
export const correctedMail = defineMail({
  name: 'test-bank.send-corrected-mail',
  on: purchaseCorrected,
  template: 'paper-corrected',
  kind: 'corrections',
  inject: [Recipients, TestBankService],
  async load({ purchaseId, userId, questions }, [recipients, testBank]) {
    const [buyer, subject] = await Promise.all([
      recipients.find(userId),
      testBank.subjectOf(purchaseId),
    ]);
    if (buyer === null || subject === undefined) return null;
    const name = SUBJECT_NAMES[subject];
    return { to: buyer.email, userId, data: { firstName: buyer.firstName, name, questions } };
  },
  subject: ({ name }) => `We corrected your ${name} test bank from ${BRAND.name}`,
  view: (data, site) => <PaperCorrectedMail {...data} link={site.url(PURCHASES)} />,
});
