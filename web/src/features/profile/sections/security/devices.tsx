import { useState } from 'react';
import type { AuthProblem } from '../../../../lib/session/problem.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { toast } from '../../../../ui/toast.js';
import { signOutOthers } from '../../api/devices.js';
import { Part, PartActions } from '../../components/section-parts.js';

/** Where the account is signed in. */
export function Devices() {
  const store = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  async function signOut() {
    setBusy(true);
    const failure = await signOutOthers(store.client);
    setBusy(false);
    setProblem(failure);
    if (failure === null) {
      toast({ tone: 'success', title: 'Your other devices are signed out' });
    }
  }

  return (
    <Part
      title="Other devices"
      lead="Signed in on a phone or computer that you no longer use? Sign out everywhere but here."
    >
      <div className="grid gap-4">
        {problem ? (
          <Alert tone="error" live>
            {problem.message}
          </Alert>
        ) : null}
        <PartActions>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Signing out..."
            onClick={() => void signOut()}
          >
            Sign out other devices
          </Button>
        </PartActions>
      </div>
    </Part>
  );
}
