import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { BRAND } from '@prepward/contracts/brand';
import { useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { createAuthProvider } from '../auth-provider.js';
import { createDataProvider } from '../data-provider.js';
import { leave } from '../paths.js';
import type { Me } from '../session/access.js';
import type { Session } from '../session/session.js';
import { THEMES } from '../theme/theme.js';
import { isResource, lazyPage, type StaffPage, type StaffResource } from './menu-entry.js';
import { MENU_GROUPS } from './menu-groups.js';
import { MissingPage } from './missing-page.js';
import { SessionContext } from './session-context.js';
import { ShellLayout } from './shell-layout.js';

interface BackOfficeProps {
  session: Session;
  me: Me;
}

const Dashboard = lazyPage(() => import('../dashboard/dashboard-page.js'), 'DashboardPage');

const FirstPage = () => <Dashboard />;

const ENTRIES = MENU_GROUPS.flatMap(({ entries }) => entries);
const RESOURCES = ENTRIES.filter(isResource);
const PAGES = ENTRIES.filter((entry): entry is StaffPage => !isResource(entry));
function createProviders({ session, me }: BackOfficeProps) {
  return {
    authProvider: createAuthProvider(session, me, leave),
    dataProvider: createDataProvider(session),
  };
}

function resourceOf({ icon, label, ...resource }: StaffResource) {
  return <Resource key={resource.name} {...resource} icon={icon} options={{ label }} />;
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
          dashboard={FirstPage}
          layout={ShellLayout}
          catchAll={MissingPage}
          loginPage={false}
          authCallbackPage={false}
          requireAuth
          disableTelemetry
        >
          {RESOURCES.map(resourceOf)}
          <CustomRoutes>
            {PAGES.map(({ path, page: Page }) => (
              <Route key={path} path={`/${path}`} element={<Page />} />
            ))}
          </CustomRoutes>
        </Admin>
      </BrowserRouter>
    </SessionContext>
  );
}
