import { BRAND } from '@prepward/contracts/brand';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { createAuthProvider } from '../auth-provider.js';
import { createDataProvider } from '../data-provider.js';
import { BACK_OFFICE_PATH, leave } from '../paths.js';
import type { Me } from '../session/access.js';
import type { Session } from '../session/session.js';
import { THEMES } from '../theme/theme.js';
import { users } from '../users/users.js';
import { SessionContext } from './session-context.js';
import { ShellLayout } from './shell-layout.js';

interface BackOfficeProps {
  session: Session;
  me: Me;
}

function createProviders({ session, me }: BackOfficeProps) {
  return {
    authProvider: createAuthProvider(session, me, leave),
    dataProvider: createDataProvider(session),
  };
}

/** The back-office itself, for an administrator. */
export default function BackOffice(props: BackOfficeProps) {
  const [providers] = useState(() => createProviders(props));
  return (
    <SessionContext value={props.session}>
      <BrowserRouter basename={BACK_OFFICE_PATH}>
        <Admin
          {...providers}
          title={`${BRAND.name} back-office`}
          lightTheme={THEMES.light}
          darkTheme={THEMES.dark}
          layout={ShellLayout}
          loginPage={false}
          authCallbackPage={false}
          requireAuth
          disableTelemetry
        >
          <Resource {...users} />
        </Admin>
      </BrowserRouter>
    </SessionContext>
  );
}
