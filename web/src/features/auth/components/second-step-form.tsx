import { BRAND } from '@prepward/contracts/brand';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeField, codeProblem } from '../../../entities/account/code-field.js';
import {
  type App,
  appsOf,
  giveAppCode,
  giveRecoveryCode,
} from '../../../entities/account/second-step.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/field.js';
import { SelectField } from '../../../ui/select-field.js';
import { toast } from '../../../ui/toast.js';

/** What is wrong with the code itself is said at its field, all else above the form. */
const ABOUT_THE_CODE = ['mfa_verification_failed', 'mfa_challenge_expired'];

interface StepFormProps {
  check: () => string | undefined;
  send: () => Promise<AuthProblem | null>;
  /** Words of its own for a refusal, by its code. */
  words?: Readonly<Record<string, string>>;
  /** The form's field. */
  children: (error: string | undefined) => ReactNode;
  /** Called after a code that was refused. */
  onRefused: () => void;
}

/** The form around one code: sends it, and says what is wrong with it. */
function StepForm({ check, send, words = {}, children, onRefused }: StepFormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = check();
    setError(missing);
    setFailure(undefined);
    if (missing !== undefined || busy) {
      onRefused();
      return;
    }
    setBusy(true);
    const problem = await send();
    setBusy(false);
    // Where it was right, the session is whole now, and the page around goes on.
    if (problem) {
      const { code = '', message } = problem;
      (ABOUT_THE_CODE.includes(code) ? setError : setFailure)(words[code] ?? message);
      onRefused();
      return;
    }
    toast({ tone: 'success', title: 'Login successful', description: 'Welcome back!' });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't check the code" live>
          {failure}
        </Alert>
      ) : null}
      {children(error)}
      <p role="status" className="sr-only">
        {error}
      </p>
      <Button type="submit" size="large" className="w-full" busy={busy} busyLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}

/** The apps of the account; undefined until they are known. */
function useApps(): App[] | undefined {
  const { client } = useSessionStore();
  const [apps, setApps] = useState<App[]>();
  useEffect(() => {
    let isHere = true;
    appsOf(client).then(
      (found) => isHere && setApps(found),
      // The form asks again as it is sent, and says then what is wrong.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [client]);
  return apps;
}

function AppCode() {
  const { client } = useSessionStore();
  const apps = useApps();
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function send(): Promise<AuthProblem | null> {
    const id = chosen ?? (apps ?? (await appsOf(client).catch(() => [])))[0]?.id;
    return giveAppCode(client, id ?? '', code);
  }

  return (
    <StepForm check={() => codeProblem(code)} send={send} onRefused={() => field.current?.select()}>
      {(error) => (
        <>
          {apps && apps.length > 1 ? (
            <SelectField
              label="App"
              value={chosen ?? apps[0]?.id ?? ''}
              onValue={setChosen}
              options={apps.map(({ id, name }) => ({
                value: id,
                label: name || 'Authenticator app',
              }))}
            />
          ) : null}
          <CodeField
            ref={field}
            label="Six-digit code"
            value={code}
            onValue={setCode}
            error={error}
            hint={`Open your authenticator app and look for ${BRAND.name}.`}
          />
        </>
      )}
    </StepForm>
  );
}

const RECOVERY_WORDS = {
  mfa_verification_failed: "That code isn't right, or it was used before. Try another one.",
  mfa_factor_not_found: 'Your account has no recovery codes. Use your authenticator app.',
};

function RecoveryCode() {
  const { client } = useSessionStore();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <StepForm
      check={() => (code.trim() === '' ? 'Enter one of your recovery codes.' : undefined)}
      words={RECOVERY_WORDS}
      send={() => giveRecoveryCode(client, code.trim())}
      onRefused={() => field.current?.select()}
    >
      {(error) => (
        <TextField
          ref={field}
          label="Recovery code"
          name="recovery-code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          hint="Ten letters and digits, like ABCDE-23456, from the list you saved. Each works once."
          className="figures"
        />
      )}
    </StepForm>
  );
}

/**
 * The second step of sign-in: a code of the app, or a recovery code. Where it was right, the session
 * is whole, and the page around goes on.
 */
export function SecondStepForm() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const [lost, setLost] = useState(false);
  const [leaving, setLeaving] = useState(false);

  async function startOver() {
    setLeaving(true);
    await store.signOut();
    setLeaving(false);
    navigate('/login', { replace: true });
  }

  return (
    <div className="grid gap-6">
      {lost ? <RecoveryCode /> : <AppCode />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Button variant="quiet" className="-ml-4" onClick={() => setLost(!lost)}>
          {lost ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" className="-mr-4" busy={leaving} onClick={() => void startOver()}>
          Start over
        </Button>
      </div>
    </div>
  );
}
