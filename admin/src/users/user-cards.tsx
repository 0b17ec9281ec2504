import type { AdminUser } from '@prepward/contracts/admin';
import { SimpleList } from 'react-admin';
import { Moment } from '../ui/moment.js';
import { BannedChip } from './user-chips.js';
import { nameOf, titleOf } from './user-words.js';

function remarksOn(user: AdminUser): string[] {
  const kind = user.isAnonymous ? 'Visitor' : nameOf(user);
  const unverified = !user.isAnonymous && user.emailConfirmedAt === null;
  return [kind, ...user.roles, unverified ? 'not verified' : ''].filter((part) => part !== '');
}

/** The users one below the other, for phones and narrow windows. */
export function UserCards() {
  return (
    <SimpleList<AdminUser>
      rowClick="show"
      primaryText={(user) => (
        <>
          {titleOf(user)} <BannedChip user={user} />
        </>
      )}
      secondaryText={(user) => (
        <>
          {remarksOn(user).join(' · ')}
          <br />
          Last sign-in: <Moment at={user.lastSignInAt} never="never" />
          <br />
          Created: <Moment at={user.createdAt} never="–" />
        </>
      )}
    />
  );
}
