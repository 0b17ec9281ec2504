import { execFileSync, spawnSync } from 'node:child_process';
import { Problem } from '../problem.js';

/** An account that PostgreSQL runs as instead of root, which it refuses. */
export interface Account {
  uid: number;
  gid: number;
}

function idOf(name: string): Account | undefined {
  try {
    const read = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(): void {
  const options = { stdio: 'ignore' } as const;
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', 'postgres'],
    options,
  );
  if (made.status === 0) return;
  // Alpine and other small systems have BusyBox's adduser instead.
  spawnSync('adduser', ['-S', '-D', '-H', 'postgres'], options);
}

/**
 * The account to run PostgreSQL as, created if root needs one and there is none.
 *
 * @returns undefined for an ordinary user, under whose own account it runs
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = idOf('postgres');
  if (known) return known;
  createAccount();
  const found = idOf('postgres') ?? idOf('nobody');
  if (found) return found;
  throw new Problem(
    'PostgreSQL can’t run as root, and no "postgres" account could be created: run npm start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may enter a folder; asked of the kernel, so that ACLs and mounts count. */
export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0;
}
