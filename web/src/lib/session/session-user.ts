import type { Session } from '@supabase/auth-js';
import type { SessionUser } from './session.js';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The student that a session is of. */
export function toUser({ user: { id, email, user_metadata: names } }: Session): SessionUser {
  return {
    id,
    email: email ?? '',
    firstName: text(names.first_name),
    lastName: text(names.last_name),
  };
}

/** Whether nothing that pages show has changed. */
export function sameUser(a: SessionUser | null, b: SessionUser): boolean {
  return (
    a !== null &&
    a.id === b.id &&
    a.email === b.email &&
    a.firstName === b.firstName &&
    a.lastName === b.lastName
  );
}
