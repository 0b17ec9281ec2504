import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MatchLine } from './match-line.js';

const nothing = () => undefined;

it.each([
  [0, 0, 5, /^No questions match\./],
  [1, 1, 5, /^1 question matches. Your practice will have 1.$/],
  [1200, 30, 30, /^1,200 questions match.$/],
  [1200, 30, 31, /^1,200 questions match. One practice holds up to 30/],
  [8, 8, 20, /^8 questions match. Your practice will have 8.$/],
  [8, 8, null, /^8 questions match.$/],
])(
  'a practice with %d matches, %d at once and %s wanted it says so',
  (items, atOnce, wanted, said) => {
    const line = (counting: boolean) => (
      <MatchLine
        {...{ matching: { items, atOnce }, counting, wanted }}
        error={null}
        onRetry={nothing}
      />
    );
    const { rerender } = render(line(false));
    expect(screen.getByRole('status').textContent).toMatch(said);
    rerender(line(true));
    expect(screen.getByRole('status').textContent).toBe('Counting…');
  },
);
