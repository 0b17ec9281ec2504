import {
  codeProblem,
  RECOVERY_CODE_MAX,
  RECOVERY_CODE_WORDS,
  recoveryCodeProblem,
} from '@prepward/browser/two-step-texts';
import { BRAND } from '@prepward/contracts/brand';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseControllerReturn, useController, useForm } from 'react-hook-form';
import type { AuthProblem } from '../../lib/session/problem.js';
import { useSessionStore } from '../../lib/session/session-provider.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { SelectField } from '../../ui/select-field.js';
import { CodeField } from './code-field.js';
import { type App, appsOf, giveAppCode, giveRecoveryCode } from './second-step.js';

/** Problems with the code itself are shown at its field, all others above the form. */
const ABOUT_THE_CODE = ['mfa_verification_failed', 'mfa_challenge_expired'];

interface CodeValues {
  code: string;
}

/** What a code field gets from its form. */
type CodeFieldProps = UseControllerReturn<CodeValues, 'code'>['field'] & {
  error: string | undefined;
};

interface StepFormProps {
  /** What is wrong with a typed code, in words; undefined if nothing is. */
  check: (code: string) => string | undefined;
  send: (code: string) => Promise<AuthProblem | null>;
  /** Overrides the message for an error, by its code. */
  words?: Readonly<Record<string, string>>;
  /** The form's field. */
  children: (field: CodeFieldProps) => ReactNode;
  onDone: () => void;
}

/** One code; `submit` sends it. */
function useStep({ check, send, words = {}, onDone }: Omit<StepFormProps, 'children'>) {
  const { control, handleSubmit, setError, setFocus, formState } = useForm<CodeValues>({
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'code',
    rules: { validate: check },
  });
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    const problem = await send(code);
    if (!problem) {
      onDone();
      return;
    }
    const { code: refusal = '', message } = problem;
    const place = ABOUT_THE_CODE.includes(refusal) ? 'code' : 'root';
    setError(place, { message: words[refusal] ?? message });
    setFocus('code', { shouldSelect: true });
  });
  return { field: { ...field, error: fieldState.error?.message }, formState, submit };
}

/** The form around one code: sends it, and says what is wrong with it. */
function StepForm({ children, ...step }: StepFormProps) {
  const { field, formState, submit } = useStep(step);
  const failure = formState.errors.root?.message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? (
        <Alert tone="error" title="We couldn't check the code" live>
          {failure}
        </Alert>
      ) : null}
      {children(field)}
      <p role="status" className="sr-only">
        {field.error}
      </p>
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={formState.isSubmitting}
        busyLabel="Checking..."
      >
        Continue
      </Button>
    </form>
  );
}

/** The account's authenticator apps; undefined until they are known. */
function useApps(): App[] | undefined {
  const { client } = useSessionStore();
  const [apps, setApps] = useState<App[]>();
  useEffect(() => {
    let isHere = true;
    appsOf(client).then(
      (found) => isHere && setApps(found),
      // The form asks again on submit, and reports the problem then.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [client]);
  return apps;
}

function AppCode({ onDone }: { onDone: () => void }) {
  const { client } = useSessionStore();
  const apps = useApps();
  const [chosen, setChosen] = useState<string>();

  async function send(code: string): Promise<AuthProblem | null> {
    const id = chosen ?? (apps ?? (await appsOf(client).catch(() => [])))[0]?.id;
    return giveAppCode(client, id ?? '', code);
  }

  return (
    <StepForm check={codeProblem} send={send} onDone={onDone}>
      {(field) => (
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
            {...field}
            label="Six-digit code"
            hint={`Open your authenticator app and look for ${BRAND.name}.`}
          />
        </>
      )}
    </StepForm>
  );
}

function RecoveryCode({ onDone }: { onDone: () => void }) {
  const { client } = useSessionStore();
  return (
    <StepForm
      check={recoveryCodeProblem}
      words={RECOVERY_CODE_WORDS}
      send={(code) => giveRecoveryCode(client, code.trim())}
      onDone={onDone}
    >
      {(field) => (
        <TextField
          {...field}
          label="Recovery code"
          name="recovery-code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={RECOVERY_CODE_MAX}
          hint="Ten letters and digits, like ABCDE-23456, from the list you saved. Each works once."
          className="figures"
        />
      )}
    </StepForm>
  );
}

interface SecondStepFormProps {
  /** The code was right: the session has done its second step now. */
  onDone: () => void;
  /** Next to the way to recovery codes. */
  children?: ReactNode;
}

/** Asks for the second step of sign-in: a code of the app, or a recovery code. */
export function SecondStepForm({ onDone, children }: SecondStepFormProps) {
  const [lost, setLost] = useState(false);
  return (
    <div className="grid gap-6">
      {lost ? <RecoveryCode onDone={onDone} /> : <AppCode onDone={onDone} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Button variant="quiet" className="-ml-4" onClick={() => setLost(!lost)}>
          {lost ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
        {children}
      </div>
    </div>
  );
}
