import { randomKey } from '@prepward/browser/random-key';
import type {
  Attempt,
  Presence,
  SaveAnswerBody,
  SaveAnswerResult,
  StartAttemptBody,
} from '@prepward/contracts/attempts';
import type { ReviewItem } from '@prepward/contracts/bank';
import type { ReportItemBody } from '@prepward/contracts/item-reports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, call, isRetryable } from '../../../lib/api.js';
import { deviceStore } from '../../../lib/device-store.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { type SessionValue, useSession } from '../../../lib/session/session.js';
import { keptAttempt, ownerOf } from '../kept-attempt.js';

/** Every call about one open attempt. Each is idempotent. */
export interface AttemptApi {
  read: () => Promise<Attempt>;
  save: (position: number, body: SaveAnswerBody) => Promise<SaveAnswerResult>;
  finishSection: (n: number) => Promise<Attempt>;
  /** Ends the break before section `n`. */
  startSection: (n: number) => Promise<Attempt>;
  finish: () => Promise<Attempt>;
  here: (clientId: string) => Promise<Presence>;
  report: (body: ReportItemBody) => Promise<void>;
}

/** The calls about one attempt, made for the student or visitor who is here. */
export function attemptApi(session: SessionValue, id: string): AttemptApi {
  const withToken = <Answer>(work: (token: string) => Promise<Answer>) => authorized(session, work);
  const params = { id };
  return {
    read: () => withToken((token) => call('attempts.view', { params, token })),
    save: (position, body) =>
      withToken((token) => call('attempts.save', { params: { id, position }, body, token })),
    finishSection: (n) =>
      withToken((token) => call('attempts.finishSection', { params: { id, n }, token })),
    startSection: (n) =>
      withToken((token) => call('attempts.startSection', { params: { id, n }, token })),
    finish: () => withToken((token) => call('attempts.finish', { params, token })),
    here: (clientId) =>
      withToken((token) => call('attempts.presence', { params, body: { clientId }, token })),
    report: async (body) => {
      await withToken((token) => call('attempts.report', { params, body, token }));
    },
  };
}

/** Starts an attempt; a retry after a lost answer gets the same attempt. */
export function useStartAttempt() {
  const session = useSession();
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation<Attempt, Error, StartAttemptBody>({
    networkMode: 'always',
    mutationFn: (body) => {
      key.current ??= randomKey();
      const own = key.current;
      return authorized(session, (token) => call('attempts.start', { body, token, key: own }));
    },
    onSuccess: () => {
      key.current = null;
      void queries.invalidateQueries({ queryKey: ATTEMPTS_KEY });
    },
  });
}

/** Whether the server couldn't be reached, by the call itself or to get its token; false for a refusal. */
function unreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || isRetryable(error);
}

/** An attempt to show, and whether it comes from this device because the server did not answer. */
export interface OpenedAttempt {
  attempt: Attempt;
  stale: boolean;
}

/** Reads one attempt; if the server can't be reached, the open one that this device keeps. */
async function openAttempt(session: SessionValue, attemptId: string): Promise<OpenedAttempt> {
  try {
    return { attempt: await attemptApi(session, attemptId).read(), stale: false };
  } catch (error) {
    const kept = unreachable(error)
      ? await keptAttempt(deviceStore, ownerOf(session), attemptId)
      : null;
    if (kept) {
      return { attempt: kept, stale: true };
    }
    throw error;
  }
}

/** Opens an attempt that was begun earlier, when asked. */
export function useReadAttempt() {
  const session = useSession();
  return useMutation<OpenedAttempt, Error, string>({
    networkMode: 'always',
    mutationFn: (attemptId) => openAttempt(session, attemptId),
  });
}

/** Opens one attempt of the signed-in student. */
export function useAttempt(attemptId: string) {
  const session = useSession();
  return useQuery<OpenedAttempt>({
    queryKey: ['attempt', session.user?.id, attemptId],
    enabled: session.user !== null,
    networkMode: 'always',
    // The screen keeps the attempt up to date on its own: refetching here would only get in its way.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () => openAttempt(session, attemptId),
  });
}

/**
 * Whether an item is in the review queue, and a way to add or remove it. A change shows wherever the
 * item appears again; until then the result's own state (`before`) counts.
 */
export function useReviewItem(itemId: string, before: boolean) {
  const session = useSession();
  const queries = useQueryClient();
  const key = ['review-item', session.user?.id, itemId];
  const change = useMutation<ReviewItem, Error, boolean>({
    networkMode: 'always',
    mutationFn: (inReview) =>
      authorized(session, (token) => call('bank.setReview', { token, body: { itemId, inReview } })),
    onSuccess: ({ inReview }) => {
      queries.setQueryData(key, inReview);
      void queries.invalidateQueries({ queryKey: ATTEMPTS_KEY });
    },
  });
  return { ...change, inReview: queries.getQueryData<boolean>(key) ?? before };
}
