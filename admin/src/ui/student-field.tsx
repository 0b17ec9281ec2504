import { ReferenceField } from 'react-admin';
import { resource } from '../staff-routes.js';

interface StudentFieldProps {
  /** Where the page isn't about the record, which then says which student. */
  record?: { id: string; userId: string };
}

/** The student that a record is about, with a link to their page. */
export function StudentField({ record }: StudentFieldProps) {
  return (
    <ReferenceField
      record={record}
      source="userId"
      reference={resource('users')}
      link="show"
      emptyText="–"
      label="Student"
      sx={{ '&& *': { fontSize: 'inherit' } }}
    />
  );
}
