import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { checkSession } from '../../../lib/session/auth-server.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { AuthShell } from './auth-shell.js';

function Undone() {
  return (
    <AuthShell title="Your account has its address back">
      <PageMeta title="Change undone" noIndex />
      <Alert tone="success" live>
        Every device is signed out, and the old password no longer works. Choose a new one now:
        we'll send the link to the address you just got back.
      </Alert>
      <div className="mt-6">
        <LinkButton to="/forgot-password">Choose a new password</LinkButton>
      </div>
    </AuthShell>
  );
}

/** Undoes the change; holds the reason if it can't. */
function useUndo(token: string) {
  const store = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function undo() {
    setBusy(true);
    setProblem(null);
    try {
      await call('account.undoAddressChange', { body: { token } });
      setDone(true);
      // The session of this browser, if it was one of the account's, has ended too.
      void store.client().then(checkSession);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  }
  return { undo: () => void undo(), busy, done, problem };
}

/** For the owner of an address that someone changed: nothing happens before they say so. */
export function UndoAddress({ token }: { token: string }) {
  const { undo, busy, done, problem } = useUndo(token);
  if (done) {
    return <Undone />;
  }
  return (
    <AuthShell title="Undo the change of your address?">
      <PageMeta title="Undo a change" noIndex />
      <p className="text-18 text-soft">
        Your account gets its old email address back. Every device is signed out, and you choose a
        new password. Only do this if you didn’t change the address yourself.
      </p>
      {problem ? (
        <Alert tone="error" live className="mt-6">
          {problem}
        </Alert>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Undoing..." onClick={undo}>
          Undo the change
        </Button>
        <LinkButton to="/" variant="secondary">
          Leave it as it is
        </LinkButton>
      </div>
    </AuthShell>
  );
}
