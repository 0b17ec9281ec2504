import { Box, Divider, Typography } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import { Fragment, type ReactNode } from 'react';
import { ListButton, Show, TopToolbar, useRecordContext, useShowContext } from 'react-admin';
import { Moment } from '../ui/moment.js';
import { PageTitle } from '../ui/page-title.js';
import { Problem } from '../ui/problem.js';
import { BannedChip, RoleChips, VerifiedMark } from './user-chips.js';
import { nameOf, titleOf } from './user-words.js';

function UserTitle() {
  const user = useRecordContext<AdminUser>();
  return <>{user ? titleOf(user) : 'User'}</>;
}

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

function UserFacts() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return (
    <Box component="dl" sx={{ m: 0, px: 3, py: 1 }}>
      <PageTitle text={titleOf(user)} />
      {factsOf(user).map(([label, value], index) => (
        <Fragment key={label}>
          {index > 0 ? <Divider aria-hidden="true" component="div" role="presentation" /> : null}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' },
              columnGap: 3,
              py: 1.5,
            }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

function ShowProblem() {
  const { error, refetch, isFetching } = useShowContext();
  return (
    <>
      <PageTitle text="User" />
      <Problem error={error} busy={isFetching === true} onRetry={() => void refetch()} />
    </>
  );
}

/** On its own react-admin calls every failure a missing record, and leaves for the list. */
const STAY = { onError: () => {} };

/** /users/:id/show */
export function UserShow() {
  return (
    <Show
      title={<UserTitle />}
      error={<ShowProblem />}
      queryOptions={STAY}
      actions={
        <TopToolbar>
          <ListButton label="All users" />
        </TopToolbar>
      }
      sx={{ maxWidth: '48rem' }}
    >
      <UserFacts />
    </Show>
  );
}
