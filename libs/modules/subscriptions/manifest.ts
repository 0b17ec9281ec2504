import {
  paymentFailed,
  subscriptionActivated,
  subscriptionExpired,
  subscriptionExpiring,
  subscriptionRenewalDue,
} from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';

export const subscriptions = {
  name: 'subscriptions',
  http: async () => {
    const { SubscriptionsHttpModule } = await import('./http/index.js');
    return [{ module: SubscriptionsHttpModule }];
  },
  jobs: async () => {
    const { SUBSCRIPTIONS_JOBS, SubscriptionsJobsModule } = await import('./jobs/index.js');
    return { definitions: SUBSCRIPTIONS_JOBS, module: SubscriptionsJobsModule };
  },
  events: [
    subscriptionActivated,
    subscriptionExpiring,
    subscriptionExpired,
    subscriptionRenewalDue,
    paymentFailed,
  ],
  personal: async () => (await import('./personal-data.repository.js')).SUBSCRIPTIONS_PERSONAL_DATA,
} as const satisfies ModuleManifest;
