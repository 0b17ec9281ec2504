import { MINUTE_MS } from '@prepward/contracts/durations';
import type { DeletionBody, PrivacyView } from '@prepward/contracts/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { leave } from '../../../lib/leave.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';
import { useStudentQueryOptions } from '../../../lib/student-query.js';

const KEY = ['privacy'] as const;
/** How often the state of a file in the making is fetched, ms. */
const MAKING_MS = 2_000;
/**
 * Long enough that opening one page after another doesn't ask each time whether the account is being
 * deleted.
 */
const STALE_MS = 5 * MINUTE_MS;

/** The student's data file and the deletion of the account. */
export function usePrivacy() {
  return useQuery({
    ...useStudentQueryOptions(KEY, 'privacy.view'),
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data?.export?.state === 'making' ? MAKING_MS : false),
  });
}

/** How the account confirms the user's identity; call `reload` after setting its first password. */
export function useProof() {
  const { data } = usePrivacy();
  const queries = useQueryClient();
  return {
    proof: data?.proof ?? 'password',
    reload: () => queries.invalidateQueries({ queryKey: KEY }),
  };
}

/** A change whose response is the new state. */
function usePrivacyChange<Given>(change: (token: string, given: Given) => Promise<PrivacyView>) {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation<PrivacyView, Error, Given>({
    mutationFn: (given) => authorized(session, (token) => change(token, given)),
    onSuccess: (view) => {
      queries.setQueriesData({ queryKey: KEY }, view);
    },
  });
}

/** Has the file with all of the student's data made. */
export function useRequestExport() {
  return usePrivacyChange<void>((token) => call('privacy.export', { token }));
}

/** Starts the download of a file that is ready. */
export function useDownloadExport() {
  const session = useSession();
  return useMutation<void, Error, string>({
    mutationFn: async (id) => {
      const link = await authorized(session, (token) =>
        call('privacy.exportLink', { token, params: { id } }),
      );
      leave.to(link.url);
    },
  });
}

/** Deletes the account in two weeks. */
export function useDeleteAccount() {
  return usePrivacyChange<DeletionBody>((token, body) => call('privacy.delete', { token, body }));
}

/** Keeps the account after all. */
export function useKeepAccount() {
  return usePrivacyChange<void>((token) => call('privacy.keep', { token }));
}
