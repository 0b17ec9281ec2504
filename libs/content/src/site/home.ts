import { claimText } from './claims.js';
import { HOME_DEMO_QUIZ } from './home-demo-quiz.js';
import { SCORE_PICTURES, TESTIMONIALS } from './home-samples.js';
import { FREE_OFFER } from './teas.js';
import type { BlogTeaser, Faq, SiteLink } from './types.js';

interface SubjectCard {
  subject: 'reading' | 'math' | 'science' | 'english';
  title: string;
  description: string;
  bullets: readonly [string, string, string];
  links: readonly SiteLink[];
}

function subjectCard(
  subject: SubjectCard['subject'],
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
      { label: 'Try 5 Practice Questions', to: `/practice/${subject}` },
      { label: 'Try Free Study Questions', to: `/quiz/${subject}` },
    ],
  };
}

/** Splits "95% pass rate" into the figure and what it counts. */
function stat(id: Parameters<typeof claimText>[0]): { value: string; label: string } {
  const text = claimText(id);
  const gap = text.indexOf(' ');
  return { value: text.slice(0, gap), label: text.slice(gap + 1) };
}

const SUBJECT_CARDS: readonly SubjectCard[] = [
  subjectCard('reading', 'Reading', 'Find the sentence that proves the answer, at exam pace.', [
    'Main ideas, inference, purpose, structure',
    'Labels, schedules, maps and charts too',
  ]),
  subjectCard('math', 'Math', 'From fractions to graphs, with the steps written out.', [
    'Percents, proportions, equations',
    'Measurement, conversion and data',
  ]),
  subjectCard('science', 'Science', 'Body systems, cells, chemistry and experiments.', [
    'Anatomy and physiology first: it carries most questions',
    'Hot spots and ordering tasks as in the exam',
  ]),
  subjectCard('english', 'English', 'The rules that answer the question when your ear cannot.', [
    'Punctuation, agreement, clear sentences',
    'Word parts that open hundreds of words',
  ]),
];

const STEPS = [
  {
    title: claimText('sign-up-time'),
    text: 'A name, an email address, a password. What you answered before is kept.',
  },
  {
    title: 'Practice & Review',
    text: 'Answer, then read why each option is right or wrong. Old mistakes come back until they stop being mistakes.',
  },
  {
    title: 'Buy Premium',
    text: 'Open the whole bank and unlimited mock exams for 7, 30 or 90 days. Cancel in two clicks.',
  },
  {
    title: 'Ace Your Exam',
    text: 'Sit the real thing having sat it before: same sections, same minutes, same kinds of question.',
  },
] as const;

const BENEFITS = [
  {
    title: 'You learn from wrong answers',
    text: 'Each wrong option has its own reason. You see what you thought, not only what was right.',
  },
  {
    title: 'All five question types',
    text: 'Multiple select, typed answers, hot spots and ordering: one exam question in five is of these.',
  },
  {
    title: 'Mock exams that keep your work',
    text: 'Every answer is saved as you give it, also when the connection drops or the page reloads.',
  },
  {
    title: 'Honest predictions',
    text: 'A forecast comes with its range. While there is too little data, there is none.',
  },
  {
    title: 'A plan for today',
    text: 'What is due, and your weakest objectives. Ten minutes are enough to do something useful.',
  },
  {
    title: 'Tutors who are nurses',
    text: `One-to-one help before the exam. ${claimText('hours')}, and you pay after your own passing score.`,
  },
] as const;

const PLANS = [
  {
    id: 'weekly',
    name: 'Weekly',
    price: claimText('price-weekly'),
    badge: 'Last-Minute Prep',
    saving: null,
  },
  {
    id: 'monthly',
    name: 'Monthly',
    price: claimText('price-monthly'),
    badge: claimText('most-popular'),
    saving: claimText('monthly-saving'),
  },
  {
    id: 'quarterly',
    name: 'Quarterly',
    price: claimText('price-quarterly'),
    badge: null,
    saving: claimText('quarterly-saving'),
  },
] as const;

