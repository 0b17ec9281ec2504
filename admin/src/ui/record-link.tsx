import type { MouseEvent, ReactNode } from 'react';
import { type Identifier, Link, useCreatePath } from 'react-admin';
import type { StaffRecordName } from '../staff-routes.js';

interface RecordLinkProps {
  resource: StaffRecordName;
  id: Identifier;
  /** Which page the record has; most have only `show`. */
  page?: 'show' | 'edit';
  children: ReactNode;
}

/** A link to a record's page; inside a clickable row, the click doesn't reach the row. */
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
