import { downloadFile } from '@prepward/browser/download-file';
import type { ChangePreview } from '@prepward/contracts/billing';
import { SECOND_MS } from '@prepward/contracts/durations';
import type { PlanId } from '@prepward/contracts/plans';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callForFile } from '../../../lib/api.js';
import { leave } from '../../../lib/leave.js';
import { ATTEMPTS_KEY, BILLING_KEY, PROFILE_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';
import { useStudentQuery, useStudentQueryOptions } from '../../../lib/student-query.js';

/** While a file is being made, its state is fetched again at this interval, ms. */
const PREPARING_MS = 2 * SECOND_MS;

/** The student's plan: state, end, next payment. */
export function useAccess() {
  return useStudentQuery(BILLING_KEY, 'subscription.view');
}

/** What the student paid, newest first. */
export function usePayments() {
  return useStudentQuery(BILLING_KEY, 'billing.payments');
}

/** The files that the student bought; asked for again while one is being made. */
export function usePurchases() {
  return useQuery({
    ...useStudentQueryOptions(BILLING_KEY, 'purchases.list'),
    refetchInterval: ({ state }) =>
      state.data?.items.some((file) => file.state === 'preparing') ? PREPARING_MS : false,
  });
}

/** Refetches what changes with the plan: billing, bank, progress, and the session's subscription check. */
export function useAccessMoved(): () => Promise<void> {
  const { recheckSubscription } = useSession();
  const queries = useQueryClient();
  return async () => {
    const keys = [BILLING_KEY, ATTEMPTS_KEY, PROFILE_KEY];
    await Promise.all([
      recheckSubscription(),
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
  };
}

/** Performs an action on the student's plan, then refetches what depends on it. */
export function usePlanAction<Input, Answer>(
  act: (token: string, input: Input) => Promise<Answer>,
) {
  const session = useSession();
  const moved = useAccessMoved();
  return useMutation<Answer, Error, Input>({
    mutationFn: (input) => authorized(session, (token) => act(token, input)),
    onSuccess: () => moved(),
  });
}

/**
 * Asks for a URL at the gateway and goes there. `isPending` stays true while the browser is on its
 * way; when it restores this page from its back/forward cache, the button works again.
 */
export function useLeaving(ask: (token: string) => Promise<{ url: string }>) {
  const session = useSession();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => authorized(session, ask),
    onSuccess: ({ url }) => leave.to(url),
  });
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) {
        reset();
      }
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  return { go: () => mutate(), busy: isPending || isSuccess, error };
}

/** Goes to the gateway's page for the payment method. */
export function usePortal() {
  return useLeaving(
    (token): Promise<RouteAnswer<'billing.portal'>> => call('billing.portal', { token }),
  );
}

/** What a change to another plan costs now; it changes nothing. */
export function usePlanPreview() {
  const session = useSession();
  return useMutation<ChangePreview, Error, PlanId>({
    mutationFn: (plan) =>
      authorized(session, (token) => call('subscription.previewChange', { token, body: { plan } })),
  });
}

/** Asks for a file's URL and opens it; the page stays, so the button works again at once. */
export function useDownload(ask: (token: string) => Promise<{ url: string }>) {
  const session = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => authorized(session, ask),
    onSuccess: ({ url }) => leave.to(url),
  });
  return { go: () => mutate(), busy: isPending, error };
}

/** Downloads a payment's receipt: a PDF that only the student who paid can get. */
export function useReceipt(id: string) {
  const session = useSession();
  return useMutation<void, Error, void>({
    mutationFn: async () => {
      const receipt = await authorized(session, (token) =>
        callForFile('billing.receipt', { token, params: { id } }),
      );
      downloadFile(`receipt-${id}.pdf`, receipt);
    },
  });
}
