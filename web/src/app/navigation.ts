import { SUBJECT_NAMES, SUBJECT_SHORT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';

export interface NavLink {
  label: string;
  to: string;
}

export const PRACTICE_LINKS: readonly NavLink[] = SUBJECTS.map((subject) => ({
  label: SUBJECT_NAMES[subject],
  to: `/practice/${subject}`,
}));

export const SERVICE_LINKS: readonly NavLink[] = [
  { label: 'Test bank PDF', to: '/buy-test-bank' },
  { label: 'Proctored exam help', to: '/teas-exam-help' },
];

/** The footer's five groups over the public pages. */
export const FOOTER_GROUPS: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Free exam practice', to: '/exam-practice' },
      { label: 'How it works', to: '/how-it-works' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'FAQs', to: '/faqs' },
      ...SUBJECTS.map((s) => ({ label: `${SUBJECT_SHORT_NAMES[s]} quiz`, to: `/quiz/${s}` })),
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Test bank PDF', to: '/buy-test-bank' },
      { label: 'Proctored exam help', to: '/teas-exam-help' },
      { label: 'Remote tutoring', to: '/remote-teas-assistance' },
      { label: 'MSN expert tutors', to: '/msn-expert-tutors' },
      { label: '“Do my TEAS exam”', to: '/do-my-teas-exam' },
      { label: '“Take my TEAS test”', to: '/take-my-teas-test' },
      { label: '“Pay someone to take it”', to: '/pay-someone-teas-exam' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Blog', to: '/blog' },
      { label: 'TEAS registration', to: '/teas-registration' },
      { label: 'TEAS exam near me', to: '/teas-exam-near-me' },
      ...SUBJECTS.map((s) => ({
        label: `${SUBJECT_SHORT_NAMES[s]} downloads`,
        to: `/downloads/${s}`,
      })),
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', to: '/terms' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Money-back guarantee', to: '/money-back' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Features', to: '/features' },
      { label: 'Contact us', to: '/contact' },
    ],
  },
];
