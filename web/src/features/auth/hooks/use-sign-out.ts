import { useNavigate } from 'react-router-dom';
import { forgetNext } from '../../../lib/next-path.js';
import { useSession } from '../../../lib/session/session.js';
import { toast } from '../../../ui/toast.js';

function sayDone(): void {
  toast({ tone: 'success', title: 'Signed out successfully', description: 'Come back soon!' });
}

/** Signs out, goes to the home page and says so; a failure is reported too, and retried. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    // Before the session ends: from then on, another tab handles its own page.
    forgetNext();
    const { error, again } = await signOut();
    if (error !== null) {
      toast({ tone: 'error', title: 'Error signing out', description: error });
      void again?.then((heard) => (heard ? sayDone() : undefined));
      return;
    }
    navigate('/');
    sayDone();
  };
}
