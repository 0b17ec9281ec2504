import { useState } from 'react';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { resendConfirmation } from '../api/auth-calls.js';

/** Sends the confirmation email again and says what came of it. */
export function ResendButton({ email }: { email: string }) {
  const store = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    setAnswer(null);
    const problem = await resendConfirmation(store.client, email);
    setBusy(false);
    setAnswer(
      problem
        ? { tone: 'error', text: problem.message }
        : { tone: 'success', text: 'Sent. It can take a minute or two to arrive.' },
    );
  }

  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <Button variant="secondary" busy={busy} busyLabel="Sending..." onClick={() => void send()}>
        Send again
      </Button>
      {answer ? (
        <Alert tone={answer.tone} live className="w-full">
          {answer.text}
        </Alert>
      ) : null}
    </div>
  );
}
