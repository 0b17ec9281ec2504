import { UNDO_ADDRESS_LINK } from '@prepward/contracts/sign-in-rules';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { landingPath, rememberNext } from '../../../lib/next-path.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { type SessionUser, useSession } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { toast } from '../../../ui/toast.js';
import {
  confirmLink,
  type LinkOutcome,
  type MailLink,
  readMailLink,
  recoverySessionLives,
} from '../api/confirm-link.js';
import { AuthShell } from '../components/auth-shell.js';
import {
  AddressChanged,
  AskFirst,
  CheckingLink,
  DeadLink,
  OtherAddress,
  OtherBrowser,
  Verified,
} from '../components/link-outcome.js';
import { NewPasswordForm } from '../components/new-password-form.js';
import { SecondStepPage } from '../components/second-step-page.js';
import { UndoAddress } from '../components/undo-address.js';

/** The form's own address: it holds no token, so a reload finds the form again. */
const NEW_PASSWORD = '/auth/confirm?type=recovery';

function acknowledge(link: MailLink, { state }: LinkOutcome): void {
  if (state === 'session' && link.type !== 'recovery') {
    toast({ tone: 'success', title: 'Your address is verified', description: 'Welcome!' });
  }
}

/** Spends the link by script, once: merely opening the address changes nothing. */
function useOutcome(link: MailLink, keepSession: boolean) {
  const store = useSessionStore();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let current = true;
    setOutcome(null);
    void confirmLink(store.client, link, keepSession).then((answer) => {
      if (current) {
        acknowledge(link, answer);
        setOutcome(answer);
      }
    });
    return () => {
      current = false;
    };
  }, [store, link, keepSession, tries]);
  return { outcome, again: () => setTries(tries + 1) };
}

/** @param stays the user who was already signed in, whom the link must not sign out */
function Confirming({ link, stays }: { link: MailLink; stays: SessionUser | null }) {
  const { outcome, again } = useOutcome(link, stays !== null);
  const recovery = link.type === 'recovery';
  if (outcome === null) {
    return <CheckingLink />;
  }
  switch (outcome.state) {
    case 'failed':
      if (outcome.problem.code === 'unreachable') {
        return <DeadLink recovery={recovery} onRetry={again} />;
      }
      // Opened a second time: the first may have left the session that chooses the password.
      return recovery ? <ChoosePassword /> : <DeadLink recovery={false} />;
    case 'session':
      return <Navigate to={recovery ? NEW_PASSWORD : landingPath()} replace />;
    case 'verified':
    case 'already':
      return (
        <Verified before={outcome.state === 'already'} signedInAs={stays ? stays.email : null} />
      );
    case 'changed':
      return <AddressChanged />;
    case 'half':
      return <OtherAddress />;
    case 'elsewhere':
      return <OtherBrowser />;
  }
}

/** The form for a new password, while the recovery link's session lasts. */
function ChoosePassword() {
  const store = useSessionStore();
  const { awaitingSecondStep } = useSession();
  const [lives, setLives] = useState<boolean | null>(null);
  useEffect(() => {
    void recoverySessionLives(store.client).then(setLives);
  }, [store]);
  if (lives === null) {
    return <CheckingLink />;
  }
  if (!lives) {
    return <DeadLink recovery />;
  }
  // The link proves the address alone: the second step comes first.
  if (awaitingSecondStep) {
    return <SecondStepPage email={awaitingSecondStep.email} />;
  }
  return (
    <AuthShell title="Choose a new password">
      <PageMeta title="New password" noIndex />
      <NewPasswordForm />
    </AuthShell>
  );
}

/** No one's session is replaced without asking: a recovery link asks, any other leaves it. */
function OpenedLink({ link }: { link: MailLink }) {
  const { loading, user } = useSession();
  const [before, setBefore] = useState<{ user: SessionUser | null } | null>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    if (!loading) {
      setBefore((known) => known ?? { user });
    }
  }, [loading, user]);
  if (before === null) {
    return <CheckingLink />;
  }
  if (link.type === 'recovery' && before.user !== null) {
    return goesOn ? (
      <Confirming link={link} stays={null} />
    ) : (
      <AskFirst email={before.user.email} onGoOn={() => setGoesOn(true)} />
    );
  }
  return <Confirming link={link} stays={before.user} />;
}

/** /auth/confirm: where the links in our emails lead. */
export default function ConfirmPage() {
  const [query] = useSearchParams();
  const link = useMemo(() => readMailLink(query), [query]);
  // The page that was wanted when the link was requested; it opens once someone is signed in.
  useEffect(() => rememberNext(query.get('next')), [query]);
  const undo = query.get('type') === UNDO_ADDRESS_LINK ? query.get('token_hash') : null;
  if (undo) {
    return <UndoAddress token={undo} />;
  }
  if (link) {
    return <OpenedLink key={link.tokenHash} link={link} />;
  }
  return query.get('type') === 'recovery' ? <ChoosePassword /> : <DeadLink recovery={false} />;
}
