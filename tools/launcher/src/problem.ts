/** Something the person at the keyboard can act on: its message is one complete, clear sentence. */
export class Problem extends Error {
  override name = 'Problem';

  constructor(
    message: string,
    /** Last lines of the process that failed, printed under the sentence. */
    readonly lines: readonly string[] = [],
  ) {
    super(message);
  }
}

interface SystemError extends Error {
  code?: string;
  path?: string;
  address?: string;
  port?: number;
}

const DISK_FULL = /ENOSPC|no space left on device|disk quota exceeded/i;

/** Whether any of the lines says that the disk is full. */
export function saysDiskFull(lines: readonly string[]): boolean {
  return lines.some((line) => DISK_FULL.test(line));
}

/** The one sentence for a full disk, naming the folder that needs room. */
export function diskFull(folder: string): Problem {
  return new Problem(
    `The disk that holds ${folder} is full: free some space there, or set DATA_DIR to a folder on another disk, and start again.`,
  );
}

/**
 * Turns whatever was thrown into a sentence for the terminal.
 *
 * @param error what was caught, of any type (embedded tools reject with `undefined`)
 * @param dataDir the folder to name when the disk is full
 */
export function explain(error: unknown, dataDir: string): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error))
    return new Problem(`Something failed without a message: ${error}.`);
  const { code, path, address, port, message } = error as SystemError;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(path ?? dataDir);
  if (code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} on ${address} is already in use: stop the program that holds it, or choose another port.`,
    );
  }
  if (code === 'EACCES' && port !== undefined) {
    return new Problem(
      `Port ${port} can't be used by this account: set PORT to a number above 1023.`,
    );
  }
  if (code === 'EADDRNOTAVAIL') {
    return new Problem(`HOST is ${address}, which is not an address of this machine.`);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new Problem(
      `${path ?? dataDir} isn't writable for this account: change its owner, or set DATA_DIR to a folder that is.`,
    );
  }
  return new Problem(message, (error.stack ?? '').split('\n').slice(1));
}
