import { Typography } from '@mui/material';
import type { ADMIN_USER_SORTS, AdminUser } from '@prepward/contracts/admin';
import type { MouseEvent } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  Link,
  useCreatePath,
  useDataTableRenderContext,
  useListContext,
} from 'react-admin';
import { Moment } from '../ui/moment.js';
import { BannedChip, RoleChips, VerifiedMark } from './user-chips.js';
import { nameOf, titleOf } from './user-words.js';

function UserLink({ user }: { user: AdminUser }) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource: 'users', id: user.id, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {titleOf(user)}
    </Link>
  );
}

/** A name on one line; what does not fit is told by its title and on the user's own page. */
function NameCell({ user }: { user: AdminUser }) {
  const name = nameOf(user) || '–';
  return (
    <Typography component="span" variant="inherit" noWrap title={name} sx={NAME_WIDTH}>
      {name}
    </Typography>
  );
}

const NAME_WIDTH = { display: 'block', maxWidth: '16rem' };

/** The api refuses to sort by anything else. */
type Sortable = (typeof ADMIN_USER_SORTS)[number];

const Column = DataTable.Col<AdminUser>;
/** What a narrow table leaves to the user's own page. */
const WIDE_ONLY = { display: { xs: 'none', lg: 'table-cell' } };
const ONE_LINE = { whiteSpace: 'nowrap' };

/** A column the list can be sorted by; its head tells a screen reader how it is sorted. */
function SortableColumn(props: DataTableColumnProps<AdminUser> & { source: Sortable }) {
  const { sort } = useListContext();
  const inHead = useDataTableRenderContext() === 'header';
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  const sorted = sort.field === props.source ? direction : 'none';
  return <Column {...props} aria-sort={inHead ? sorted : undefined} />;
}

/** The users as a table, for screens that are wide enough. */
export function UserTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="medium">
      <SortableColumn
        source="email"
        label="Email"
        render={(user) => (
          <>
            <UserLink user={user} /> <BannedChip user={user} />
          </>
        )}
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
      <SortableColumn
        source="lastSignInAt"
        sx={ONE_LINE}
        label="Last sign-in"
        render={(user) => <Moment at={user.lastSignInAt} never="Never" />}
      />
      <SortableColumn
        source="createdAt"
        sx={ONE_LINE}
        label="Created"
        render={(user) => <Moment at={user.createdAt} never="–" />}
      />
    </DataTable>
  );
}
