import { Skeleton } from '../../../ui/skeleton.js';

/** Appears where the bank, or a part of it, will be. */
export function BankSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
