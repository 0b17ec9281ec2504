import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { LeaveLink, type Running } from './leave-link.js';

function open(running: Running | null) {
  render(
    <GivenSession user={DANA_USER}>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="here" element={<LeaveLink running={running} />} />
          <Route path="dashboard" element={<p>Dashboard</p>} />
        </Routes>
      </MemoryRouter>
    </GivenSession>,
  );
  return userEvent.setup({ delay: null });
}

it('leaves at once where no clock runs', async () => {
  const user = open(null);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByText('Dashboard')).toBeTruthy();
});

it('asks first while a clock runs', async () => {
  const user = open('clock');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave with the clock running?' });
  expect(dialog.textContent).toContain('The clock keeps running while you’re away.');
  await user.click(screen.getByRole('button', { name: 'Keep going' }));
  expect(screen.queryByText('Dashboard')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.getByText('Dashboard')).toBeTruthy();
});

it('asks between sections too: the next one does not wait for long', async () => {
  const user = open('pause');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave between two sections?' });
  expect(dialog.textContent).toContain('begins automatically when this break ends');
});
