import { Skeleton } from '../../ui/skeleton.js';

/** Where a student's page will be: its heading, its first card, and what follows. */
export function PageSkeleton() {
  return (
    <div role="status" className="page py-6 md:py-10">
      <span className="sr-only">Loading…</span>
      <Skeleton className="mb-6 h-9 w-56" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-48 max-lg:hidden" />
      </div>
    </div>
  );
}
