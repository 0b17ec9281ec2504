import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { type NamePair, StudentNames } from '../auth/index.js';
import { ProfileRepository } from './profile.repository.js';

/** Copies names that change in the account. A profile that doesn't exist yet gets them when it's created. */
@Injectable()
export class ProfileNames extends StudentNames {
  constructor(private readonly profiles: ProfileRepository) {
    super();
  }

  keep(tx: Tx, userId: string, names: NamePair): Promise<void> {
    return this.profiles.update(tx, userId, names);
  }
}
