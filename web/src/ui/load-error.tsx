import type { ReactNode } from 'react';
import { messageOf } from '../lib/api.js';
import { Alert } from './alert.js';
import { Button } from './button.js';

interface LoadErrorProps {
  /** What could not be read, in words. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** What is said after the server's own words. */
  children?: ReactNode;
}

/** Stands where something could not be read, with the way to try again. */
export function LoadError({ title, error, onRetry, retrying, children }: LoadErrorProps) {
  return (
    <Alert tone="error" title={title} live>
      <p>
        {messageOf(error)} {children}
      </p>
      <Button variant="secondary" className="mt-3" busy={retrying} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
