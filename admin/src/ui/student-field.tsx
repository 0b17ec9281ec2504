import type { AdminUser } from '@prepward/contracts/admin';
import { ReferenceField, useRecordContext } from 'react-admin';
import { resource } from '../staff-routes.js';
import { fullTitleOf, titleOf } from '../users/user-words.js';

/** A record about a student; a webhook may be about none. */
interface AboutStudent {
  id: string;
  userId: string | null;
}

interface StudentFieldProps {
  /** Where the page isn't about the record, which then says which student. */
  record?: AboutStudent;
  /** The name, too, for a record's own page. Lists show only the email, like the list of users. */
  named?: boolean;
  /** False where all around it is a link already. */
  link?: boolean;
}

/** The student that a record is about, with a link to their page. */
export function StudentField({ record, named = false, link = true }: StudentFieldProps) {
  const about = useRecordContext<AboutStudent>({ record });
  // What was paid outlives an account.
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
