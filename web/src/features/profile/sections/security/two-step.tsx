import { Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { App } from '../../../../entities/account/second-step.js';
import { dayOfInstant } from '../../../../lib/dates.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Badge } from '../../../../ui/badge.js';
import { Button } from '../../../../ui/button.js';
import { Loaded } from '../../../../ui/load-error.js';
import { toast } from '../../../../ui/toast.js';
import {
  beginSetup,
  forgetSetup,
  newCodes,
  removeApp,
  type Setup,
  type TwoStep as TwoStepState,
  useTwoStep,
} from '../../api/two-step.js';
import { Part, PartActions } from '../../components/section-parts.js';
import { ConfirmWithCode, freshProofWords } from './fresh-proof.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpApp } from './set-up-app.js';

/** With fewer valid recovery codes than this, the student is warned. */
const FEW_CODES = 3;

/** What the card shows instead of its state; `confirm` asks for a code before `act`. */
type Doing =
  | { kind: 'setup'; setup: Setup }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'confirm'; title: string; act: () => Promise<void> };

function CodesLine({ left }: { left: number }) {
  if (left === 0) {
    return (
      <Alert tone="notice" title="You have no recovery codes">
        Without them, a lost phone locks you out. Get ten new ones.
      </Alert>
    );
  }
  return left < FEW_CODES ? (
    <Alert tone="notice">
      {left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left. Get ten new ones.
    </Alert>
  ) : (
    <p className="figures text-soft">{left} recovery codes left.</p>
  );
}

function Apps({ apps, onRemove }: { apps: readonly App[]; onRemove: (app: App) => void }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {apps.map((app) => (
        <li key={app.id} className="flex items-center gap-3 py-3 sm:gap-4">
          <Smartphone aria-hidden="true" className="size-6 text-primary" />
          <div className="min-w-0 grow">
            <p className="font-medium">{app.name || 'Authenticator app'}</p>
            <p className="text-14 text-soft">Added {dayOfInstant(app.createdAt)}</p>
          </div>
          <Button variant="quiet" className="-mr-2 shrink-0" onClick={() => onRemove(app)}>
            {apps.length === 1 ? 'Turn off' : 'Remove'}
            <span className="sr-only">
              {' '}
              {apps.length === 1 ? 'two-step sign-in' : app.name || 'this app'}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is being done, and what went wrong the last time. */
function useDoing() {
  const { client } = useSessionStore();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Starts setting up an app. */
  async function setUp() {
    setBusy(true);
    setProblem(null);
    const answer = await beginSetup(client);
    if ('factorId' in answer) setDoing({ kind: 'setup', setup: answer });
    else setProblem(freshProofWords(answer, 'set up your app'));
    setBusy(false);
  }

  async function showNewCodes() {
    const answer = await newCodes(client);
    if (Array.isArray(answer)) {
      setDoing({ kind: 'codes', codes: answer });
    } else {
      setDoing(null);
      setProblem(answer.message);
    }
  }

  return { client, doing, setDoing, busy, problem, setProblem, setUp, showNewCodes };
}

/** What can be done now, and what went wrong the last time. */
function useActions(refresh: () => Promise<void>) {
  const { client, doing, setDoing, busy, problem, setProblem, setUp, showNewCodes } = useDoing();

  async function remove(app: App, isLast: boolean) {
    const failure = await removeApp(client, app.id);
    setDoing(null);
    setProblem(failure?.message ?? null);
    if (failure === null) {
      toast({
        tone: 'success',
        title: isLast ? 'Two-step sign-in is off' : `${app.name || 'The app'} is removed`,
      });
    }
    await refresh();
  }

  return {
    doing,
    busy,
    problem,
    setUp,
    cancel: async (setup: Setup) => {
      setDoing(null);
      await forgetSetup(client, setup);
    },
    finish: async (hasCodes: boolean) => {
      toast({ tone: 'success', title: 'Your authenticator app is set up' });
      if (hasCodes) setDoing(null);
      else await showNewCodes();
      await refresh();
    },
    renew: () => setDoing({ kind: 'confirm', title: 'Get new recovery codes', act: showNewCodes }),
    remove: (app: App, isLast: boolean) =>
      setDoing({
        kind: 'confirm',
        title: isLast ? 'Turn off two-step sign-in' : `Remove ${app.name || 'this app'}`,
        act: () => remove(app, isLast),
      }),
    close: async () => {
      setDoing(null);
      await refresh();
    },
  };
}

type Actions = ReturnType<typeof useActions>;

function Off({ actions }: { actions: Actions }) {
  return (
    <PartActions>
      <Button busy={actions.busy} busyLabel="Starting..." onClick={() => void actions.setUp()}>
        Set up two-step sign-in
      </Button>
    </PartActions>
  );
}

function On({ state: { apps, codesLeft }, actions }: { state: TwoStepState; actions: Actions }) {
  return (
    <div className="grid gap-4">
      <Apps apps={apps} onRemove={(app) => actions.remove(app, apps.length === 1)} />
      <CodesLine left={codesLeft} />
      <PartActions>
        <Button variant="secondary" onClick={actions.renew}>
          Get new recovery codes
        </Button>
        <Button
          variant="secondary"
          busy={actions.busy}
          busyLabel="Starting..."
          onClick={() => void actions.setUp()}
        >
          Add another app
        </Button>
      </PartActions>
    </div>
  );
}

function Content({ state, actions }: { state: TwoStepState; actions: Actions }): ReactNode {
  const { doing } = actions;
  if (doing?.kind === 'setup') {
    return (
      <SetUpApp
        setup={doing.setup}
        onCancel={() => void actions.cancel(doing.setup)}
        onDone={() => void actions.finish(state.codesLeft > 0)}
      />
    );
  }
  if (doing?.kind === 'codes') {
    return <RecoveryCodes codes={doing.codes} onDone={() => void actions.close()} />;
  }
  return state.apps.length === 0 ? (
    <Off actions={actions} />
  ) : (
    <On state={state} actions={actions} />
  );
}

/** Two-step sign-in: off, being set up, or on with its apps and recovery codes. */
export function TwoStep() {
  const twoStep = useTwoStep();
  const { data, refresh } = twoStep;
  const actions = useActions(refresh);
  const { doing, problem } = actions;
  const isOn = data !== undefined && data.apps.length > 0;
  return (
    <Part
      title="Two-step sign-in"
      lead="When you sign in, we also ask for a code from an app on your phone. A stolen password alone won’t open your account."
      aside={data ? <Badge tone={isOn ? 'correct' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge> : null}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        <Loaded query={twoStep} what="two-step sign-in" height="h-target w-56">
          {(state) => <Content state={state} actions={actions} />}
        </Loaded>
      </div>
      {doing?.kind === 'confirm' ? (
        <ConfirmWithCode
          title={doing.title}
          onClose={() => void actions.close()}
          onDone={() => void doing.act()}
        />
      ) : null}
    </Part>
  );
}
