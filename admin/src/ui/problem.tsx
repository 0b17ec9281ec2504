import { Alert, Button } from '@mui/material';
import { messageOf } from './message-of.js';

interface ProblemProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Something could not be read: says why, and how to go on. */
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
