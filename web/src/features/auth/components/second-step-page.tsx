import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { sayWelcome } from '../say-welcome.js';
import { AuthShell } from './auth-shell.js';
import { PasskeyButton } from './passkey-button.js';

// Most accounts sign in without it: it's no part of the first load.
const SecondStepForm = lazy(async () => {
  const { SecondStepForm: form } = await import('../../../entities/account/second-step-form.js');
  return { default: form };
});

/** Signs out of the half-finished sign-in, back to the password. */
function StartOver() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      variant="quiet"
      className="-mr-4"
      busy={leaving}
      onClick={() => {
        setLeaving(true);
        void store.signOut().then(() => {
          setLeaving(false);
          navigate('/login', { replace: true });
        });
      }}
    >
      Start over
    </Button>
  );
}

/**
 * Asks for the second step of sign-in, the only page that an account with two-step sign-in can reach
 * until then. Once the code is right, the session is complete and the surrounding page continues.
 */
export function SecondStepPage({ email }: { email: string }) {
  return (
    <AuthShell
      title="Enter your code"
      lead={
        <>
          Two-step sign-in is on for <span className="break-words text-ink">{email}</span>.
        </>
      }
    >
      <PageMeta title="Enter your code" noIndex />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <SecondStepForm onDone={sayWelcome}>
          <StartOver />
        </SecondStepForm>
      </Suspense>
      <div className="mt-6">
        <PasskeyButton label="Use a passkey instead" />
      </div>
    </AuthShell>
  );
}
