import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: the minimum in OWASP's password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashed to take the usual time where there is no password to check. */
export const NO_ONES_PASSWORD = 'a password no one has';

/** Hashes passwords and checks them, in the same time whether or not there is anything to check. */
@Injectable()
export class PasswordHasher {
  private readonly dummy = hash(NO_ONES_PASSWORD, PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** Without a hash (unknown address, no password), it does the same work and returns false. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.dummy), password);
    return right && stored !== null && stored !== undefined;
  }
}
