import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import type { Subject } from '@prepward/contracts/subjects';
import { claimFigure, claimText } from './claim-text.js';
import { HOME_DEMO_QUIZ } from './home-demo-quiz.js';
import { SCORE_PICTURES, TESTIMONIALS } from './home-samples.js';
import { PLAN_FAQS } from './plan-faqs.js';
import { PLAN_LENGTHS } from './plan-texts.js';
import { FREE_OFFER, TEAS } from './teas.js';
import type { BlogTeaser, Faq, SiteLink } from './types.js';

interface SubjectCard {
  subject: Subject;
  title: string;
  description: string;
  bullets: readonly [string, string, string];
  links: readonly SiteLink[];
}

function subjectCard(
  subject: Subject,
  title: string,
  description: string,
  bullets: readonly [string, string],
): SubjectCard {
  return {
    subject,
    title,
    description,
    bullets: [`${claimText('questions-per-subject')} with every option explained`, ...bullets],
    links: [
      { label: `Start ${title} Prep`, to: '/signup' },
      { label: `Try ${FREE_PRACTICE_ITEMS} Practice Questions`, to: `/practice/${subject}` },
      { label: 'Try Free Study Questions', to: `/quiz/${subject}` },
    ],
  };
}

/** Splits "95% pass rate" into the number and its label. */
function stat(id: Parameters<typeof claimText>[0]): { value: string; label: string } {
  const text = claimText(id);
  const gap = text.indexOf(' ');
  return { value: text.slice(0, gap), label: text.slice(gap + 1) };
}

const SUBJECT_CARDS: readonly SubjectCard[] = [
  subjectCard('reading', 'Reading', 'Find the line in the passage that proves your answer.', [
    'Main idea, inference, purpose, and structure',
    'Charts, labels, schedules, and maps',
  ]),
  subjectCard('math', 'Math', 'From fractions to graphs, with every step written out.', [
    'Percents, proportions, and equations',
    'Measurement, conversions, and data',
  ]),
  subjectCard('science', 'Science', 'Body systems, cells, chemistry, and how experiments work.', [
    'Anatomy and physiology, the biggest part of the section',
    'Hot spots and ordering, like the real exam',
  ]),
  subjectCard('english', 'English', 'The rules that settle it when your ear can’t.', [
    'Punctuation, agreement, and clear sentences',
    'Word parts that unlock hundreds of terms',
  ]),
];

const STEPS = [
  {
    title: claimText('sign-up-time'),
    text: 'Name, email, password. Answers you’ve already given come along.',
  },
  {
    title: 'Practice & Review',
    text: 'See why each option is right or wrong. What you miss comes back.',
  },
  {
    title: 'Buy Premium',
    text: `Every question and unlimited mocks for ${PLAN_LENGTHS}.`,
  },
  {
    title: 'Ace Your Exam',
    text: 'Walk in having done it before: same sections, same minutes.',
  },
] as const;

/** A benefit; with `picture`, the product's own screen shows it. */
interface Benefit {
  title: string;
  text: string;
  picture?: {
    name: 'practice' | 'result' | 'progress';
    /** Alternative text, for people who can't see the picture. */
    alt: string;
  };
}

const BENEFITS: readonly Benefit[] = [
  {
    title: 'Learn from every miss',
    text: 'You see why your pick was wrong, not just which answer was right.',
    picture: {
      name: 'practice',
      alt: 'A Science question after a wrong answer: your answer and the correct one are marked, with the reason below.',
    },
  },
  {
    title: 'Take a full-length mock',
    text: 'All four sections on the clock. Then your score, your level, and where your points are.',
    picture: {
      name: 'result',
      alt: `The result of a mock exam of ${TEAS.items} questions: score, level, and the four sections.`,
    },
  },
  {
    title: 'Watch your score climb',
    text: 'The TEAS score you’re likely to get, with an honest range around it.',
    picture: {
      name: 'progress',
      alt: 'A chart of a student’s predicted TEAS score rising over eleven weeks, with the range it’s likely to be in.',
    },
  },
  {
    title: 'All five question types',
    text: 'Select all that apply, fill in the blank, hot spots, ordering: one exam question in five.',
  },
  {
    title: 'A plan for today',
    text: 'What’s due and your weakest topics, first thing. Ten minutes is enough.',
  },
  {
    title: 'Tutors who are nurses',
    text: `One-on-one help before your exam. ${claimText('hours')}, and you pay after you pass.`,
  },
];

