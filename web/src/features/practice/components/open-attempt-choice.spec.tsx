import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '../../../test/page.js';
import { openSummaryOf } from '../../../test/student-data.js';
import { OpenAttemptChoice } from './open-attempt-choice.js';

const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('says what is still open, and that a new one ends it', () => {
  const attempt = openSummaryOf();
  const { unmount } = inSite(<OpenAttemptChoice attempt={attempt} />);
  expect(words()).toBe('You have one open: MathPractice, 2 of 20 answered.Continue');
  expect(hrefs()).toEqual([`/practice/attempt/${attempt.id}`]);
  unmount();
  inSite(<OpenAttemptChoice attempt={attempt} replaceable />);
  expect(words()).toMatch(/Starting a new one ends it/);
});
