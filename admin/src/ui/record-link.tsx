import type { MouseEvent } from 'react';
import { type Identifier, Link, useCreatePath } from 'react-admin';
import type { StaffRecordName } from '../staff-routes.js';

interface RecordLinkProps {
  resource: StaffRecordName;
  id: Identifier;
  children: string;
}

/** A link to a record's page; in a row that opens by a click it opens once. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
