import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.js';
import { FREE_PRACTICE, PLACES, type Place, placeOf } from './places.js';

/**
 * The places of the bar, and which one is current; for students without a plan, practice is the free bank.
 */
export function usePlaces(): { places: readonly Place[]; current: string | undefined } {
  const { subscription } = useSession();
  const { pathname } = useLocation();
  const free = subscription !== null && !subscription.subscribed;
  return {
    places: free
      ? PLACES.map((place) => (place.id === 'practice' ? { ...place, to: FREE_PRACTICE } : place))
      : PLACES,
    current: placeOf(pathname),
  };
}
