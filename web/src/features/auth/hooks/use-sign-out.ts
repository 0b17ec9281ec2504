import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../lib/session.js';
import { toast } from '../../../ui/toast.js';

/** Signs out, goes to the home page and says so; a failure is said as well. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    const { error } = await signOut();
    if (error !== null) {
      toast({ tone: 'error', title: 'Error signing out', description: error });
      return;
    }
    navigate('/');
    toast({ tone: 'success', title: 'Signed out successfully', description: 'Come back soon!' });
  };
}
