import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A log file grows to this many bytes before it's renamed to become the only older copy. */
const FILE_LIMIT = 10 * 1024 * 1024;
const KEPT_LINES = 25;
/** pino's number for `warn`; lines below it go to the file only. */
const PINO_WARN = 40;
/** An endless line is cut here, so that a broken child can't fill the memory. */
const LONGEST_LINE = 64 * 1024;

/** Opens a log file for appending; first renames one that grew too large. */
export function openLogFile(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > FILE_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function isWorthShowing(line: string): boolean {
  if (!line.startsWith('{')) return line.trim() !== '';
  try {
    const { level } = JSON.parse(line) as { level?: unknown };
    if (typeof level === 'number') return level >= PINO_WARN;
    return ['warn', 'error', 'fatal'].includes(String(level));
  } catch {
    return true;
  }
}

/** A child's output: all of it in a file, warnings on the terminal, the last lines in memory. */
export class ChildLog {
  private readonly kept: string[] = [];
  private fd: number | undefined;
  private written = 0;

  constructor(
    private readonly name: string,
    private readonly file: string,
    private readonly show: (line: string) => void,
  ) {
    this.open();
  }

  private open(): void {
    this.fd = openLogFile(this.file);
    this.written = statSync(this.file).size;
  }

  /** Follows a stream of the child until it ends. */
  follow(stream: Readable | null): void {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) lines.push(rest.slice(0, LONGEST_LINE));
      if (rest.length > LONGEST_LINE) rest = '';
      for (const line of lines) this.add(line);
    });
    stream?.on('end', () => {
      if (rest) this.add(rest);
      rest = '';
    });
    stream?.on('error', () => undefined);
  }

  private add(line: string): void {
    this.kept.push(line);
    if (this.kept.length > KEPT_LINES) this.kept.shift();
    if (isWorthShowing(line)) this.show(`${this.name} | ${line}`);
    this.write(line);
  }

  private write(line: string): void {
    if (this.fd === undefined) return;
    try {
      this.written += writeSync(this.fd, `${line}\n`);
      if (this.written > FILE_LIMIT) {
        this.close();
        this.open();
      }
    } catch {
      // A full disk costs the log line, never the service.
    }
  }

  /** The newest lines, oldest first. */
  lastLines(): string[] {
    return [...this.kept];
  }

  close(): void {
    if (this.fd !== undefined) closeSync(this.fd);
    this.fd = undefined;
  }
}
