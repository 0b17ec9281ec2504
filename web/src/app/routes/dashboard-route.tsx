import { DashboardPage } from '../../features/account/routes/dashboard-page.js';
import { DataProvider } from '../data-provider.js';

/** /dashboard */
export default function DashboardRoute() {
  return (
    <DataProvider>
      <DashboardPage />
    </DataProvider>
  );
}
