import type { PageText } from '../types.js';
import { INTEGRITY_NOTE, tutoringPromises, UPDATED } from './service-terms.js';

export const msnExpertTutors: PageText = {
  path: '/msn-expert-tutors',
  title: 'MSN expert tutors for the TEAS',
  description:
    'Nursing-qualified TEAS tutors who teach Reading, Math, Science and English one to one. How they work, how they are chosen, and how to ask for the right one.',
  heading: 'Tutors who have sat where you sit',
  lead: 'Our tutors are qualified in nursing. They know the TEAS as an exam, and they know what each topic turns into on a ward.',
  sections: [
    {
      id: 'why-nurses',
      heading: 'Why a nurse teaches this exam well',
      body: `A dosage is a proportion. A fluid balance is a unit conversion. A care plan is a text from which you have to infer. Somebody who uses these every day can tell you why the question is asked, and a reason makes a fact stick.

It also helps with what to leave out. The Science section could go on forever; a nurse knows which parts of the endocrine system come back and which are detail.`,
    },
    {
      id: 'qualification',
      heading: 'What "MSN expert" stands for',
      body: `MSN is the Master of Science in Nursing, the degree of many nurse educators. Your quote names the tutor who would teach you and the nursing qualification that tutor holds, before you agree to anything. If you want to see evidence of it, ask; if the tutor offered is not the right one, ask for another.

A qualification is not yet good teaching, so the first session is also a test of us. If it does not work, say so and we change the tutor.`,
    },
    {
      id: 'how-they-work',
      heading: 'How a session goes',
      body: `| minutes | what happens |
|---|---|
| 0 to 5 | You say what was hard since the last time |
| 5 to 20 | The wrong answers of your last set: you explain what you thought, the tutor finds the step that broke |
| 20 to 45 | One or two objectives, taught with examples, then done by you |
| 45 to 55 | New questions on the same objectives, under the clock |
| 55 to 60 | What you do until the next session, in writing |

Between sessions you use the [question bank](/features). It keeps what you got wrong and brings it back at growing intervals, and it shows your accuracy for each objective rather than a single number, so you and your tutor know where to look.`,
    },
    {
      id: 'subjects',
      heading: 'What they teach',
      body: `- **Reading:** main idea and support, inference, author's purpose, bias, comparing sources, reading charts and labels.
- **Math:** fractions, decimals and percents, proportions and rates, equations, measurement and conversion, reading data.
- **Science:** anatomy and physiology, cell biology and heredity, chemistry, scientific reasoning.
- **English and Language Usage:** punctuation, sentence structure, register, the writing process, word parts.

They also rehearse exam day with you. They do not do your coursework. ${INTEGRITY_NOTE}`,
    },
    {
      id: 'promises',
      heading: 'Terms',
      body: tutoringPromises('guaranteed-score'),
    },
  ],
  faqs: [
    {
      question: 'Can I choose my tutor?',
      answer:
        'You can say what you need, and you see the tutor and the qualification in the quote. You can ask for somebody else at any time.',
    },
    {
      question: 'Do the tutors know the questions of the live exam?',
      answer:
        'No. No one here has, uses or passes on live exam questions. The tutors teach the published content areas with our own questions.',
    },
  ],
  cta: [
    { label: 'Get a Free Quote', to: '/contact' },
    { label: 'How it works', to: '/how-it-works' },
  ],
  updated: UPDATED,
};
