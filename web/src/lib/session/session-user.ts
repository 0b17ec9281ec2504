import type { Session } from '@supabase/auth-js';
import type { SessionUser } from './session.js';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A session's student. */
export function toUser({ user: { id, email, user_metadata: names } }: Session): SessionUser {
  return {
    id,
    email: email ?? '',
    firstName: text(names.first_name),
    lastName: text(names.last_name),
  };
}

/** Whether everything that pages show about the user is the same. */
export function sameUser(a: SessionUser | null, b: SessionUser): boolean {
  return (
    a !== null &&
    a.id === b.id &&
    a.email === b.email &&
    a.firstName === b.firstName &&
    a.lastName === b.lastName
  );
}
