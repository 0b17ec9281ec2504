import type { Profile, UpdateProfileBody } from '@prepward/contracts/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.js';
import { deviceTimeZone } from '../../lib/dates.js';
import { ATTEMPTS_KEY, PROFILE_KEY } from '../../lib/query-keys.js';
import { authorized } from '../../lib/session/authorized.js';
import { useSession } from '../../lib/session/session.js';
import { useProfile } from './profile.js';

/**
 * Saves the given parts of the profile; null clears a date or a target. What depends on them is refetched.
 * A student whose time zone isn't known yet gets the one of this device.
 */
export function useSaveProfile() {
  const session = useSession();
  const queries = useQueryClient();
  const known = useProfile().data?.timeZone;
  const zone = known === null ? { timeZone: deviceTimeZone() } : {};
  return useMutation<Profile, Error, UpdateProfileBody>({
    mutationFn: (changes) =>
      authorized(session, (token) =>
        call('profile.update', { token, body: { ...zone, ...changes } }),
      ),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: PROFILE_KEY }),
        queries.invalidateQueries({ queryKey: ATTEMPTS_KEY }),
      ]),
  });
}
