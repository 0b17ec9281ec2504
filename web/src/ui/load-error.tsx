import type { ReactNode } from 'react';
import { messageOf } from '../lib/api.js';
import { Alert } from './alert.js';
import { Button } from './button.js';

interface LoadErrorProps {
  /** What could not be loaded, in words. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** What is said after the words for the error. */
  children?: ReactNode;
}

/** Appears where something could not be loaded, with the way to try again. */
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
