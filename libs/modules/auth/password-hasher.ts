import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: the floor of OWASP's password storage sheet. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What the time of a check is spent on where there is nothing to check. */
export const NO_ONES_PASSWORD = 'a password no one has';

/** Hashes passwords and checks them, in the same time whether or not there is anything to check. */
@Injectable()
export class PasswordHasher {
  private readonly dummy = hash(NO_ONES_PASSWORD, PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** With no hash (unknown address, no password) it spends the same work and says no. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.dummy), password);
    return right && stored !== null && stored !== undefined;
  }
}
