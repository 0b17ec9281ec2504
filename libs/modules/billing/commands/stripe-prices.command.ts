import { APP_CONFIG, type AppConfig } from '@prepward/platform/config';
import type { ServiceCommand } from '@prepward/platform/manifest';
import { BillingModule } from '../billing.module.js';

const USAGE = 'Expected: stripe-prices [--check]';
const KEY_MISSING =
  "Stripe isn't configured: expected STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of the account to create the prices in";

/**
 * `stripe-prices [--check]`: creates the prices of plans and products that the Stripe account lacks.
 * With `--check`, it only looks. Fails if a price differs from our list.
 */
export const stripePrices: ServiceCommand = {
  modules: [BillingModule],
  run: async (args, app) => {
    if (args.length > 1 || (args[0] ?? '--check') !== '--check') throw new Error(USAGE);
    const isCheck = args[0] === '--check';
    const { payments } = app.get<AppConfig>(APP_CONFIG);
    if (payments?.kind !== 'stripe') throw new Error(KEY_MISSING);
    const { StripeGateway } = await import('../stripe/stripe-gateway.js');
    const reports = await new StripeGateway(payments).ensurePrices(isCheck);
    for (const { lookupKey, state } of reports) console.log(`${lookupKey}: ${state}`);
    const wrong = reports.flatMap(({ problem }) => problem ?? []);
    const missing = reports.filter(({ state }) => state === 'missing').length;
    if (wrong.length > 0) {
      throw new Error(
        [...wrong, 'A price never changes: give the new one a new lookup key.'].join('\n'),
      );
    }
    if (missing > 0) {
      const what = missing === 1 ? 'price is' : 'prices are';
      throw new Error(`${missing} ${what} missing: run stripe-prices without --check`);
    }
  },
};
