import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '../../../test/page.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import type { BookState } from '../answer-types.js';
import { TopBar } from './top-bar.js';

const BOOK: BookState = { answers: {}, save: 'saved', failure: null, late: [], lasting: true };

function inSite(page: ReactNode, signedIn = true) {
  return render(
    <MemoryRouter>
      <GivenSession user={signedIn ? DANA_USER : null}>{page}</GivenSession>
    </MemoryRouter>,
  );
}

describe('the bar of an attempt', () => {
  it('has the place and how much is answered, and leads home', () => {
    const bar = (signedIn: boolean, place?: { index: number; total: number; answered: number }) =>
      inSite(
        <TopBar title="Math" place={place} book={BOOK} others={false} running={null} />,
        signedIn,
      );
    const { unmount } = bar(true, { index: 0, total: 5, answered: 2 });
    expect(words()).toMatch(/Question 1 of 5/);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 5 answered');
    expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/dashboard');
    unmount();
    bar(false);
    expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/');
    expect(words()).not.toMatch(/Question/);
  });
});
