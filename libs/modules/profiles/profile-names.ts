import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { type NamePair, StudentNames } from '../auth/index.js';
import { ProfileRepository } from './profile.repository.js';

/** Keeps names that changed in the account. A profile that is not made yet gets them as it is. */
@Injectable()
export class ProfileNames extends StudentNames {
  constructor(private readonly profiles: ProfileRepository) {
    super();
  }

  keep(tx: Tx, userId: string, names: NamePair): Promise<void> {
    return this.profiles.update(tx, userId, names);
  }
}
