import { isAccessOpen } from '@prepward/contracts/access-rules';
import type { AccessAnswer, Purchase } from '@prepward/contracts/billing';
import { subjectsOfProduct, type TestBankProduct } from '@prepward/contracts/plans';
import type { Subject } from '@prepward/contracts/subjects';
import { useAccess, usePurchases } from '../api/billing.js';
import type { Wanted } from '../offer.js';

/** Has a paid plan, or one without an end; a plan granted by staff doesn't stop a student from buying one. */
function hasPlan(access: AccessAnswer): boolean {
  return isAccessOpen(access) && (access.source === 'payment' || access.plan === 'lifetime');
}

/** Which of a product's papers a student owns. */
function ownedPapers(files: readonly Purchase[], product: TestBankProduct): readonly Subject[] {
  return subjectsOfProduct(product).filter((wanted) =>
    files.some(({ subject, state }) => state !== 'refunded' && subject === wanted),
  );
}

function owns(files: readonly Purchase[], product: TestBankProduct): boolean {
  return ownedPapers(files, product).length === subjectsOfProduct(product).length;
}

/** Which papers of the wanted product the student already owns; none for a plan. */
export function useOwnedPapers(wanted: Wanted): readonly Subject[] {
  const { data } = usePurchases();
  return wanted.kind === 'plan' || data === undefined ? [] : ownedPapers(data.items, wanted.item);
}

/**
 * Why a student needs no checkout for what they want; null if they do, or if we can't know: the
 * server decides.
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
