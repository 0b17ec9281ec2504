import type { BankCounts } from '@prepward/contracts/bank';
import { count } from '../../../lib/format.js';
import { cx } from '../../../ui/cx.js';

const SHOWN = [
  { key: 'all', label: 'All' },
  { key: 'unseen', label: 'Unseen' },
  { key: 'wrong', label: 'Incorrect' },
  { key: 'flagged', label: 'Flagged' },
] as const satisfies readonly { key: keyof BankCounts; label: string }[];

/** How many questions there are in all, and how many are unseen, incorrect or flagged. */
export function CountsList({ counts, className }: { counts: BankCounts; className?: string }) {
  return (
    <dl
      className={cx(
        'figures grid grid-cols-4 gap-x-2 text-14 lg:grid-cols-[repeat(4,minmax(max-content,1fr))]',
        className,
      )}
    >
      {SHOWN.map(({ key, label }) => (
        <div key={key} className="flex flex-col-reverse">
          <dt className="text-soft">{label}</dt>
          <dd className="text-16 font-semibold">{count(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
