import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

/**
 * What continues while the student is away: a section's clock, or the pause before the next
 * section.
 */
export type Running = 'clock' | 'pause';

const WORDS: Record<Running, { title: string; description: string }> = {
  clock: {
    title: 'Leave with the clock running?',
    description:
      'The clock keeps running while you’re away. Your answers so far are saved, and you can come back until time is up.',
  },
  pause: {
    title: 'Leave between two sections?',
    description:
      'The next section begins automatically when this break ends, even while you’re away. Your answers so far are saved.',
  },
};

/** The way out of an attempt. Where something continues without the student, it asks first. */
export function LeaveLink({ running }: { running: Running | null }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { user } = useSession();
  const home = user ? '/dashboard' : '/';

  function ask(event: MouseEvent): void {
    if (running) {
      event.preventDefault();
      setAsking(true);
    }
  }

  return (
    <>
      <Link
        to={home}
        onClick={ask}
        className="text-link inline-flex min-h-target min-w-target items-center justify-end"
      >
        Leave
      </Link>
      {running ? (
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          {...WORDS[running]}
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
