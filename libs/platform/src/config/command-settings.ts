import { userInfo } from 'node:os';

/** What an operator sets for one command; of these, api reads the key file too. */
export interface CommandSettings {
  /** Who is at the command line, for rows that name them: `OPERATOR`, or else the system's user. */
  readonly operator: string;
  /** Of `create-admin`; empty if not set, like the rest. */
  adminEmail: string;
  adminPassword: string;
  /** Of the demo accounts that `seed` makes. */
  seedPassword: string;
  /** The file that `ensure-keys` and `rotate-keys` write. */
  signingKeysFile: string;
}

/** The settings of the command that runs. */
export function commandSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): CommandSettings {
  return {
    // Asked for only where a row needs it: a container's user may have no name.
    get operator() {
      return env.OPERATOR || userInfo().username;
    },
    adminEmail: env.ADMIN_EMAIL ?? '',
    adminPassword: env.ADMIN_PASSWORD ?? '',
    seedPassword: env.SEED_PASSWORD ?? '',
    signingKeysFile: env.AUTH_SIGNING_KEYS_FILE ?? '',
  };
}
