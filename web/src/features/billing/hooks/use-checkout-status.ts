import { MINUTE_MS, SECOND_MS } from '@prepward/contracts/durations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BILLING_KEY } from '../../../lib/query-keys.js';
import { useStudentQueryOptions } from '../../../lib/student-query.js';
import { useAccessMoved } from '../api/billing.js';

/** The gateway is polled at this interval, ms. */
export const POLL_MS = 2 * SECOND_MS;
/** Polling stops after this time; then the page says what happens next, ms. */
export const PATIENCE_MS = MINUTE_MS;
/** A payment that is processing for longer than this counts as slow, ms. */
const SLOW_AFTER_MS = 3 * POLL_MS;

/** The state of a checkout at the gateway, polled until it is final or has taken too long. */
export function useCheckoutStatus(session: string) {
  const [since, setSince] = useState(Date.now);
  const [tired, setTired] = useState(false);
  const query = useQuery({
    ...useStudentQueryOptions([...BILLING_KEY, 'checkout'], 'billing.checkoutStatus', {
      params: { session },
    }),
    // Each visit asks again: an earlier answer may be out of date.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (!tired && isOpen(state.data?.state) ? POLL_MS : false),
  });
  const state = query.data?.state;
  useEffect(() => {
    if (!isOpen(state)) {
      return;
    }
    const timer = setTimeout(() => setTired(true), Math.max(0, since + PATIENCE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [state, since]);
  const isSlow = useIsLong(state === 'processing', SLOW_AFTER_MS);
  const again = (): void => {
    setTired(false);
    setSince(Date.now());
    void query.refetch();
  };
  return { ...query, tired, isSlow, again };
}

/** Whether `isSo` has been true for `ms`. */
function useIsLong(isSo: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, ms]);
  return isLong;
}

function isOpen(state: string | undefined): boolean {
  return state === 'open' || state === 'processing';
}

/** Refetches, once, what a completed purchase changes; true when that is done. */
export function useAfterPurchase(complete: boolean): boolean {
  const moved = useAccessMoved();
  const [done, setDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a completed purchase
  useEffect(() => {
    if (complete) {
      void moved().finally(() => setDone(true));
    }
  }, [complete]);
  return done;
}
