import { ReferenceField } from 'react-admin';

/** The student that a record is about, with a link to their page. */
export function StudentField() {
  return (
    <ReferenceField source="userId" reference="users" link="show" emptyText="–" label="Student" />
  );
}
