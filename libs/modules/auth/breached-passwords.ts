import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';

/** No one should wait longer than this for the answer. */
const TIMEOUT_MS = 2000;
/** Digits of the hash that are sent: hundreds of passwords share them. */
const PREFIX = 5;

/** Passwords that were found in data that leaked elsewhere. */
export abstract class BreachedPasswords {
  /** Whether the password is one of them; false if that can't be found out. Never fails. */
  abstract has(password: string): Promise<boolean>;
}

/**
 * Looks passwords up with Have I Been Pwned's range search (k-anonymity): the server gets the first
 * five digits of the SHA-1 and returns the rest of every hash that begins with them. Off unless
 * AUTH_BREACHED_PASSWORDS_URL is set. While the server doesn't answer, no password is refused as
 * breached.
 */
@Injectable()
export class BreachedPasswordsLookup extends BreachedPasswords {
  private readonly log = new Logger('BreachedPasswords');

  constructor(@InjectConfig() private readonly config: AppConfig) {
    super();
  }

  async has(password: string): Promise<boolean> {
    const url = this.config.auth.breachedPasswordsUrl;
    if (url === undefined) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const known = await this.ask(`${url}/${hash.slice(0, PREFIX)}`);
      return known.has(hash.slice(PREFIX));
    } catch (error) {
      const { name } = error instanceof Error ? error : { name: 'unknown' };
      this.log.warn(`The lookup of breached passwords failed (${name}); the password passes.`);
      return false;
    }
  }

  /** The hash suffixes that were found at least once: padding has a count of 0. */
  private async ask(address: string): Promise<Set<string>> {
    const answer = await fetch(address, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const lines = (await answer.text()).split('\n').map((line) => line.trim().split(':'));
    return new Set(
      lines.flatMap(([rest = '', count]) => (Number(count) > 0 ? [rest.toUpperCase()] : [])),
    );
  }
}
