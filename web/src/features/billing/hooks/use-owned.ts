import type { AccessAnswer, Purchase } from '@prepward/contracts/billing';
import type { TestBankProduct } from '@prepward/contracts/plans';
import { useAccess, usePurchases } from '../api/billing.js';
import type { Wanted } from '../offer.js';

/** A plan that was paid for, or one without an end; a plan from staff can be followed by a paid one. */
function hasPlan({ state, source, plan }: AccessAnswer): boolean {
  const open = state === 'active' || state === 'grace';
  return open && (source === 'payment' || plan === 'lifetime');
}

function owns(files: readonly Purchase[], { id }: TestBankProduct): boolean {
  return files.some(
    ({ product, state }) => state !== 'refunded' && (product === id || product === 'test-bank-all'),
  );
}

/**
 * Why a student needs no checkout for what they want; null where they do, also when it can't be known:
 * the server has the last word.
 */
export function useOwned(
  wanted: Wanted,
): 'ALREADY_SUBSCRIBED' | 'ALREADY_PURCHASED' | 'asking' | null {
  const access = useAccess();
  const purchases = usePurchases();
  const asked = wanted.kind === 'plan' ? access : purchases;
  if (asked.isPending && !asked.isError) {
    return 'asking';
  }
  if (wanted.kind === 'plan') {
    return access.data && hasPlan(access.data) ? 'ALREADY_SUBSCRIBED' : null;
  }
  return purchases.data && owns(purchases.data.items, wanted.item) ? 'ALREADY_PURCHASED' : null;
}
