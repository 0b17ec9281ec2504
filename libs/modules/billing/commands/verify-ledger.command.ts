import type { ServiceCommand } from '@prepward/platform/manifest';
import { BillingModule } from '../billing.module.js';
import { LedgerAudit } from '../ledger-audit.service.js';

/**
 * `verify-ledger`: recomputes everyone's access from the ledger. If what is stored differs, it fails
 * and names the differences.
 */
export const verifyLedger: ServiceCommand = {
  modules: [BillingModule],
  run: async (_, app) => {
    const { students, differences } = await app.get(LedgerAudit).verify();
    if (differences.length > 0) throw new Error(differences.join('\n'));
    const whose = students === 1 ? '1 student' : `${students} students`;
    console.log(`The ledger of ${whose} matches the stored access.`);
  },
};
