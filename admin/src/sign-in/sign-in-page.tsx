import { Box, Link, Typography } from '@mui/material';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { BRAND } from '@prepward/contracts/brand';
import { useCallback, useEffect, useState } from 'react';
import { leave } from '../paths.js';
import { resolveAccess } from '../session/access.js';
import type { Session } from '../session/session.js';
import { BrandMark } from '../ui/brand-mark.js';
import { PageTitle } from '../ui/page-title.js';
import { SecondStepForm } from './second-step-form.js';
import { SetUpTwoStep } from './set-up-two-step.js';
import { SignInForm } from './sign-in-form.js';

/** The steps of the page, each with its texts. */
const STAGES = {
  password: { title: 'Staff sign-in', lead: `For administrators of ${BRAND.name}.` },
  'second-step': {
    title: 'Enter your code',
    lead: `Open your authenticator app and look for ${BRAND.name}.`,
  },
  'must-set-up': {
    title: 'Set up two-step sign-in',
    lead: 'Admins sign in with a password and a code from an app.',
  },
} as const;
type Stage = keyof typeof STAGES;

/** Which step is next: anyone already signed in continues from there. */
function useStage(session: Session) {
  const [stage, setStage] = useState<Stage>('password');
  const look = useCallback(async (): Promise<void> => {
    const { kind } = await resolveAccess(session, fetch);
    if (kind === 'admin') leave(BACK_OFFICE_PATH);
    else if (kind === 'second-step' || kind === 'must-set-up') setStage(kind);
  }, [session]);
  useEffect(() => {
    look().catch(() => {
      // The server can't be reached: the form says so on submit.
    });
  }, [look]);
  return {
    stage,
    /** After the password: non-admins see the refusal on the page they asked for. */
    goOn: () =>
      void resolveAccess(session, fetch).then(
        ({ kind }) =>
          kind === 'second-step' || kind === 'must-set-up'
            ? setStage(kind)
            : leave(BACK_OFFICE_PATH),
        () => leave(BACK_OFFICE_PATH),
      ),
    startOver: () => void session.signOut().finally(() => setStage('password')),
  };
}

function Header() {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <BrandMark />
      <Link
        href="/"
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
      >
        Back to Homepage
      </Link>
    </Box>
  );
}

/** /admin */
export default function SignInPage({ session }: { session: Session }) {
  const { stage, goOn, startOver } = useStage(session);
  const { title, lead } = STAGES[stage];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', p: 2 }}>
      <PageTitle text={title} />
      <Header />
      <Box component="main" sx={{ width: '100%', maxWidth: '26rem', m: 'auto', py: 5 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
          {lead}
        </Typography>
        {stage === 'must-set-up' ? (
          <SetUpTwoStep session={session} onDone={goOn} onStartOver={startOver} />
        ) : stage === 'second-step' ? (
          <SecondStepForm session={session} onDone={goOn} onStartOver={startOver} />
        ) : (
          <>
            <SignInForm session={session} onSignedIn={goOn} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
              Here to practice? <Link href="/login">Log in as a student</Link>
            </Typography>
          </>
        )}
      </Box>
    </Box>
  );
}
