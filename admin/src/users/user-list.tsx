import { NullableBooleanInput } from 'react-admin';
import { searchFilter } from '../ui/filters.js';
import { ListEmpty, StaffList } from '../ui/staff-list.js';
import { UserCards } from './user-cards.js';
import { UserTable } from './user-table.js';
import { USER_COLUMNS } from './user-words.js';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

const FILTERS = [
  searchFilter('Email or name'),
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

/** /users: everyone who has an account or practiced as a visitor. */
export function UserList() {
  return (
    <StaffList
      resource="users"
      title="Users"
      sort={NEWEST_FIRST}
      filters={FILTERS}
      csv={USER_COLUMNS}
      empty={
        <ListEmpty title="No users yet">
          They appear here as soon as someone signs up or practices as a visitor.
        </ListEmpty>
      }
      table={<UserTable />}
      cards={<UserCards />}
    />
  );
}
