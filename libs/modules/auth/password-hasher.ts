import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: the floor of OWASP's password storage sheet. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords and checks them, in the same time whether or not there is anything to check. */
@Injectable()
export class PasswordHasher {
  private readonly dummy = hash('a password nobody has', PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** With no hash (unknown address, no password) it spends the same work and says no. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.dummy), password);
    return right && stored !== null && stored !== undefined;
  }
}
