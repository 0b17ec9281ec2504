import type { FactorView } from '@prepward/contracts/factors';
import type { PasskeyView } from '@prepward/contracts/passkeys';
import type { Factor } from './factors/factor.entity.js';
import type { Identity } from './identity.entity.js';
import type { Passkey } from './passkeys/passkey.entity.js';
import type { User } from './user.entity.js';

/** The protocol leaves out absent values: JSON has no `undefined`. */
const iso = (date: Date | null): string | undefined => date?.toISOString();

/** A second factor in the list of its user: never its secret. */
export function toFactorView(factor: Factor): FactorView {
  const { id, type, friendlyName, verified, createdAt, updatedAt, lastChallengedAt } = factor;
  return {
    id,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    status: verified ? 'verified' : 'unverified',
    friendly_name: friendlyName,
    factor_type: type,
    ...(lastChallengedAt === null ? {} : { last_challenged_at: lastChallengedAt.toISOString() }),
  };
}

/** A passkey in a list: never its key. */
export function toPasskeyView(passkey: Passkey): PasskeyView {
  const { id, friendlyName, createdAt, lastUsedAt } = passkey;
  return {
    id,
    friendly_name: friendlyName,
    created_at: createdAt.toISOString(),
    ...(lastUsedAt === null ? {} : { last_used_at: lastUsedAt.toISOString() }),
  };
}

/** Identities store the issuer, while the protocol uses a name. The only provider is Google. */
function providerName({ provider }: Identity): string {
  return provider === 'email' ? 'email' : 'google';
}

function providersOf(identities: readonly Identity[]) {
  const names = identities.length === 0 ? ['email'] : identities.map(providerName);
  return { provider: names[0], providers: [...new Set(names)] };
}

/** A user as the protocol's `user` object has it. */
export function toUserView(
  user: User,
  identities: readonly Identity[],
  factors: readonly Factor[],
) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: '',
    email_confirmed_at: iso(user.emailConfirmedAt),
    confirmed_at: iso(user.emailConfirmedAt),
    last_sign_in_at: iso(user.lastSignInAt),
    invited_at: iso(user.invitedAt),
    banned_until: iso(user.bannedUntil),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    app_metadata: user.isAnonymous
      ? user.appMetadata
      : { ...providersOf(identities), ...user.appMetadata },
    user_metadata: user.userMetadata,
    identities: identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.providerId,
      user_id: identity.userId,
      identity_data: identity.data,
      provider: providerName(identity),
      created_at: identity.createdAt.toISOString(),
      updated_at: identity.createdAt.toISOString(),
    })),
    ...(factors.length === 0 ? {} : { factors: factors.map(toFactorView) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  };
}

export type UserView = ReturnType<typeof toUserView>;
