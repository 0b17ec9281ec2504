import { Injectable } from '@nestjs/common';
import type { Profile as ProfileView, UpdateProfileBody } from '@prepward/contracts/account';
import { lastExamDay } from '@prepward/contracts/exam-day';
import { DomainError } from '@prepward/platform/errors';
import { DataSource } from 'typeorm';
import { AccountService } from '../auth/index.js';

interface ProfileRow {
  user_id: string;
  first_name: string;
  last_name: string;
  subscription_status: 'active' | 'free';
  subscription_end_date: Date | null;
  exam_date: string | null;
  target_score: number | null;
  accommodation: ProfileView['accommodation'];
}

/** An exam before this day is a slip of the finger; one that is over may stay as it is. */
const FIRST_EXAM_DAY = '2020-01-01';
/** Where the day begins first, it is a day ahead of the server's. */
const FIRST_TIME_ZONE_MS = 14 * 3_600_000;

/** The last day that an exam may be on, wherever the student is. */
function lastDay(now: Date): string {
  const latestToday = new Date(now.getTime() + FIRST_TIME_ZONE_MS).toISOString().slice(0, 10);
  return lastExamDay(latestToday);
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 100) : '';
}

/** Names, goals and subscription state of students. */
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
      examDate: row.exam_date,
      targetScore: row.target_score,
      accommodation: row.accommodation,
    };
  }

  /**
   * Changes what the body names and leaves the rest; null takes a date or a target back.
   *
   * @throws DomainError VALIDATION_FAILED when the exam's day is far from any exam
   */
  async update(userId: string, changes: UpdateProfileBody): Promise<ProfileView> {
    const { examDate, targetScore } = changes;
    const last = lastDay(new Date());
    if (typeof examDate === 'string' && (examDate < FIRST_EXAM_DAY || examDate > last)) {
      throw new DomainError('VALIDATION_FAILED', undefined, {
        examDate: `expected a day from ${FIRST_EXAM_DAY} to ${last}`,
      });
    }
    await this.create(userId);
    await this.dataSource.query(
      `UPDATE profiles SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
         exam_date = CASE WHEN $4 THEN $5::date ELSE exam_date END,
         target_score = CASE WHEN $6 THEN $7::int ELSE target_score END,
         accommodation = coalesce($8, accommodation)
       WHERE user_id = $1`,
      [
        userId,
        changes.firstName ?? null,
        changes.lastName ?? null,
        examDate !== undefined,
        examDate ?? null,
        targetScore !== undefined,
        targetScore ?? null,
        changes.accommodation ?? null,
      ],
    );
    return this.view(userId);
  }

  /** What the student aims for; nothing while there is no profile. */
  async goal(userId: string): Promise<Pick<ProfileView, 'examDate' | 'targetScore'>> {
    const row = await this.find(userId);
    return { examDate: row?.exam_date ?? null, targetScore: row?.target_score ?? null };
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
    // The day as text: as a date the driver would make it an instant, which time zones shift.
    const [row]: ProfileRow[] = await this.dataSource.query(
      `SELECT user_id, first_name, last_name, subscription_status, subscription_end_date,
              exam_date::text, target_score, accommodation
       FROM profiles WHERE user_id = $1`,
      [userId],
    );
    return row;
  }
}
