import { Link } from 'react-router-dom';
import { PageMeta } from '../../../lib/page-meta.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Spinner } from '../../../ui/spinner.js';
import { AuthShell } from './auth-shell.js';

/** A link that was used, has expired, or couldn't reach the server (then with `onRetry`). */
export function DeadLink({ recovery, onRetry }: { recovery: boolean; onRetry?: () => void }) {
  return (
    <AuthShell title="This link doesn't work">
      <PageMeta title="Link expired" noIndex />
      <Alert tone="error" live>
        {onRetry
          ? "The server didn't respond. Your link still works: try again."
          : 'It was already used, or it has expired. Links work once, for a short time.'}
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
        {recovery ? (
          <LinkButton to="/forgot-password" variant={onRetry ? 'secondary' : 'primary'}>
            Send a new link
          </LinkButton>
        ) : (
          <LinkButton to="/login" variant={onRetry ? 'secondary' : 'primary'}>
            Go to sign in
          </LinkButton>
        )}
      </div>
    </AuthShell>
  );
}

/** A recovery link in a browser that did not ask for it. */
export function OtherBrowser() {
  return (
    <AuthShell title="Open this link where you asked for it">
      <PageMeta title="Different browser" noIndex />
      <Alert tone="notice" live>
        To keep your account safe, the link works only in the browser where you asked for it. Open
        it there, or ask for a new one here.
      </Alert>
      <div className="mt-6">
        <LinkButton to="/forgot-password">Send a new link</LinkButton>
      </div>
    </AuthShell>
  );
}

/**
 * The address is verified, now or already before.
 *
 * @param signedInAs the address of the student who is signed in here and stays signed in
 */
export function Verified({ before, signedInAs }: { before: boolean; signedInAs: string | null }) {
  const title = before ? 'Your address is already verified' : 'Your address is verified';
  return (
    <AuthShell title={title}>
      <PageMeta title="Address verified" noIndex />
      <Alert tone="success" live>
        {signedInAs === null
          ? 'Log in with your email and password to continue.'
          : `You're still signed in as ${signedInAs}.`}
      </Alert>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {signedInAs === null ? (
          <>
            <LinkButton to="/login">Go to sign in</LinkButton>
            <Link to="/forgot-password" className="text-link">
              Choose a new password
            </Link>
          </>
        ) : (
          <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
        )}
      </div>
    </AuthShell>
  );
}

/** One of the two links of an address change was opened. */
export function OtherAddress() {
  return (
    <AuthShell title="One more step">
      <PageMeta title="Confirm your email" noIndex />
      <Alert tone="success" live>
        This address is confirmed. If you haven't yet, open the link in the email at your other
        address as well: the change takes effect when both are confirmed.
      </Alert>
    </AuthShell>
  );
}

/** Both links were opened. */
export function AddressChanged() {
  return (
    <AuthShell title="Your address is changed">
      <PageMeta title="Address changed" noIndex />
      <Alert tone="success" live>
        Log in with your new address from now on.
      </Alert>
      <div className="mt-6">
        <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
      </div>
    </AuthShell>
  );
}

/** Asks before a recovery link replaces a session: opening one by chance must not sign anyone out. */
export function AskFirst({ email, onGoOn }: { email: string; onGoOn: () => void }) {
  return (
    <AuthShell title="Choose a new password?">
      <PageMeta title="New password" noIndex />
      <Alert tone="notice" live>
        You're signed in as <strong>{email}</strong>. This link signs you in to the account that
        asked for a new password, in place of this one.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onGoOn}>Choose a new password</Button>
        <LinkButton to="/dashboard" variant="secondary">
          Stay signed in
        </LinkButton>
      </div>
    </AuthShell>
  );
}

export function CheckingLink() {
  return (
    <AuthShell title="One moment">
      <PageMeta title="Checking your link" noIndex />
      <p role="status" className="flex items-center gap-3 text-18">
        <Spinner className="text-primary" />
        Checking your link…
      </p>
    </AuthShell>
  );
}
