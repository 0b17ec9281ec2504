import { Injectable } from '@nestjs/common';
import type { StudentView } from '@prepward/contracts/admin-users';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { VIEW_MINUTES } from '@prepward/contracts/staff-frame';
import { noteForAudit } from '@prepward/platform/audit';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import { RolesService } from '../../roles/index.js';
import { namesIn } from '../domain/metadata.js';
import { SignedPasses } from '../signed-passes.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import { StaffSessions } from './staff-sessions.js';

const AUDIENCE = 'student-view';

/** Whose view it is, and who opened it (RFC 8693, 4.1) in which session. */
const claims = z.object({
  sub: z.uuid(),
  act: z.object({ sub: z.uuid(), session_id: z.uuid() }),
});

/** Whether a bearer token claims to be a view's. Believing the claim is safe: it only reduces access. */
export function isViewToken(bearer: string): boolean {
  if (bearer === '') return false;
  try {
    return decodeJwt(bearer).aud === AUDIENCE;
  } catch {
    return false;
  }
}

/**
 * A read-only view of the site as one student sees it, for staff
 * (docs/decisions/0053-view-as-student.md).
 */
@Injectable()
export class StudentViews {
  constructor(
    private readonly passes: SignedPasses,
    private readonly staff: StaffSessions,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
  ) {}

  /**
   * Opens a view for an admin.
   *
   * @throws DomainError USER_NOT_FOUND, VERIFIED_ACCOUNT_REQUIRED, STAFF_ACCOUNT
   */
  async open({ userId, sessionId }: Principal, studentId: string): Promise<StudentView> {
    const user = await this.users.findById(studentId);
    if (user === null || user.deletedAt !== null) throw new DomainError('USER_NOT_FOUND');
    if (user.isAnonymous || user.emailConfirmedAt === null) {
      throw new DomainError('VERIFIED_ACCOUNT_REQUIRED');
    }
    if (!(await this.roles.isNoAdmin(studentId))) throw new DomainError('STAFF_ACCOUNT');
    const expiresAt = new Date(Date.now() + VIEW_MINUTES * MINUTE_MS).toISOString();
    noteForAudit({ after: { until: expiresAt } });
    const act = { sub: userId, session_id: sessionId };
    const token = await this.passes.issue(AUDIENCE, { sub: studentId, act }, VIEW_MINUTES * 60);
    const student = { id: studentId, email: user.email ?? '', ...namesIn(user.userMetadata) };
    return { token, expiresAt, student };
  }

  /**
   * The student a view shows. Checked on each request: a view ends with the admin's session or role,
   * and when the student's account is deleted or gets a role.
   *
   * @throws DomainError VIEW_ENDED
   */
  async principalOf(token: string): Promise<Principal & { viewedBy: string }> {
    const parsed = claims.safeParse(await this.passes.read(AUDIENCE, token));
    if (!parsed.success) throw new DomainError('VIEW_ENDED');
    const { sub: userId, act } = parsed.data;
    const user = (await this.staff.holds(act.session_id, act.sub))
      ? await this.users.findById(userId)
      : null;
    if (user === null || user.deletedAt !== null || !(await this.roles.isNoAdmin(userId))) {
      throw new DomainError('VIEW_ENDED');
    }
    return { ...readerOf(user), sessionId: act.session_id, viewedBy: act.sub };
  }
}

function readerOf({ id, email }: User) {
  return {
    userId: id,
    email,
    isAnonymous: false,
    aal: 'aal1' as const,
    awaitsSecondStep: false,
    methods: [],
  };
}
