import { userInfo } from 'node:os';

/** What an operator sets for one command; the api also reads the key file. */
export interface CommandSettings {
  /** Who is at the command line, for rows that name them: `OPERATOR`, or else the system's user. */
  readonly operator: string;
  /** For `create-admin`; empty if not set, like the rest. */
  adminEmail: string;
  adminPassword: string;
  /** For the demo accounts that `seed` creates. */
  seedPassword: string;
  /** The file that `ensure-keys` and `rotate-keys` write. */
  signingKeysFile: string;
}

/** The settings of the command that runs. */
export function commandSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): CommandSettings {
  return {
    // Evaluated only when a row needs it: a container's user may have no name.
    get operator() {
      return env.OPERATOR || userInfo().username;
    },
    adminEmail: env.ADMIN_EMAIL ?? '',
    adminPassword: env.ADMIN_PASSWORD ?? '',
    seedPassword: env.SEED_PASSWORD ?? '',
    signingKeysFile: env.AUTH_SIGNING_KEYS_FILE ?? '',
  };
}
