import { FreeTrialBankPage } from '../../features/practice/routes/free-trial-bank-page.js';
import { DataProvider } from '../data-provider.js';

/** /free-trial-bank */
export default function FreeTrialBankRoute() {
  return (
    <DataProvider>
      <FreeTrialBankPage />
    </DataProvider>
  );
}
