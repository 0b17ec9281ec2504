import { Alert, Box, Button, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { downloadFile } from '@prepward/browser/download-file';
import { groupedKey, recoveryCodesFile } from '@prepward/browser/two-step-texts';
import { useEffect, useState } from 'react';
import type { Setup } from '../session/second-step.js';
import type { Session } from '../session/session.js';
import { CodeForm } from './code-form.js';

type State =
  | { kind: 'waiting' }
  | { kind: 'failed'; problem: string; again: () => void }
  | { kind: 'setup'; setup: Setup }
  | { kind: 'codes'; codes: readonly string[] };

/** A secret for an app, then its first code, then the recovery codes. */
function useSetUp({ secondStep }: Session) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    void secondStep.beginSetup().then((answer) => {
      if (!wanted) return;
      setState(
        'problem' in answer
          ? { kind: 'failed', ...answer, again: () => setTries(tries + 1) }
          : { kind: 'setup', setup: answer },
      );
    });
    return () => {
      wanted = false;
    };
  }, [secondStep, tries]);

  async function showCodes() {
    setState({ kind: 'waiting' });
    const answer = await secondStep.newRecoveryCodes();
    setState(
      'problem' in answer
        ? { kind: 'failed', ...answer, again: () => void showCodes() }
        : { kind: 'codes', codes: answer },
    );
  }
  return { state, showCodes };
}

function KeyOf({ setup: { picture, secret, uri } }: { setup: Setup }) {
  return (
    <Stack sx={{ gap: 2, mb: 3 }}>
      <Typography>
        Scan this code with an authenticator app, such as Google Authenticator or 1Password.
      </Typography>
      <Box
        component="img"
        src={picture}
        alt="QR code for your authenticator app. The key below does the same."
        sx={{ width: '12rem', height: '12rem', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Typography color="textSecondary">
        On your phone right now? <Link href={uri}>Open it in your app</Link>, or type this key
        there:
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.05em' }}>
        {groupedKey(secret)}
      </Typography>
    </Stack>
  );
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const download = () =>
    downloadFile(
      'recovery-codes.txt',
      new Blob([recoveryCodesFile(codes)], { type: 'text/plain' }),
    );
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography>
        If you lose your phone, each of these codes gets you in once. We show them this once: keep
        them somewhere safe.
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: 1,
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          listStyle: 'none',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 500,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="outlined" onClick={download}>
        Download
      </Button>
      <Button variant="contained" size="large" onClick={onDone}>
        I've saved them
      </Button>
    </Stack>
  );
}

interface SetUpTwoStepProps {
  session: Session;
  onDone: () => void;
  onStartOver: () => void;
}

/** Leads an admin through the setup of two-step sign-in, without which nothing else opens. */
export function SetUpTwoStep({ session, onDone, onStartOver }: SetUpTwoStepProps) {
  const { state, showCodes } = useSetUp(session);
  switch (state.kind) {
    case 'waiting':
      return <CircularProgress aria-label="Loading…" />;
    case 'failed':
      return (
        <Alert severity="error" action={<Button onClick={state.again}>Try again</Button>}>
          {state.problem}
        </Alert>
      );
    case 'codes':
      return <Codes codes={state.codes} onDone={onDone} />;
    case 'setup':
      return (
        <>
          <KeyOf setup={state.setup} />
          <CodeForm
            kind="app"
            button="Turn on"
            send={(code) => session.secondStep.finishSetup(state.setup, code)}
            onDone={() => void showCodes()}
          >
            <Button onClick={onStartOver}>Start over</Button>
          </CodeForm>
        </>
      );
  }
}
