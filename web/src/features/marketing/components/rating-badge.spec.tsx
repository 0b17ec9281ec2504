import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RatingBadge, shortCount } from './rating-badge.js';

describe('shortCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1099, '1k'],
    [1100, '1.1k'],
    [7500, '7.5k'],
    [9842, '9.8k'],
    [9999, '9.9k'],
    [10_000, '10k'],
    [123_456, '123.4k'],
  ])('%d is %s', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });
});

describe('RatingBadge', () => {
  it('shows 5.0 stars from 7,500 reviews unless told otherwise', () => {
    render(<RatingBadge />);
    expect(screen.getByText('from 7.5k reviews').parentElement?.textContent).toBe(
      '5.0 from 7.5k reviews',
    );
    expect(screen.getByText('5.0 stars, 7,500 reviews')).toBeTruthy();
  });

  it('shows what it is given, with k from a thousand on', () => {
    const { container } = render(<RatingBadge stars={4.6} reviews={9842} />);
    expect(container.textContent).toContain('4.6 from 9.8k reviews');
    expect(screen.getByText('4.6 stars, 9,842 reviews')).toBeTruthy();
    expect(container.querySelectorAll('.fill-notice')).toHaveLength(5);
  });

  it('leaves a count below a thousand as it is', () => {
    const { container } = render(<RatingBadge stars={4} reviews={999} />);
    expect(container.textContent).toContain('4.0 from 999 reviews');
    expect(container.querySelectorAll('.fill-notice')).toHaveLength(4);
  });
});
