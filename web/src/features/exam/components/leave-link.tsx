import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

/** The way out of an attempt. Where a clock keeps running without the student, it asks first. */
export function LeaveLink({ timed }: { timed: boolean }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { user } = useSession();
  const home = user ? '/dashboard' : '/';

  function ask(event: MouseEvent): void {
    if (timed) {
      event.preventDefault();
      setAsking(true);
    }
  }

  return (
    <>
      <Link to={home} onClick={ask} className="text-link inline-flex min-h-target items-center">
        Leave
      </Link>
      {timed ? (
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title="Leave with the clock running?"
          description="The clock keeps running while you’re away. Your answers so far are saved, and you can come back until the time is up."
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep going
              </Button>
              <Button variant="primary" onClick={() => navigate(home)}>
                Leave
              </Button>
            </>
          }
        />
      ) : null}
    </>
  );
}
