import { userInfo } from 'node:os';

/** Who is at the command line, for rows that name them: `OPERATOR`, or else the system's user. */
export function operator(): string {
  return process.env.OPERATOR ?? userInfo().username;
}
