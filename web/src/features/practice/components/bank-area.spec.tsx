import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '../../../test/page.js';
import { bankOf, progressOf } from '../../../test/student-data.js';
import { bankTree } from '../bank-tree.js';
import { BankArea } from './bank-area.js';
import { CountsList } from './counts-list.js';

const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('an area of the bank', () => {
  it('has a way to practice unless that is locked', () => {
    const [area] = bankTree(bankOf(), progressOf())[1]?.areas ?? [];
    if (!area) throw new Error('no area');
    const practice = jest.fn();
    const { unmount } = inSite(<BankArea area={area} onPractice={practice} />);
    const [first, second] = screen.getAllByRole('button', { name: /^Practice/ });
    for (const button of [first, second]) if (button) fireEvent.click(button);
    expect(practice.mock.calls).toEqual([[area.slug], [area.objectives[0]?.slug]]);
    expect(hrefs().slice(0, 2)).toEqual([
      `/test-bank-practice/${area.slug}`,
      `/test-bank-practice/${area.objectives[0]?.slug}`,
    ]);
    unmount();
    inSite(<BankArea area={area} onPractice={undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists its counts by name', () => {
    const counts = { all: 1200, unseen: 900, wrong: 30, flagged: 4, due: 5 };
    render(<CountsList counts={counts} />);
    expect(words()).toBe('All1,200Unseen900Incorrect30Flagged4');
  });
});
