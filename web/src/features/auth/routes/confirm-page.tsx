import { useEffect, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../../lib/page-meta.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Spinner } from '../../../ui/spinner.js';
import { confirmLink, type LinkOutcome, type MailLink, readMailLink } from '../api/confirm-link.js';
import { AuthShell } from '../components/auth-shell.js';
import { NewPasswordForm } from '../components/new-password-form.js';
import { useSessionStore } from '../session-provider.js';

function DeadLink({ recovery, onRetry }: { recovery: boolean; onRetry?: () => void }) {
  return (
    <AuthShell title="This link does not work">
      <PageMeta title="Link expired" noIndex />
      <Alert tone="error" live>
        {onRetry
          ? 'The server did not answer. The link is not used up: try again.'
          : 'It was used already, or it has run out. Links work once and for a short time.'}
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

function OtherAddress() {
  return (
    <AuthShell title="One more step">
      <PageMeta title="Confirm your e-mail" noIndex />
      <Alert tone="success" live>
        This address is confirmed. Open the link in the mail at your other address as well: the
        change takes effect when both are confirmed.
      </Alert>
    </AuthShell>
  );
}

function Waiting() {
  return (
    <AuthShell title="One moment">
      <PageMeta title="Confirming" noIndex />
      <p role="status" className="flex items-center gap-3 text-18">
        <Spinner className="text-primary" />
        Checking your link…
      </p>
    </AuthShell>
  );
}

/** Spends the link by script, once: merely opening the address changes nothing. */
function Confirming({ link }: { link: MailLink }) {
  const store = useSessionStore();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let current = true;
    setOutcome(null);
    void confirmLink(store.client, link).then((answer) => {
      if (current) {
        setOutcome(answer);
      }
    });
    return () => {
      current = false;
    };
  }, [store, link, tries]);

  if (outcome === null) {
    return <Waiting />;
  }
  if (outcome.state === 'failed') {
    const retry = outcome.problem.code === 'unreachable' ? () => setTries(tries + 1) : undefined;
    return <DeadLink recovery={link.type === 'recovery'} {...(retry ? { onRetry: retry } : {})} />;
  }
  if (outcome.state === 'half') {
    return <OtherAddress />;
  }
  if (link.type === 'recovery') {
    return (
      <AuthShell title="Choose a new password">
        <PageMeta title="New password" noIndex />
        <NewPasswordForm />
      </AuthShell>
    );
  }
  return <Navigate to="/dashboard" replace />;
}

/** /auth/confirm: where the links in our mails lead. */
export default function ConfirmPage() {
  const [query] = useSearchParams();
  const link = useMemo(() => readMailLink(query), [query]);
  return link ? <Confirming link={link} /> : <DeadLink recovery={false} />;
}
