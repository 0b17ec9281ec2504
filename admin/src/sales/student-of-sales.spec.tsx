import { describe, expect, it } from '@jest/globals';
import { createTheme } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { DisputeShow } from './dispute-show.js';
import { OrderShow } from './order-show.js';
import { PaymentShow } from './payment-show.js';
import { RefundShow } from './refund-show.js';

const AT = '2026-11-02T10:00:00.000Z';
const STUDENT = 'aaaaaaaa-0000-4000-8000-000000000001';
const ANN: Partial<AdminUser> = {
  id: STUDENT,
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
};

/** The fields that any of the pages needs of its record. */
const RECORD = {
  id: 'r1',
  userId: STUDENT,
  name: 'Weekly plan',
  amountCents: 1999,
  taxCents: 0,
  refundedCents: 0,
  gateway: 'sandbox',
  reason: 'My exam was canceled.',
  createdAt: AT,
  paidAt: AT,
  happenedAt: AT,
  changedAt: AT,
  decidedAt: null,
  periodStart: null,
  orderId: null,
  refundRequestId: null,
  disputeId: null,
  paymentId: 'p1',
};

async function openPage(Page: ComponentType, state: object, users: Partial<AdminUser>[]) {
  const data = testDataProvider({
    getOne: async () => ({ data: { ...RECORD, ...state } as never }),
    getMany: async () => ({ data: users as never[] }),
  });
  render(
    <MemoryRouter initialEntries={['/sales/r1/show']}>
      <AdminContext dataProvider={data} theme={createTheme()}>
        <ResourceContextProvider value="sales">
          <Routes>
            <Route path="/sales/:id/show" element={<Page />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  const label = await screen.findByText('Student');
  const fact = label.nextElementSibling;
  if (!(fact instanceof HTMLElement)) throw new Error('There is no student');
  return within(fact);
}

const PAGES: [string, ComponentType, object][] = [
  ['an order', OrderShow, { state: 'paid' }],
  ['a payment', PaymentShow, {}],
  ['a refund request', RefundShow, { state: 'pending' }],
  ['a dispute', DisputeShow, { status: 'open' }],
];

describe.each(PAGES)('the page of %s', (_, Page, state) => {
  it('names the student, and leads to their page', async () => {
    const fact = await openPage(Page, state, [ANN]);
    const link = await fact.findByRole('link', { name: 'Ann Lee, ann@example.org' });
    expect(link.getAttribute('href')).toBe(`/users/${STUDENT}/show`);
  });

  it('says that the account was deleted', async () => {
    const fact = await openPage(Page, state, []);
    await fact.findByText('Deleted account');
    expect(fact.queryByRole('link')).toBeNull();
  });
});

it('calls a student without a name by the email', async () => {
  const fact = await openPage(OrderShow, { state: 'paid' }, [
    { ...ANN, firstName: '', lastName: '' },
  ]);
  await fact.findByRole('link', { name: 'ann@example.org' });
});
