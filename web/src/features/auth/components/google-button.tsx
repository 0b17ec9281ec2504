import { useState } from 'react';
import { Link } from 'react-router-dom';
import { authSettings } from '../../../entities/account/auth-settings.js';
import { messageOf } from '../../../lib/api.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { signInWithGoogle } from '../api/auth-calls.js';

/** Google's mark, drawn in its four colors as its owner asks. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path
        className="fill-google-blue"
        d="M19.6 10.2c0-.7-.1-1.4-.2-2H10v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.8 3-4.3 3-7.4Z"
      />
      <path
        className="fill-google-green"
        d="M10 20c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H1.1v2.6A10 10 0 0 0 10 20Z"
      />
      <path
        className="fill-google-yellow"
        d="M4.4 11.9a6 6 0 0 1 0-3.8V5.5H1.1a10 10 0 0 0 0 9l3.3-2.6Z"
      />
      <path
        className="fill-google-red"
        d="M10 4c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 1.1 5.5l3.3 2.6A6 6 0 0 1 10 4Z"
      />
    </svg>
  );
}

function Consent() {
  return (
    <p className="text-14 text-soft">
      With Google, your first sign-in creates an account, and you agree to our{' '}
      <Link to="/terms" className="text-link">
        terms of service
      </Link>{' '}
      and{' '}
      <Link to="/privacy-policy" className="text-link">
        privacy policy
      </Link>
      .
    </p>
  );
}

/** Starts Google sign-in; holds the reason if it can't. */
function useGoogle() {
  const store = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  async function start(): Promise<void> {
    setBusy(true);
    setNote(null);
    try {
      const { external } = await authSettings();
      if (external.google === true) {
        const problem = await signInWithGoogle(store.client);
        setNote(problem?.message ?? null);
      } else {
        setNote("Google sign-in isn't set up on this site. Use your email and a password.");
      }
    } catch (error) {
      setNote(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { start: () => void start(), busy, note };
}

/** Signs in with Google, or says that it is not set up here. */
export function GoogleButton({ label }: { label: string }) {
  const { start, busy, note } = useGoogle();
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-full"
        busy={busy}
        icon={<GoogleMark />}
        onClick={start}
      >
        {label}
      </Button>
      <Consent />
      {note ? (
        <Alert tone="notice" live>
          {note}
        </Alert>
      ) : null}
    </div>
  );
}

/** The line between the two ways to sign in. */
export function OrDivider() {
  return (
    <div className="my-6 flex items-center gap-4 text-14 text-soft">
      <span className="h-px grow bg-line" />
      or
      <span className="h-px grow bg-line" />
    </div>
  );
}
