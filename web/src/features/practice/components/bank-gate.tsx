import type { BankOverview } from '@prepward/contracts/bank';
import type { ReactNode } from 'react';
import { Loaded } from '../../../ui/load-error.js';
import { useBank } from '../api/bank.js';
import { BankSkeleton } from './bank-skeleton.js';

interface BankGateProps {
  /** Follows "We couldn't load". */
  what: string;
  children: (bank: BankOverview) => ReactNode;
}

/** Renders its children once the bank is loaded; until then a skeleton, or what went wrong. */
export function BankGate({ what, children }: BankGateProps) {
  return (
    <Loaded
      query={useBank()}
      what={what}
      waiting={<BankSkeleton label="Loading your questions…" />}
    >
      {children}
    </Loaded>
  );
}
