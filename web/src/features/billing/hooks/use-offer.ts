import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { BILLING_KEY } from '../../../lib/query-keys.js';
import { planOffer, productOffer, type Wanted } from '../offer.js';

/** The server's current offer for what is wanted; null if it's no longer sold. */
export function useOffer({ kind, item }: Wanted) {
  return useQuery({
    queryKey: [...BILLING_KEY, 'offer', item.id],
    queryFn: async ({ signal }) =>
      kind === 'plan'
        ? planOffer(await call('billing.plans', { signal }), item.id)
        : productOffer(await call('billing.products', { signal }), item.id),
  });
}
