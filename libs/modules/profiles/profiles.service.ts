import { Injectable } from '@nestjs/common';
import type { Profile as ProfileView } from '@prepward/contracts/account';
import { DataSource } from 'typeorm';
import { AccountService } from '../auth/index.js';

interface ProfileRow {
  user_id: string;
  first_name: string;
  last_name: string;
  subscription_status: 'active' | 'free';
  subscription_end_date: Date | null;
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 100) : '';
}

/** Names and subscription state of students. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
  ) {}

  /** Makes the profile of a user from what was said at sign-up; does nothing when it exists. */
  async create(userId: string): Promise<void> {
    const { user_metadata } = await this.accounts.view(userId);
    await this.dataSource.query(
      `INSERT INTO profiles (user_id, first_name, last_name) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO NOTHING`,
      [userId, nameOf(user_metadata.first_name), nameOf(user_metadata.last_name)],
    );
  }

  /** The user's profile; made on the first look, when the sign-up's job has not come to it yet. */
  async view(userId: string): Promise<ProfileView> {
    let row = await this.find(userId);
    if (row === undefined) {
      await this.create(userId);
      row = await this.find(userId);
    }
    if (row === undefined) throw new Error('The profile was deleted while it was read');
    return {
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      subscriptionStatus: row.subscription_status,
      subscriptionEndDate: row.subscription_end_date?.toISOString() ?? null,
    };
  }

  async rename(userId: string, names: { firstName?: string; lastName?: string }) {
    await this.create(userId);
    await this.dataSource.query(
      `UPDATE profiles SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name)
       WHERE user_id = $1`,
      [userId, names.firstName ?? null, names.lastName ?? null],
    );
    return this.view(userId);
  }

  async activate(userId: string, endsAt: string | null): Promise<void> {
    await this.create(userId);
    await this.dataSource.query(
      `UPDATE profiles SET subscription_status = 'active', subscription_end_date = $2
       WHERE user_id = $1`,
      [userId, endsAt],
    );
  }

  private async find(userId: string): Promise<ProfileRow | undefined> {
    const [row]: ProfileRow[] = await this.dataSource.query(
      `SELECT user_id, first_name, last_name, subscription_status, subscription_end_date
       FROM profiles WHERE user_id = $1`,
      [userId],
    );
    return row;
  }
}
