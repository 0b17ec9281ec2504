import { claimText } from '../claims.js';
import { FREE_OFFER, TEAS } from '../teas.js';
import type { PageText } from '../types.js';
import { UPDATED } from './service-terms.js';

export const faqs: PageText = {
  path: '/faqs',
  title: 'Frequently asked questions',
  description:
    'Straight answers about the TEAS, free practice, plans, refunds, PDFs and tutoring, including the question whether somebody can sit the exam for you (no).',
  heading: 'Questions and answers',
  lead: 'The short answers. Where one needs more room, the page that has it is linked below.',
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

Nothing here that fits? [Ask us](/contact).`,
    },
  ],
  faqs: [
    {
      question: 'How long is the TEAS and how many questions does it have?',
      answer: `${TEAS.load}, in four sections: Reading ${TEAS.reading.items} in ${TEAS.reading.minutes} minutes, Math ${TEAS.math.items} in ${TEAS.math.minutes}, Science ${TEAS.science.items} in ${TEAS.science.minutes}, English and Language Usage ${TEAS.english.items} in ${TEAS.english.minutes}. A ${TEAS.breakMinutes}-minute break is offered after Math.`,
    },
    {
      question: `Do all ${TEAS.items} questions count?`,
      answer: `In the real exam ${TEAS.scored} count and ${TEAS.unscored} are being tried out, unmarked. In our mock exam all ${TEAS.items} count, and the report says so.`,
    },
    {
      question: 'Is there a penalty for wrong answers?',
      answer: 'No. Answer every question, even if you have to guess.',
    },
    {
      question: 'May I use a calculator?',
      answer:
        'A four-function calculator is on the screen in Math. Your own calculator stays away.',
    },
    {
      question: 'What is a passing score?',
      answer:
        'There is none that holds everywhere. Each school sets its own, in total and sometimes by section. Ask the school and put the number into your profile as your target.',
    },
    {
      question: 'Can somebody take my TEAS for me?',
      answer:
        'No. No one here will sit the exam for you or help you during it. Such a score can be voided and can bar you from testing again. We offer tutoring and rehearsal before the exam.',
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
    {
      question: 'What happens when I cancel?',
      answer: `${claimText('access-to-end')}, and so does the quarterly plan. Your history and progress stay readable afterwards.`,
    },
    {
      question: 'Are there lifetime plans?',
      answer: `${claimText('lifetime')}: they do not renew. None is in the price list at the moment. Practice papers in PDF are also bought once and kept.`,
    },
    {
      question: 'Can I get my money back?',
      answer: `Yes. Plans and PDFs carry a ${claimText('money-back')}. Ask in your billing history within 30 days of the payment; no reason is needed.`,
    },
    {
      question: 'How good is the score prediction?',
      answer:
        'It is an estimate with a range. Even a full exam measures you to about four points either way, so we show the range and stay silent while there is too little data.',
    },
    {
      question: 'I think a question is wrong. What now?',
      answer:
        'Use the report button beside it. If we correct the key, every affected score is corrected and you get an email.',
    },
    {
      question: 'Are you part of ATI?',
      answer:
        'No. ATI makes the exam and is the source for its rules, dates and fees. We are independent of it.',
    },
  ],
  cta: [{ label: 'Ask a question', to: '/contact' }],
  updated: UPDATED,
};
