import type { MouseEvent, ReactNode } from 'react';
import { type Identifier, Link, useCreatePath } from 'react-admin';
import type { StaffRecordName } from '../staff-routes.js';

interface RecordLinkProps {
  resource: StaffRecordName;
  id: Identifier;
  /** The page that the record has; most are only shown. */
  page?: 'show' | 'edit';
  children: ReactNode;
}

/** A link to a record's page; in a row that opens by a click it opens once. */
export function RecordLink({ resource, id, page = 'show', children }: RecordLinkProps) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource, id, type: page })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
