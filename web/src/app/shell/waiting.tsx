import { useLocation } from 'react-router-dom';
import { PageSpinner } from '../../ui/spinner.js';
import { PageSkeleton } from './page-skeleton.js';

/** An attempt has the screen to itself until it shows a result. */
export function useAttemptOnScreen(): boolean {
  return useLocation().pathname.startsWith('/practice/attempt/');
}

/** A placeholder for a student's page while its code or the session is loading. */
export function Waiting() {
  return useAttemptOnScreen() ? <PageSpinner /> : <PageSkeleton />;
}