const FAQS: readonly Faq[] = [
  {
    question: 'What’s free?',
    answer: FREE_OFFER,
  },
  ...PLAN_FAQS,
  {
    question: 'Can I get my money back?',
    answer: `Yes. Every plan has a ${claimText('money-back')}. You don’t have to give a reason.`,
  },
  {
    question: 'Can someone take my TEAS for me?',
    answer:
      'No. You take the exam yourself. Our tutors teach you and rehearse test day with you, and their help ends when the exam starts.',
  },
  {
    question: 'Are the questions from the real exam?',
    answer:
      'No. We write our own, based on the content areas of version 7. The PDFs are our own practice papers too.',
  },
];

/** Literal copies of three articles' teasers: importing the articles would put their bodies on the home page. */
const TEASERS: readonly BlogTeaser[] = [
  {
    title: 'TEAS exam preparation: a six-week plan',
    excerpt:
      'Six weeks, seven hours a week: what to do each evening, when to take a mock, and what to cut if you have less time.',
    date: '2026-11-21',
    link: '/blog/teas-exam-preparation',
  },
  {
    title: 'What to expect on ATI TEAS exam day',
    excerpt:
      'From the ID check to the score report: how the day runs, how each section feels, and where to look at the clock.',
    date: '2026-11-21',
    link: '/blog/what-to-expect-ati-teas-exam',
  },
  {
    title: 'Heart anatomy for the TEAS: learn the route',
    excerpt:
      'Two pumps, four rooms, four valves, thirteen steps. Learn the heart as a route and most questions answer themselves.',
    date: '2026-11-21',
    link: '/blog/heart-anatomy-teas-exam',
  },
];

/** Everything the home page says. */
export const HOME = {
  title: 'TEAS practice questions and mock exams',
  description:
    'Prepare for the ATI TEAS 7 with practice in Reading, Math, Science and English, every answer explained, mock exams, and tutors who are nurses. Start free.',
  updated: '2026-11-22',
  rating: {
    text: claimText('rating'),
    stars: claimFigure('rating'),
    reviews: claimFigure('rating', 1),
  },
  hero: {
    trust: claimText('trusted-by'),
    heading: 'Pass the TEAS with practice that explains every answer',
    lead: `${claimText('questions-total')} and full mock exams built like the real one: ${claimText('exam-shape')}.`,
    cta: [
      { label: 'Start Free Practice', to: '/signup' },
      { label: 'Get Proctored Exam Help', to: '/teas-exam-help' },
    ],
    note: 'Exam help is tutoring and rehearsal before test day. You take the exam yourself.',
  },
  demo: {
    label: claimText('demo-quiz'),
    heading: 'Try three questions',
    lead: 'Your first answer counts.',
  },
  demoQuiz: HOME_DEMO_QUIZ,
  subjectsHeading: 'Practice all four sections',
  subjects: SUBJECT_CARDS,
  stepsHeading: 'How it works',
  steps: STEPS,
  stepsLink: { label: 'Learn More', to: '/how-it-works' },
  benefitsHeading: 'What studying here looks like',
  benefits: BENEFITS,
  scoresHeading: 'Score reports',
  scorePictures: SCORE_PICTURES,
  stats: [
    stat('pass-rate'),
    stat('guaranteed-score-short'),
    stat('exams-completed'),
    stat('reply-time-short'),
  ],
  statsNote: 'Figures from {{legalEntity}}. The score guarantee is about your tutoring fee.',
  statsLink: { label: 'Where our numbers come from', to: '/about' },
  testimonialsHeading: 'Student feedback',
  testimonials: TESTIMONIALS,
  /** The tag on all made-up people and scores. */
  sampleTag: 'Sample',
  plansHeading: 'Pick how long you need it',
  plansLead: `Every plan unlocks the whole bank and unlimited mocks, with a ${claimText('money-back')}.`,
  faqsHeading: 'Questions and answers',
  faqs: FAQS,
  faqsLink: { label: 'All questions', to: '/faqs' },
  teasersHeading: 'From the blog',
  teasers: TEASERS,
  teasersLink: { label: 'All articles', to: '/blog' },
  closing: {
    heading: `Start with ${inWords(FREE_PRACTICE_ITEMS)} questions`,
    lead: 'Ten minutes from now, you’ll know where you stand.',
    cta: [
      { label: 'Get Started Free', to: '/signup' },
      { label: 'Get a Free Quote', to: '/contact' },
      { label: 'Buy practice papers', to: '/buy-test-bank' },
    ],
  },
} as const;
