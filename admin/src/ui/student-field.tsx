import type { AdminUser } from '@prepward/contracts/admin';
import { ReferenceField, useRecordContext } from 'react-admin';
import { resource } from '../staff-routes.js';
import { fullTitleOf, titleOf } from '../users/user-words.js';

/** A record about a student; a webhook may have none. */
interface AboutStudent {
  id: string;
  userId: string | null;
}

interface StudentFieldProps {
  /** The record that names the student, when the page itself is about something else. */
  record?: AboutStudent;
  /** The name, too, for a record's own page. Lists show only the email, like the list of users. */
  named?: boolean;
  /** False inside something that is already a link. */
  link?: boolean;
}

/** The student that a record is about, with a link to their page. */
export function StudentField({ record, named = false, link = true }: StudentFieldProps) {
  const about = useRecordContext<AboutStudent>({ record });
  // A payment outlives the account.
  const missing = about?.userId ? 'Deleted account' : '–';
  return (
    <ReferenceField<AboutStudent, AdminUser>
      record={record}
      source="userId"
      reference={resource('users')}
      link={link ? 'show' : false}
      empty={missing}
      label="Student"
      sx={{ '&& *': { fontSize: 'inherit' } }}
      render={({ referenceRecord: user }) => user && (named ? fullTitleOf : titleOf)(user)}
    />
  );
}
