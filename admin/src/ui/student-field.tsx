import { ReferenceField } from 'react-admin';
import { resource } from '../staff-routes.js';

/** The student that a record is about, with a link to their page. */
export function StudentField() {
  return (
    <ReferenceField
      source="userId"
      reference={resource('users')}
      link="show"
      emptyText="–"
      label="Student"
      sx={{ '& *': { fontSize: 'inherit' } }}
    />
  );
}
