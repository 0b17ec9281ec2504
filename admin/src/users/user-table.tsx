import { Typography } from '@mui/material';
import type { ADMIN_USER_SORTS, AdminUser } from '@prepward/contracts/admin';
import { DataTable } from 'react-admin';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { ONE_LINE, SortableColumn, WIDE_ONLY } from '../ui/sortable-column.js';
import { BannedChip, RoleChips, VerifiedMark } from './user-chips.js';
import { nameOf, titleOf } from './user-words.js';

function TitleCell({ user }: { user: AdminUser }) {
  return (
    <>
      <RecordLink resource="users" id={user.id}>
        {titleOf(user)}
      </RecordLink>{' '}
      <BannedChip user={user} />
    </>
  );
}

/** A name on one line; what doesn't fit is in its title and on the user's own page. */
function NameCell({ user }: { user: AdminUser }) {
  const name = nameOf(user) || '–';
  return (
    <Typography component="span" variant="inherit" noWrap title={name} sx={NAME_WIDTH}>
      {name}
    </Typography>
  );
}

const NAME_WIDTH = { display: 'block', maxWidth: '16rem' };

/** The columns that the api can sort by; it refuses others. */
type Sortable = (typeof ADMIN_USER_SORTS)[number];

const Column = DataTable.Col<AdminUser>;

/** The users as a table, for screens that are wide enough. */
export function UserTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <SortableColumn<AdminUser, Sortable>
        source="email"
        label="Email"
        render={(user) => <TitleCell user={user} />}
      />
      <Column
        source="firstName"
        label="Name"
        disableSort
        render={(user) => <NameCell user={user} />}
      />
      <Column source="roles" disableSort render={(user) => <RoleChips user={user} />} />
      <Column
        source="isAnonymous"
        label="Visitor"
        disableSort
        sx={WIDE_ONLY}
        render={(user) => (user.isAnonymous ? 'Yes' : 'No')}
      />
      <Column
        source="emailConfirmedAt"
        label="Verified"
        disableSort
        sx={WIDE_ONLY}
        render={(user) => <VerifiedMark user={user} />}
      />
      <SortableColumn<AdminUser, Sortable>
        source="lastSignInAt"
        sx={ONE_LINE}
        label="Last sign-in"
        render={(user) => <Moment at={user.lastSignInAt} never="Never" />}
      />
      <SortableColumn<AdminUser, Sortable>
        source="createdAt"
        sx={ONE_LINE}
        label="Created"
        render={(user) => <Moment at={user.createdAt} never="–" />}
      />
    </DataTable>
  );
}
