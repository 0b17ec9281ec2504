import type { AdminUser } from '@prepward/contracts/admin';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-admin';
import { UserDownloads } from '../files/paper-downloads.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { AccountActions } from './user-actions.js';
import { UserBilling } from './user-billing.js';
import { BannedChip, RoleChips, VerifiedMark } from './user-chips.js';
import { UserAttempts, UserMails, UserProfile, UserSessions } from './user-parts.js';
import { UserPrivacy } from './user-privacy.js';
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
    ['Two-step sign-in', user.twoStep ? 'On' : 'Off'],
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

/** The log, with only what was done to this user. */
function logOf(user: AdminUser): string {
  return `/audit-entries?${new URLSearchParams({ filter: JSON.stringify({ target: user.id }) })}`;
}

/** /users/:id/show */
export function UserShow() {
  return (
    <StaffShow resource="users" kind="User" backTo="All users" titleOf={titleOf}>
      {(user) => (
        <>
          <Section title="Account" actions={<Link to={logOf(user)}>Staff changes</Link>}>
            <Facts facts={factsOf(user)} />
            <AccountActions user={user} />
          </Section>
          {user.isAnonymous ? null : (
            <>
              <UserProfile id={user.id} />
              <UserBilling user={user} />
              <UserDownloads id={user.id} />
            </>
          )}
          <UserAttempts id={user.id} />
          <UserSessions user={user} />
          {user.email === null ? null : (
            <>
              <UserMails email={user.email} />
              <UserPrivacy user={user} />
            </>
          )}
        </>
      )}
    </StaffShow>
  );
}
