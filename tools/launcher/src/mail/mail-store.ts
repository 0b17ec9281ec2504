import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import type { CaughtMail } from './caught-mail.js';

/** Emails kept; older ones are dropped. */
const KEPT = 500;

/** The caught emails, newest last in memory and in a file of JSON lines that survives a restart. */
export class MailStore {
  private mails: CaughtMail[];
  private lines: number;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly file: string) {
    this.mails = load(file);
    this.lines = this.mails.length;
  }

  /** Keeps an email; resolves when it is in the file. @throws when the disk refuses it */
  add(mail: CaughtMail): Promise<void> {
    // One write at a time, or lines would mix.
    const written = this.writing.then(() => this.write(mail));
    this.writing = written.catch(() => undefined);
    return written;
  }

  private async write(mail: CaughtMail): Promise<void> {
    await appendFile(this.file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    this.mails = [...this.mails, mail].slice(-KEPT);
    this.lines += 1;
    // Rewritten once it has twice the limit, so that most emails cost only one short append.
    if (this.lines < KEPT * 2) return;
    await writeFile(`${this.file}.next`, this.mails.map((m) => `${JSON.stringify(m)}\n`).join(''), {
      mode: 0o600,
    });
    renameSync(`${this.file}.next`, this.file);
    this.lines = this.mails.length;
  }

  /** All kept emails, newest first. */
  newestFirst(): CaughtMail[] {
    return [...this.mails].reverse();
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }
}

function load(file: string): CaughtMail[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const mails: CaughtMail[] = [];
  for (const line of text.split('\n')) {
    try {
      if (line) mails.push(JSON.parse(line) as CaughtMail);
    } catch {
      // The line that a kill -9 cut short; its sender got no confirmation and sends again.
    }
  }
  // A cut line without a line break would swallow the next email.
  if (text !== '' && !text.endsWith('\n')) {
    writeFileSync(file, mails.map((m) => `${JSON.stringify(m)}\n`).join(''), { mode: 0o600 });
  }
  return mails.slice(-KEPT);
}
