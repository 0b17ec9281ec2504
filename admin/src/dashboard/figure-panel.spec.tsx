import { expect, it } from '@jest/globals';
import type { Dashboard } from '@prepward/contracts/dashboard';
import { render, screen, within } from '@testing-library/react';
import { FigurePanel } from './figure-panel.js';
import { FIGURES } from './figures.js';

const day = (text: string, signUps: number | null) => ({ day: text, signUps });
const DASHBOARD = {
  ...{ from: '2026-10-31', to: '2026-11-01', totals: { signUps: 5 }, before: { signUps: 4 } },
  daily: [day('2026-10-31', 2), day('2026-11-01', 3)],
} as unknown as Dashboard;

it('names its days as they are counted, wherever the staff is', () => {
  const figure = FIGURES.find(({ daily }) => daily === 'signUps');
  if (!figure) throw new Error('No sign-ups');
  render(<FigurePanel figure={figure} dashboard={DASHBOARD} />);
  const panel = within(screen.getByRole('region', { name: figure.title }));
  expect([panel.getByText('Oct 31'), panel.getByText('Nov 1')]).toHaveLength(2);
  const rows = panel.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['2026-11-013', '2026-10-312']);
});
