import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { Session } from '../session/session.js';
import { CodeForm } from './code-form.js';

interface SecondStepFormProps {
  session: Session;
  onDone: () => void;
  onStartOver: () => void;
}

/** The second step of sign-in: a code of the app, or a recovery code. */
export function SecondStepForm({ session, onDone, onStartOver }: SecondStepFormProps) {
  const [lost, setLost] = useState(false);
  const { secondStep } = session;
  return (
    <CodeForm
      key={String(lost)}
      kind={lost ? 'recovery' : 'app'}
      button="Continue"
      send={lost ? secondStep.giveRecoveryCode : secondStep.giveCode}
      onDone={onDone}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={() => setLost(!lost)}>
          {lost ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
        <Button onClick={onStartOver}>Start over</Button>
      </Stack>
    </CodeForm>
  );
}
