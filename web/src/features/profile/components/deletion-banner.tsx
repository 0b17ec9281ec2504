import { Link } from 'react-router-dom';
import { dayOfInstant } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { usePrivacy } from '../api/privacy.js';

/** Over every page of a student whose account is to be deleted. */
export default function DeletionBanner() {
  const dueAt = usePrivacy().data?.deletionDueAt ?? null;
  if (dueAt === null) {
    return null;
  }
  return (
    <div className="page pt-4">
      <Alert tone="notice" title={`Your account will be deleted on ${dayOfInstant(dueAt)}`}>
        <Link to="/profile/data" className="text-link">
          Keep my account
        </Link>
      </Alert>
    </div>
  );
}
