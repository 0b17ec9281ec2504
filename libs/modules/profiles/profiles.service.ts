import { Injectable } from '@nestjs/common';
import { isAccessOpen } from '@prepward/contracts/access-rules';
import type { Profile as ProfileView, UpdateProfileBody } from '@prepward/contracts/account';
import { HOUR_MS } from '@prepward/contracts/durations';
import { lastExamDay } from '@prepward/contracts/exam-day';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { AccountService } from '../auth/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import { ProfileRepository } from './profile.repository.js';

/** An exam before this day is a typo; one that is over may stay as it is. */
const FIRST_EXAM_DAY = '2020-01-01';
/** The earliest time zone is this far ahead of UTC, so its date can be a day ahead of the server's. */
const FIRST_TIME_ZONE_MS = 14 * HOUR_MS;

/** Sorts before all other ids. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A student with an exam ahead. */
export interface ExamAhead {
  userId: string;
  /** ISO date. */
  examDate: string;
  timeZone: string | null;
  /** When the profile was made. */
  since: Date;
}

/** The last day that an exam may be on, wherever the student is. */
function lastDay(now: Date): string {
  const latestToday = new Date(now.getTime() + FIRST_TIME_ZONE_MS).toISOString().slice(0, 10);
  return lastExamDay(latestToday);
}

/** Names and goals of students. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountService,
    private readonly subscriptions: SubscriptionsService,
    private readonly transactions: Transactions,
  ) {}

  /** Creates a user's profile from what they said at sign-up; does nothing if it exists. */
  create(userId: string): Promise<void> {
    return this.transactions.run((tx) => this.createIn(tx, userId));
  }

  /** Locks the account until the transaction ends, so its names can't change in the meantime. */
  private async createIn(tx: Tx, userId: string): Promise<void> {
    const names = await this.accounts.namesOf(tx, userId);
    await this.profiles.insertMissing(tx, userId, names);
  }

  /** The user's profile; created on first read if the sign-up's job hasn't done it yet. */
  async view(userId: string): Promise<ProfileView> {
    let row = await this.profiles.find(userId);
    if (row === undefined) {
      await this.create(userId);
      row = await this.profiles.find(userId);
    }
    if (row === undefined) throw new Error('The profile was deleted while it was read');
    const access = await this.subscriptions.access(userId);
    return {
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      subscriptionStatus: isAccessOpen(access) ? 'active' : 'free',
      subscriptionEndDate: access.until,
      examDate: row.exam_date,
      targetScore: row.target_score,
      accommodation: row.accommodation,
      schoolProgram: row.school_program,
      timeZone: row.time_zone,
    };
  }

  /**
   * Changes only the fields given; null clears a date or a target. The names are copied to the
   * account, for tokens, emails and the back office.
   *
   * @throws DomainError VALIDATION_FAILED when the exam date is out of range
   */
  async update(userId: string, changes: UpdateProfileBody): Promise<ProfileView> {
    const { examDate } = changes;
    const last = lastDay(new Date());
    if (typeof examDate === 'string' && (examDate < FIRST_EXAM_DAY || examDate > last)) {
      throw new DomainError('VALIDATION_FAILED', undefined, {
        examDate: `expected a day from ${FIRST_EXAM_DAY} to ${last}`,
      });
    }
    const { firstName, lastName } = changes;
    await this.transactions.run(async (tx) => {
      // The account first, so that both ways of changing names lock in the same order.
      await this.createIn(tx, userId);
      if (firstName !== undefined || lastName !== undefined) {
        await this.accounts.repeatNames(tx, userId, { firstName, lastName });
      }
      await this.profiles.update(tx, userId, changes);
    });
    return this.view(userId);
  }

  /**
   * Students whose exam is on or after a day, in batches.
   *
   * @param after the last student of the previous batch; undefined for the first batch
   */
  async beforeExam(day: string, after: string | undefined, limit: number): Promise<ExamAhead[]> {
    const rows = await this.profiles.findBeforeExam(day, after ?? FIRST_ID, limit);
    return rows.map((row) => ({
      userId: row.user_id,
      examDate: row.exam_date,
      timeZone: row.time_zone,
      since: row.created_at,
    }));
  }

  /** What the student aims for, and the time zone of their days; empty while there is no profile. */
  async goal(userId: string): Promise<Pick<ProfileView, 'examDate' | 'targetScore' | 'timeZone'>> {
    const row = await this.profiles.find(userId);
    return {
      examDate: row?.exam_date ?? null,
      targetScore: row?.target_score ?? null,
      timeZone: row?.time_zone ?? null,
    };
  }
}
