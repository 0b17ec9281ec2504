import { GUARANTEE_DAYS } from '@prepward/contracts/plans';
import { claimText } from '../claim-text.js';
import { PLAN_LENGTHS } from '../plan-texts.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const terms: PageText = {
  path: '/terms',
  title: 'Terms of service',
  description:
    'The agreement between you and us in plain words: accounts, plans, practice papers, tutoring and its guaranteed score, honest conduct, refunds and liability.',
  heading: 'Terms of service',
  lead: 'Written to be read. If a sentence is unclear, ask; we’ll explain it and fix it.',
  sections: [
    {
      id: 'parties',
      heading: '1. Who this agreement is between',
      body: `You and {{legalEntity}}, which runs {{brand}}. The terms apply when you use the site, and in full when you create an account. We are independent of ATI, the maker of the TEAS.`,
    },
    {
      id: 'account',
      heading: '2. Your account',
      body: `Use your own name and address, keep the password to yourself, and don’t share the account. You may delete it at any time. We may close an account that is shared, resold, used to copy the question bank, or used against section 6. We’ll tell you why, and you can respond.`,
    },
    {
      id: 'content',
      heading: '3. Questions and content',
      body: `The questions, rationales and papers are our own work. You may use them for your own study; do not publish, resell or copy them in bulk. We check every key, but errors are still possible: report one, and we’ll correct it and your score.

Practice papers that the site calls a test bank or past-exam PDFs are our own papers in the format of the exam. They contain no live or leaked exam questions. Scores and predictions here are estimates, not a promise of an exam result.`,
    },
    {
      id: 'plans',
      heading: '4. Plans and papers',
      body: `Plans run ${PLAN_LENGTHS} and renew at the price shown until you cancel. Canceling takes effect at the end of the paid period; you keep access until then. If we change a price, the new one applies from the first renewal after our notice, never to a period you’ve already paid for.

A practice paper in PDF is bought once. It is licensed to you alone, carries your address, and can be downloaded again from your account.

Prices are in US dollars.`,
    },
    {
      id: 'refunds',
      heading: '5. Money back',
      body: `Plans, renewals and papers carry a ${claimText('money-back')}: ask within ${GUARANTEE_DAYS} days of the payment and you get all of it back, no matter how much you’ve used. Access to what was refunded ends. How to ask is on the [money-back page](/money-back). This doesn’t limit your rights under the law.`,
    },
    {
      id: 'conduct',
      heading: '6. Honest conduct',
      body: `You take your exam yourself and follow its rules. We do not take it for you, do not help you while you take it, do not supply live exam questions, and do not help anyone work around identification or proctoring. No page, quote, tutor or chat message can agree otherwise; if one seems to, it is void, and please tell us.

If you ask for help like that, we decline. If you insist, we end the agreement. Do not send us questions you remember from an exam: the exam’s rules forbid it, and we delete them.`,
    },
    {
      id: 'tutoring',
      heading: '7. Tutoring',
      body: `Tutoring is teaching and rehearsal before the exam by nursing-qualified tutors. An agreement exists when you accept a written quote, which names the tutor's qualification, the sections, the hours, your exam date, the **target score** and the fee.

- **${claimText('pay-after-pass')}.** The fee is due when you have received an official score report in your own name that meets the target score. You send us the report, or the part of it that shows the score.
- **Guaranteed score.** The site advertises several figures: "${claimText('guaranteed-score')}", "${claimText('score-85-90')}" and "${claimText('score-95')}". They are what we aim for. The guarantee that binds us is the target score in your quote, and it means: if your official total is below it, you owe no fee.
- **${claimText('notice')}.** We accept students whose exam is at least 24 hours away. The shorter the time, the lower the target we can quote, and we may decline.
- **${claimText('reply-time')}.** This is our goal for a first answer to a quote request or a chat message. Missing it costs you nothing and changes nothing in a quote.
- **Your part.** Attend the sessions, or cancel a session at least a day ahead. You may stop at any time; then there are no more sessions, and no fee is due unless your score, from the exam named in the quote, meets the target.
- **A canceled score** does not meet the target: no fee is due, and the tutoring ends.`,
    },
    {
      id: 'liability',
      heading: '8. Liability',
      body: `Our liability is unlimited for harm we cause on purpose or by gross negligence, and wherever the law doesn’t allow a limit. Otherwise it’s limited to what you paid us in the twelve months before. Schools make admission decisions, and we aren’t liable for them. Fees charged by ATI, schools and test centers are outside our control.`,
    },
    {
      id: 'service',
      heading: '9. Availability',
      body: `We do our best to keep the service up and your answers safe, and we announce planned work. If you couldn’t use a paid plan for a day or more because of us, we’ll extend it by that time on request.`,
    },
    {
      id: 'changes',
      heading: '10. Changes and law',
      body: `We may change these terms for the future, and we’ll tell you by email at least 30 days before. If you don’t agree, cancel; we’ll refund the unused part of a paid period. The law where {{legalEntity}} is based applies, and you keep the consumer protections of the law where you live. Complaints: {{email}}.`,
    },
  ],
  updated: UPDATED,
};
