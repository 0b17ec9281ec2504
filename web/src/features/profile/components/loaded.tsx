import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** On the error, after "We couldn't load". */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a query read, or that it's on its way, or the way on where it failed. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
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
    <div role="status">
      <span className="sr-only">Loading {what}…</span>
      <Skeleton className="h-56" />
    </div>
  );
}
