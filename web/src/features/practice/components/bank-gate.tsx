import type { BankOverview } from '@prepward/contracts/bank';
import type { ReactNode } from 'react';
import { LoadError } from '../../../ui/load-error.js';
import { useBank } from '../api/bank.js';
import { BankSkeleton } from './bank-skeleton.js';

interface BankGateProps {
  /** Title of the message when it can't be loaded. */
  title: string;
  children: (bank: BankOverview) => ReactNode;
}

/** Shows what needs the bank once it is there; before that its skeleton, or what went wrong. */
export function BankGate({ title, children }: BankGateProps) {
  const { data, error, refetch, isFetching } = useBank();
  if (data) {
    return children(data);
  }
  return error ? (
    <LoadError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <BankSkeleton label="Loading your questions…" />
  );
}
