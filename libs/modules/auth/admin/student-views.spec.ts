import { describe, expect, it } from '@jest/globals';
import type { RolesService } from '../../roles/index.js';
import type { SignedPasses } from '../signed-passes.js';
import type { User } from '../user.entity.js';
import type { UserRepository } from '../user.repository.js';
import type { StaffSessions } from './staff-sessions.js';
import { StudentViews } from './student-views.js';

const STUDENT = 'a1b2c3d4-0000-4000-8000-000000000001';
const ADMIN = 'a1b2c3d4-0000-4000-8000-000000000002';
const SESSION = 'a1b2c3d4-0000-4000-8000-000000000003';

/** A view of an account without a role, opened by an admin, unless said otherwise. */
function viewOf({ isNoAdmin = true, deletedAt = null as Date | null, holds = true } = {}) {
  const act = { sub: ADMIN, session_id: SESSION };
  const passes = { read: async () => ({ sub: STUDENT, act }) };
  const user = { id: STUDENT, email: 'dana@example.org', deletedAt } as User;
  const views = new StudentViews(
    passes as unknown as SignedPasses,
    { holds: async () => holds } as unknown as StaffSessions,
    { findById: async () => user } as unknown as UserRepository,
    { isNoAdmin: async () => isNoAdmin } as unknown as RolesService,
  );
  return views.principalOf('a token');
}

describe('a view as a student', () => {
  it('reads as the student, and names who acts', async () => {
    await expect(viewOf()).resolves.toMatchObject({ userId: STUDENT, viewedBy: ADMIN });
  });

  it.each([
    ['the account got a role, or roles can’t be looked up', { isNoAdmin: false }],
    ['the account is gone', { deletedAt: new Date() }],
    ['the admin left, or is none anymore', { holds: false }],
  ])('ends where %s', async (_, how) => {
    await expect(viewOf(how)).rejects.toMatchObject({ code: 'VIEW_ENDED' });
  });
});
