import { authErrorWords } from '@prepward/contracts/error-words';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.js';
import { Alert } from '../../../ui/alert.js';
import { Spinner } from '../../../ui/spinner.js';

/** How the user came back from Google: with a code for a session, canceled, or refused. */
type Return = { kind: 'code' } | { kind: 'canceled' } | { kind: 'refused'; code: string | null };

const FAILED = "Google sign-in didn't work this time. Try again, or use your email and password.";

/** Messages for codes whose usual message talks about a form. */
const WORDS: Readonly<Record<string, string>> = {
  email_exists:
    'There’s already an account with this email, and Google isn’t linked to it. Log in with its password.',
};

function readReturn(query: URLSearchParams): Return | null {
  const code = query.get('error_code');
  if (code === null && query.get('error') === 'access_denied') {
    return { kind: 'canceled' };
  }
  if (code !== null || query.has('error')) {
    return { kind: 'refused', code };
  }
  return query.has('code') ? { kind: 'code' } : null;
}

/**
 * The message for someone coming back from Google. An error is removed from the URL once it's read,
 * so a reload doesn't repeat it; the auth client removes a code.
 */
export function GoogleReturn() {
  const [query, setQuery] = useSearchParams();
  const { loading, user, awaitingSecondStep } = useSession();
  const [came, setCame] = useState<Return | null>(null);
  useEffect(() => {
    const found = readReturn(query);
    if (found !== null) {
      setCame(found);
    }
    if (found !== null && found.kind !== 'code') {
      setQuery({}, { replace: true });
    }
  }, [query, setQuery]);
  if (came === null || user || awaitingSecondStep) {
    return null;
  }
  if (came.kind === 'code' && loading) {
    return (
      <p role="status" className="mb-6 flex items-center gap-3 text-18">
        <Spinner className="text-primary" />
        Signing you in…
      </p>
    );
  }
  if (came.kind === 'canceled') {
    return (
      <Alert tone="notice" title="You canceled the sign-in with Google" className="mb-6" live>
        Nothing changed. Try again, or use your email and password.
      </Alert>
    );
  }
  const code = came.kind === 'refused' ? came.code : 'flow_state_not_found';
  return (
    <Alert tone="error" title="We couldn't sign you in with Google" className="mb-6" live>
      {(code === null ? undefined : (WORDS[code] ?? authErrorWords(code))) ?? FAILED}
    </Alert>
  );
}
