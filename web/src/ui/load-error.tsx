import type { ReactNode } from 'react';
import { messageOf } from '../lib/api.js';
import { Alert } from './alert.js';
import { Button } from './button.js';
import { Skeleton } from './skeleton.js';

interface LoadErrorProps {
  /** What could not be loaded, in words. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** Shown after the error message. */
  children?: ReactNode;
}

/** Shown in place of something that couldn't be loaded, with a way to try again. */
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

interface LoadedProps<Data> {
  /** The query's state, as TanStack Query gives it. */
  query: {
    data: Data | undefined;
    error: unknown;
    refetch: () => unknown;
    isFetching: boolean;
  };
  /** The noun after "Loading" and "We couldn't load". */
  what: string;
  /** Shown while loading; by default, a bar of `height`. */
  waiting?: ReactNode;
  height?: string;
  children: (data: Data) => ReactNode;
}

/** A query's data, or a placeholder while it's loading, or an error with a way to try again. */
export function Loaded<Data>({ query, what, waiting, height, children }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) {
    return children(data);
  }
  if (error) {
    return (
      <LoadError
        title={`We couldn't load ${what}`}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    waiting ?? (
      <div role="status">
        <span className="sr-only">Loading {what}…</span>
        <Skeleton className={height ?? 'h-56'} />
      </div>
    )
  );
}
