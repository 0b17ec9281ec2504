import type { INestApplicationContext } from '@nestjs/common';
import { DAY_MS } from '@prepward/contracts/durations';
import {
  AccountService,
  SignUpService,
  UsersAdminService,
  VisitorsService,
} from '@prepward/modules/auth';
import { GrantsService } from '@prepward/modules/billing';
import { ProfilesService } from '@prepward/modules/profiles';
import { type Chance, chanceOf, QuizzesService } from '@prepward/modules/quizzes';
import type { DatabaseClock } from './database-clock.js';
import { type StudentHistory } from './student-history.js';
import { type DemoStudent, HISTORY_DAYS } from './students.js';

const BROWSER = 'Mozilla/5.0 (demo)';

/** Who granted the plans and why, for the ledger. */
const NOTE = { operator: 'seed', reason: 'Demo account' };

/** Something that happened to a student; these run in the order of their days. */
type Happening = { daysAgo: number; happen: () => Promise<void> };

/** Makes the demo students' accounts and plays through their history. */
export class DemoAccounts {
  constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: DatabaseClock,
    private readonly history: StudentHistory,
    private readonly end: Date,
  ) {}

  /** Makes an admin on the stage, from the first day of the history. */
  async makeAdmin(email: string, password: string): Promise<void> {
    await this.clock.set(new Date(this.end.getTime() - HISTORY_DAYS * DAY_MS));
    await this.get(UsersAdminService).createAdmin(email, password);
  }

  /** Makes a student on the stage, with all that happened to them until today. */
  async makeStudent(student: DemoStudent, password: string): Promise<void> {
    const chance = chanceOf(student.email);
    const first = student.asVisitor[0]?.daysAgo ?? student.joinedDaysAgo;
    await this.clock.set(new Date(this.end.getTime() - (first + 1) * DAY_MS));
    const visitor = await this.visit(student, chance);
    await this.history.turnTo(student.joinedDaysAgo);
    const userId = await this.join(student, password);
    if (visitor !== undefined) await this.claim(visitor, userId);
    for (const { happen } of this.happenings(student, userId, chance)) await happen();
    await this.setGoal(student, userId);
  }

  /** What a student did without an account. @returns the visitor, if there was one */
  private async visit({ asVisitor, ability }: DemoStudent, chance: Chance) {
    const [first] = asVisitor;
    if (first === undefined) return undefined;
    await this.history.turnTo(first.daysAgo);
    const session = await this.get(SignUpService).signUpAnonymously({}, BROWSER);
    const sitter = { userId: session.user.id, isAnonymous: true };
    for (const sitting of asVisitor) await this.history.sit(sitter, sitting, ability, chance);
    return session;
  }

  private async join(student: DemoStudent, password: string): Promise<string> {
    const { email, firstName, lastName } = student;
    await this.get(SignUpService).signUp({
      email,
      password,
      data: { first_name: firstName, last_name: lastName },
      codeChallenge: null,
      redirectTo: null,
      userAgent: BROWSER,
    });
    const userId = await this.get(UsersAdminService).idOf(email);
    if (userId === undefined) throw new Error(`${email} wasn't created`);
    await this.get(ProfilesService).create(userId);
    return userId;
  }

  private async claim(
    visitor: { refresh_token: string; user: { id: string } },
    userId: string,
  ): Promise<void> {
    const { email } = await this.get(AccountService).view(userId);
    const principal = {
      userId,
      sessionId: '',
      email: email ?? null,
      isAnonymous: false,
      aal: 'aal1' as const,
      awaitsSecondStep: false,
      methods: ['password'],
    };
    await this.get(VisitorsService).claim(principal, visitor.refresh_token);
    await this.get(QuizzesService).adopt(visitor.user.id, userId);
  }

  private happenings(student: DemoStudent, userId: string, chance: Chance): Happening[] {
    const sitter = { userId, isAnonymous: false };
    const plans = student.plans.map(({ plan, daysAgo }) => ({
      daysAgo,
      happen: async () => {
        await this.history.turnTo(daysAgo);
        await this.get(GrantsService).grant(userId, plan, NOTE);
      },
    }));
    const sittings = student.sittings.map((sitting) => ({
      daysAgo: sitting.daysAgo,
      happen: () => this.history.sit(sitter, sitting, student.ability, chance),
    }));
    return [...plans, ...sittings].sort((a, b) => b.daysAgo - a.daysAgo);
  }

  private async setGoal({ goal }: DemoStudent, userId: string): Promise<void> {
    const day =
      goal.examInDays === null
        ? null
        : new Date(this.end.getTime() + goal.examInDays * DAY_MS).toISOString().slice(0, 10);
    await this.get(ProfilesService).update(userId, {
      examDate: day,
      targetScore: goal.targetScore,
    });
  }

  private get<T>(service: abstract new (...args: never[]) => T): T {
    return this.app.get(service, { strict: false });
  }
}
