import { GUARANTEE_DAYS } from '@prepward/contracts/plans';
import { claimText } from '../claim-text.js';
import { PLAN_FAQS } from '../plan-faqs.js';
import { FREE_OFFER, TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const faqs: PageText = {
  path: '/faqs',
  title: 'Frequently asked questions',
  description:
    'Straight answers about the TEAS, free practice, plans, refunds, PDFs and tutoring, including whether someone can take the exam for you (no).',
  heading: 'Questions and answers',
  lead: 'The short answers. Longer ones are linked below.',
  sections: [
    {
      id: 'longer',
      heading: 'Longer answers',
      body: `- Plans and what is free: [pricing](/pricing)
- Refunds: [money back](/money-back)
- Practice papers: [test bank in PDF](/buy-test-bank)
- Tutoring and its terms: [TEAS exam help](/teas-exam-help) and [terms](/terms)
- Registering for the exam: [TEAS registration](/teas-registration)
- What we store about you: [privacy](/privacy-policy)

Don’t see yours? [Ask us](/contact).`,
    },
  ],
  faqs: [
    {
      question: 'How long is the TEAS and how many questions does it have?',
      answer: `${TEAS.load}, in ${TEAS.sections} sections: Reading ${TEAS.reading.items} in ${TEAS.reading.minutes} minutes, Math ${TEAS.math.items} in ${TEAS.math.minutes}, Science ${TEAS.science.items} in ${TEAS.science.minutes}, English and Language Usage ${TEAS.english.items} in ${TEAS.english.minutes}. You get a ${TEAS.breakMinutes}-minute break after ${TEAS.breakAfter}.`,
    },
    {
      question: `Do all ${TEAS.items} questions count?`,
      answer: `In the real exam, ${TEAS.scored} count and ${TEAS.unscored} are being tried out. You can’t tell which. In our mock exam, all ${TEAS.items} count.`,
    },
    {
      question: 'Is there a penalty for wrong answers?',
      answer: 'No. Answer every question, even if you have to guess.',
    },
    {
      question: 'Can I use a calculator?',
      answer: 'There’s a four-function calculator on screen in Math. You can’t bring your own.',
    },
    {
      question: 'What is a passing score?',
      answer:
        'Each school sets its own, in total and sometimes by section. Ask your school, and set that number as your target.',
    },
    {
      question: 'Can someone take my TEAS for me?',
      answer:
        'No. No one here will take the exam for you or help you during it. A score like that can be voided and get you banned. We offer tutoring and rehearsal before the exam.',
    },
    {
      question: 'What does the tutoring service promise?',
      answer: `${claimText('pay-after-pass')}: you owe the fee when your own official score meets the target in your written quote. ${claimText('guaranteed-score')} is the figure we advertise most; some pages name another, and the quote is what counts. Below the target you owe nothing.`,
    },
    {
      question: 'Are the past-exam PDFs real past exams?',
      answer:
        'No. They are our own practice papers in the format of the exam, without any live or leaked question.',
    },
    {
      question: 'What is free?',
      answer: FREE_OFFER,
    },
    ...PLAN_FAQS,
    {
      question: 'Can I get my money back?',
      answer: `Yes. Plans and PDFs carry a ${claimText('money-back')}. Ask in your billing history within ${GUARANTEE_DAYS} days of the payment. You don’t have to give a reason.`,
    },
    {
      question: 'How good is the score prediction?',
      answer:
        'It’s an estimate with a range. Even a full exam is only good to about four points either way, so we show the range, and nothing until there’s enough to go on.',
    },
    {
      question: 'I think a question is wrong. What now?',
      answer:
        'Use the report button next to it. If we fix the answer, we fix every score it touched and email you.',
    },
    {
      question: 'Are you part of ATI?',
      answer:
        'No. ATI makes the exam, and its site has the rules, dates, and fees. We’re independent.',
    },
  ],
  cta: [{ label: 'Ask a question', to: '/contact' }],
  updated: UPDATED,
};
