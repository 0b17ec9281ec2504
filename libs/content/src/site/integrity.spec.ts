import { describe, expect, it } from '@jest/globals';
import { ARTICLES } from './articles/index.js';
import { forbiddenOffers } from './forbidden-offers.js';
import { HOME } from './home.js';
import { PAGES } from './pages/index.js';
import { SERVICE_ROUTES, stringsIn } from './testing.js';

const TEXTS: [string, string][] = [
  ...PAGES.map((page): [string, string] => [page.path, stringsIn(page).join('\n')]),
  ...ARTICLES.map((article): [string, string] => [article.slug, stringsIn(article).join('\n')]),
  ['/', stringsIn(HOME).join('\n')],
];

describe('the detector of forbidden offers', () => {
  it.each([
    'Our experts take the exam for you.',
    'We will sit your exam for you, at any hour.',
    'We take it for you.',
    'Let us do your TEAS for you.',
    'Take my TEAS for me? Yes, gladly.',
    'Our tutor helps you during the exam.',
    'A tutor answers while you sit the exam.',
    'We bypass Proctorio.',
    'The method stays undetected.',
    'We know ways around the proctor.',
    'Buy actual exam questions here.',
    'Leaked questions from last week.',
    'We use remote access to your computer.',
    'A stand-in goes to the center.',
    'We sit the exam for you, no questions asked.',
    'We take your exam for you without any risk.',
    'Can you take my TEAS for me? Of course, there is no risk.',
  ])('finds: %s', (offer) => {
    expect(forbiddenOffers(offer)).toHaveLength(1);
  });

  it.each([
    'Can somebody take my TEAS for me? No. The score has to be yours.',
    'We do not sit your exam for you.',
    'We don’t sit your exam for you.',
    'Nobody here helps you during the exam.',
    'Real exam questions are confidential.',
    'You can practice with our own questions and a tutor before the exam.',
    'We decline to bypass a proctor.',
  ])('lets pass: %s', (text) => {
    expect(forbiddenOffers(text)).toEqual([]);
  });
});

describe('integrity of the texts', () => {
  it.each(TEXTS)('%s offers nothing forbidden', (_name, text) => {
    expect(forbiddenOffers(text)).toEqual([]);
  });

  it.each([...SERVICE_ROUTES, '/terms', '/faqs', '/about', '/contact', '/how-it-works'])(
    '%s says that the student takes the exam without a stand-in or help',
    (path) => {
      const page = PAGES.find((candidate) => candidate.path === path);
      const text = stringsIn(page).join('\n');
      expect(text).toMatch(/\b(?:no|nobody|do not|refuse)\b/i);
      expect(text).toMatch(/\btak(?:es?|ing) (?:it|exams?|the exam)\b/i);
      expect(text).toMatch(/during|stand-in|in your place|for (?:you|me|anybody)/i);
    },
  );

  it.each(['/do-my-teas-exam', '/take-my-teas-test', '/pay-someone-teas-exam'])(
    '%s answers its own address with no, in the lead',
    (path) => {
      const page = PAGES.find((candidate) => candidate.path === path);
      expect(page?.heading).toMatch(/\?$/);
      expect(page?.lead).toMatch(/^(?:No\.|Not to take it for you\.)/);
    },
  );

  it.each(['/buy-test-bank', '/terms', '/faqs'])('%s calls the PDFs our own papers', (path) => {
    const text = stringsIn(PAGES.find((candidate) => candidate.path === path)).join('\n');
    expect(text).toMatch(/our own (?:practice )?papers in the format of the exam/i);
    expect(text).toMatch(/live(?:,| or) leaked/i);
  });
});
