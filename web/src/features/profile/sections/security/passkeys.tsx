import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { knowsPasskeys, savePasskey } from '../../../../entities/account/passkeys.js';
import { dayOfInstant } from '../../../../lib/dates.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { Loaded } from '../../../../ui/load-error.js';
import { toast } from '../../../../ui/toast.js';
import { type Passkey, usePasskeys } from '../../api/passkeys.js';
import { useTwoStep } from '../../api/two-step.js';
import { Part, PartActions } from '../../components/section-parts.js';
import { ConfirmWithCode, freshProofWords, wantsSecondStep } from './fresh-proof.js';
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.js';

/** The open dialog, and the passkey it's about. */
type Asking = { kind: 'rename' | 'remove'; passkey: Passkey };

function datesOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt === null ? 'Not used yet' : `Last used ${dayOfInstant(lastUsedAt)}`;
  return `Added ${dayOfInstant(createdAt)} · ${used}`;
}

interface ListProps {
  passkeys: readonly Passkey[];
  onAsk: (asking: Asking) => void;
}

function List({ passkeys, onAsk }: ListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <KeyRound aria-hidden="true" className="size-6 text-primary" />
          <div className="min-w-0 grow basis-40">
            <p className="font-medium break-words">{passkey.name}</p>
            <p className="text-14 text-soft">{datesOf(passkey)}</p>
          </div>
          <div className="-mr-4 flex max-sm:-ml-4">
            <Button variant="quiet" onClick={() => onAsk({ kind: 'rename', passkey })}>
              Rename<span className="sr-only"> {passkey.name}</span>
            </Button>
            <Button variant="quiet" onClick={() => onAsk({ kind: 'remove', passkey })}>
              Remove<span className="sr-only"> {passkey.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Saves a passkey on this device, after a code from the app if the account needs one; holds what went
 * wrong the last time.
 */
function useAdding(onAdded: () => Promise<void>) {
  const { client } = useSessionStore();
  const { data: twoStep } = useTwoStep();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(): Promise<void> {
    setBusy(true);
    setConfirming(false);
    setProblem(null);
    const outcome = await savePasskey(client);
    if (outcome === null) {
      toast({ tone: 'success', title: 'Your passkey is saved' });
      await onAdded();
    } else if (outcome !== 'canceled') {
      const canConfirm = wantsSecondStep(outcome) && (twoStep?.apps.length ?? 0) > 0;
      setConfirming(canConfirm);
      setProblem(canConfirm ? null : freshProofWords(outcome, 'add your passkey'));
    }
    setBusy(false);
  }
  return { add, busy, problem, confirming, cancel: () => setConfirming(false) };
}

function AddButton({ first, busy, onAdd }: { first: boolean; busy: boolean; onAdd: () => void }) {
  const [isKnown, setIsKnown] = useState(true);
  useEffect(() => setIsKnown(knowsPasskeys()), []);
  return isKnown ? (
    <PartActions>
      <Button
        variant={first ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel="Waiting for your device..."
        onClick={onAdd}
      >
        {first ? 'Add a passkey' : 'Add another passkey'}
      </Button>
    </PartActions>
  ) : (
    <p className="text-soft">This browser doesn’t know passkeys. Add one with another browser.</p>
  );
}

/** The passkeys of the account: added, named and removed. */
export function Passkeys() {
  const passkeys = usePasskeys();
  const { refresh } = passkeys;
  const { add, busy, problem, confirming, cancel } = useAdding(refresh);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const done = async () => {
    close();
    await refresh();
  };

  return (
    <Part
      title="Passkeys"
      lead="Log in with your fingerprint, face or device PIN. A passkey can’t be guessed or given away on a fake site, and it counts as both steps of two-step sign-in."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        <Loaded query={passkeys} what="your passkeys" height="h-target w-56">
          {(list) => (
            <>
              {list.length === 0 ? null : <List passkeys={list} onAsk={setAsking} />}
              <AddButton first={list.length === 0} busy={busy} onAdd={() => void add()} />
            </>
          )}
        </Loaded>
      </div>
      {confirming ? (
        <ConfirmWithCode title="Add a passkey" onClose={cancel} onDone={() => void add()} />
      ) : null}
      {asking?.kind === 'rename' ? (
        <RenamePasskey passkey={asking.passkey} onClose={close} onDone={() => void done()} />
      ) : null}
      {asking?.kind === 'remove' ? (
        <RemovePasskey passkey={asking.passkey} onClose={close} onDone={() => void done()} />
      ) : null}
    </Part>
  );
}
