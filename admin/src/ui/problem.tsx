import { Alert, Button } from '@mui/material';
import { messageOf } from './message-of.js';

interface ProblemProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Something couldn't be loaded: says why, and what to do. */
export function Problem({ error, busy, onRetry }: ProblemProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
