import { Button, Typography } from '@mui/material';
import { STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { type ReactNode, useEffect, useState } from 'react';
import { leave } from '../paths.js';
import { type Me, resolveAccess, turnAway } from '../session/access.js';
import type { Session } from '../session/session.js';
import { PageNotice, PageSpinner } from '../ui/page-notice.js';

type Door = { state: 'checking' | 'unreachable' } | { state: 'open'; me: Me };

interface AccessGateProps {
  session: Session;
  children: (me: Me) => ReactNode;
}

/** The door of the back-office: nothing behind it is loaded before the role is known. */
export function AccessGate({ session, children }: AccessGateProps) {
  const [door, setDoor] = useState<Door>({ state: 'checking' });
  const { state } = door;

  useEffect(() => {
    if (state !== 'checking') return;
    let wanted = true;
    resolveAccess(session, fetch).then(
      (access) => {
        if (!wanted) return;
        if (access.kind === 'admin') setDoor({ state: 'open', me: access.me });
        else if (access.kind === 'not-admin') turnAway(leave);
        else leave(STAFF_SIGN_IN_PATH);
      },
      () => wanted && setDoor({ state: 'unreachable' }),
    );
    return () => {
      wanted = false;
    };
  }, [session, state]);

  useEffect(() => session.onSignedOut(() => leave(STAFF_SIGN_IN_PATH)), [session]);

  if (door.state === 'open') return children(door.me);
  if (door.state === 'checking') return <PageSpinner label="Checking your access…" />;
  return (
    <PageNotice>
      <Typography variant="h1">We couldn't reach the server</Typography>
      <Typography color="textSecondary">
        Nothing is lost. Check your connection, then try again.
      </Typography>
      <Button variant="contained" autoFocus onClick={() => setDoor({ state: 'checking' })}>
        Try again
      </Button>
    </PageNotice>
  );
}