const FAQS: readonly Faq[] = [
  {
    question: 'What is free?',
    answer: FREE_OFFER,
  },
  {
    question: 'What happens when I cancel?',
    answer: `${claimText('access-to-end')}, and so does the quarterly plan. Your history and progress stay.`,
  },
  {
    question: 'Are there lifetime plans?',
    answer: `${claimText('lifetime')} and do not renew. None is in the price list at the moment. Practice papers in PDF are bought once and kept.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. All plans carry a ${claimText('money-back')}, without reasons and without small print.`,
  },
  {
    question: 'Can somebody take my TEAS for me?',
    answer:
      'No. You sit the exam yourself. Our tutors teach and rehearse with you before it, and help ends when it begins.',
  },
  {
    question: 'Are the questions from the real exam?',
    answer:
      'No. They are our own, written to the content areas of version 7. The PDFs are our own practice papers too.',
  },
];

/** Literal copies of three articles' teasers: importing the articles would put their bodies on the home page. */
const TEASERS: readonly BlogTeaser[] = [
  {
    title: 'TEAS exam preparation: a six-week plan',
    excerpt:
      'Six weeks, seven hours a week: what to do each evening, when to sit a mock, and what to cut if you have less time.',
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
  updated: '2026-11-21',
  rating: { text: claimText('rating'), stars: 5, reviews: 9842 },
  hero: {
    trust: claimText('trusted-by'),
    heading: 'Know what the TEAS will ask of you',
    lead: `${claimText('questions-total')} with every answer explained, and mock exams as long as the real one: ${claimText('exam-shape')}.`,
    cta: [
      { label: 'Start Free Practice', to: '/signup' },
      { label: 'Get Proctored Exam Help', to: '/teas-exam-help' },
    ],
    note: 'Help with a proctored exam means tutoring and rehearsal before it. You sit it yourself.',
  },
  demo: {
    label: claimText('demo-quiz'),
    heading: 'Try three questions',
    lead: 'Your first choice counts. The explanation comes at once.',
  },
  demoQuiz: HOME_DEMO_QUIZ,
  subjectsHeading: 'Four sections, one plan',
  subjects: SUBJECT_CARDS,
  stepsHeading: 'How it works',
  steps: STEPS,
  stepsLink: { label: 'Learn More', to: '/how-it-works' },
  benefitsHeading: 'What makes the difference',
  benefits: BENEFITS,
  scoresHeading: 'What a score report looks like',
  scorePictures: SCORE_PICTURES,
  stats: [
    stat('pass-rate'),
    stat('guaranteed-score-short'),
    stat('exams-completed'),
    stat('reply-time-short'),
  ],
  statsNote:
    'Ratings, rates and customer numbers are statements of {{legalEntity}}, not audited. The guaranteed score refers to the tutoring fee and is fixed in your quote.',
  statsLink: { label: 'Where our numbers come from', to: '/about' },
  testimonialsHeading: 'Student feedback',
  testimonials: TESTIMONIALS,
  sampleNotice: 'Example. Not a real person and not a real score.',
  plansHeading: 'Choose how long you need it',
  plansLead: `All plans include the same things and a ${claimText('money-back')}.`,
  plans: PLANS,
  faqsHeading: 'Questions and answers',
  faqs: FAQS,
  faqsLink: { label: 'All questions', to: '/faqs' },
  teasersHeading: 'From the blog',
  teasers: TEASERS,
  teasersLink: { label: 'All articles', to: '/blog' },
  closing: {
    heading: 'Start with five questions',
    lead: 'In ten minutes you know where you stand, and what to do tomorrow.',
    cta: [
      { label: 'Get Started Free', to: '/signup' },
      { label: 'Get a Free Quote', to: '/contact' },
      { label: 'Buy practice papers', to: '/buy-test-bank' },
    ],
  },
  /** Prefilled in the chat app. */
} as const;
