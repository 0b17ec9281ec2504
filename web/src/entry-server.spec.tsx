/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { prerender } from './entry-server.js';

/** The page as the build renders it: without a window, a document, or storage, and without errors. */
async function html(path: string): Promise<string> {
  expect(typeof window).toBe('undefined');
  return prerender(path);
}

describe('public pages without a browser', () => {
  it.each([
    ['/', 'Start with five questions', 'TEAS practice questions and mock exams'],
    ['/practice/math', 'Start 5 questions', 'Free Math practice questions'],
    ['/practice/english', 'English and Language Usage practice', 'Free English'],
    ['/login', 'Forgot password?', 'Log in'],
    ['/signup', 'Create Account', 'Sign up'],
    ['/no/such/page', 'There is no page at this address', 'Page not found'],
  ])('%s is whole', async (path, text, title) => {
    const page = await html(path);
    expect([text, `<title>${title}`].filter((part) => !page.includes(part))).toEqual([]);
    expect(['Loading…', '<script'].filter((part) => page.includes(part))).toEqual([]);
  });

  it('carry the bar, the skip link and the five link groups', async () => {
    const page = await html('/');
    const parts = [
      BRAND.name,
      'href="#main"',
      'Free Exam Practice',
      'Other Services',
      'Log In',
      'Get Started Free',
      'Quick Links',
      'Services',
      'Resources',
      'Legal',
      'Company',
      `mailto:${BRAND.contactEmail}`,
    ];
    expect(parts.filter((part) => !page.includes(part))).toEqual([]);
  });

  it('show nothing of a guarded page', async () => {
    expect((await html('/dashboard')).includes('Your plan')).toBe(false);
  });
});
