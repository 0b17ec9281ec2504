import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SessionValue } from '../lib/session/session.js';
import { DANA_USER, GivenSession } from './session.js';

function Place() {
  const { pathname, search, state } = useLocation();
  return (
    <output data-testid="place" data-state={JSON.stringify(state)}>{`${pathname}${search}`}</output>
  );
}

/** For tests: a page as Dana sees it; the router's address is in the test id `place`. */
export function renderSignedIn(
  page: ReactNode,
  { at = '/', ...session }: Partial<SessionValue> & { at?: string } = {},
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <GivenSession user={DANA_USER} {...session}>
          {page}
          <Place />
        </GivenSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
