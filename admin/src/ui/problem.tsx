import { Alert, Button } from '@mui/material';

interface ProblemProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Something could not be read: says why, and how to go on. */
export function Problem({ error, busy, onRetry }: ProblemProps) {
  const message = error instanceof Error ? error.message : '';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message || 'This could not be read. Try again in a moment.'}
    </Alert>
  );
}
