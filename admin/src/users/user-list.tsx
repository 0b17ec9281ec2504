import { type Theme, useMediaQuery } from '@mui/material';
import { List, NullableBooleanInput, Pagination, SearchInput, useListContext } from 'react-admin';
import { PageTitle } from '../ui/page-title.js';
import { ListEmpty, ListProblem } from './list-states.js';
import { UserCards } from './user-cards.js';
import { UserTable } from './user-table.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
/** The page itself says what went wrong; a message over it would say it twice. */
const QUIET = { onError: () => {} };

const FILTERS = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Email or name"
    slotProps={{ htmlInput: { 'aria-label': 'Search users by email or name', maxLength: 100 } }}
  />,
  <NullableBooleanInput
    key="isAnonymous"
    source="isAnonymous"
    label="Show"
    alwaysOn
    nullLabel="Everyone"
    falseLabel="Accounts"
    trueLabel="Visitors"
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  />,
];

/** The api gives at most 200 rows at a time. */
function UserPages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[25, 50, 100]} />;
}

/** /users: everybody who has an account or practiced as a visitor. */
export function UserList() {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <>
      <PageTitle text="Users" />
      <List
        title="Users"
        actions={false}
        filters={FILTERS}
        sort={NEWEST_FIRST}
        perPage={25}
        exporter={false}
        pagination={<UserPages />}
        queryOptions={QUIET}
        empty={<ListEmpty />}
        error={<ListProblem />}
      >
        {narrow ? <UserCards /> : <UserTable />}
      </List>
    </>
  );
}
