import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  knowsPasskeys,
  offersPasskeys,
  signInWithPasskey,
} from '../../../entities/account/passkeys.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { sayWelcome } from '../say-welcome.js';

/** Events that show someone is there: before one, the page doesn't fetch the passkey code. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Offers passkeys where the email address is typed. Returns how to stop. */
function useOffer(enabled: boolean): () => void {
  const { client } = useSessionStore();
  const offer = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const own = new AbortController();
    offer.current = own;
    const wait = async (): Promise<void> => {
      if (own.signal.aborted || !(await offersPasskeys())) {
        return;
      }
      const outcome = await signInWithPasskey(client, own);
      if (outcome === null) {
        sayWelcome();
      } else if (outcome !== 'canceled' && outcome.code === 'webauthn_challenge_expired') {
        await wait();
      }
    };
    const stopListening = (): void => {
      for (const sign of SIGNS_OF_LIFE) {
        window.removeEventListener(sign, begin);
      }
    };
    const begin = (): void => {
      stopListening();
      void wait();
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, begin, { passive: true });
    }
    return () => {
      stopListening();
      own.abort();
    };
  }, [client, enabled]);
  return () => offer.current?.abort();
}

interface PasskeyButtonProps {
  label: string;
  /** Also offers passkeys in the field for the email address. */
  offer?: boolean;
}

/** Asks for a passkey in the browser's own window; holds the reason if it fails. */
function usePasskey(offer: boolean) {
  const { client } = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stopOffer = useOffer(offer);

  async function start(): Promise<void> {
    stopOffer();
    setBusy(true);
    setProblem(null);
    const outcome = await signInWithPasskey(client);
    setBusy(false);
    if (outcome === null) {
      sayWelcome();
    } else if (outcome !== 'canceled') {
      setProblem(outcome.message);
    }
  }
  return { start: () => void start(), busy, problem };
}

/** Signs in with a passkey; not rendered where the browser doesn't support them. */
export function PasskeyButton({ label, offer = false }: PasskeyButtonProps) {
  // Known after the first paint: what a browser hydrates must be what was prerendered.
  const [isKnown, setIsKnown] = useState(false);
  const { start, busy, problem } = usePasskey(offer);
  useEffect(() => setIsKnown(knowsPasskeys()), []);
  if (!isKnown) {
    return null;
  }
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-full"
        busy={busy}
        busyLabel="Waiting for your passkey..."
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        {label}
      </Button>
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
    </div>
  );
}
