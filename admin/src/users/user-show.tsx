import type { AdminUser } from '@prepward/contracts/admin';
import { Fragment, type ReactNode } from 'react';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { BannedChip, RoleChips, VerifiedMark } from './user-chips.js';
import { nameOf, titleOf } from './user-words.js';

function factsOf(user: AdminUser): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    ['Email', user.email ?? '–'],
    ['Name', nameOf(user) || '–'],
    ['Kind', user.isAnonymous ? 'Visitor without an account' : 'Account'],
    ['Roles', <RoleChips key="roles" user={user} />],
    ['Email verified', <VerifiedMark key="mark" user={user} />],
  ];
  if (user.emailConfirmedAt !== null) {
    facts.push(['Verified on', <Moment key="on" at={user.emailConfirmedAt} never="–" exact />]);
  }
  facts.push(
    ['Last sign-in', <Moment key="last" at={user.lastSignInAt} never="Never" exact />],
    ['Created', <Moment key="created" at={user.createdAt} never="–" exact />],
  );
  if (user.bannedUntil !== null) {
    facts.push([
      'Banned until',
      <Fragment key="ban">
        <Moment at={user.bannedUntil} never="–" exact /> <BannedChip user={user} />
      </Fragment>,
    ]);
  }
  facts.push(['Id', <code key="id">{user.id}</code>]);
  return facts;
}

/** /users/:id/show */
export function UserShow() {
  return (
    <StaffShow<AdminUser> kind="User" backTo="All users" titleOf={titleOf}>
      {(user) => (
        <Section title="Account">
          <Facts facts={factsOf(user)} />
        </Section>
      )}
    </StaffShow>
  );
}
