import type { ReactNode } from 'react';

/** Says plainly that a part of the page does not exist yet, and what there is instead. */
export function NotYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className="rounded-md border border-notice bg-notice-tint p-5">
      <p className="font-semibold text-notice">{title}</p>
      <p className="mt-1">{children}</p>
    </div>
  );
}
