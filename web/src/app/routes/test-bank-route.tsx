import { TestBankPage } from '../../features/practice/routes/test-bank-page.js';
import { DataProvider } from '../data-provider.js';

/** /test-bank */
export default function TestBankRoute() {
  return (
    <DataProvider>
      <TestBankPage />
    </DataProvider>
  );
}
