import { subscriptionActivated } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';

export const subscriptions = {
  name: 'subscriptions',
  http: async () => {
    const { SubscriptionsHttpModule } = await import('./http/index.js');
    return [{ module: SubscriptionsHttpModule }];
  },
  events: [subscriptionActivated],
} as const satisfies ModuleManifest;
