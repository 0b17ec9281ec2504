import { codeProblem, groupedKey } from '@prepward/browser/two-step-texts';
import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { CodeField } from '../../../../entities/account/code-field.js';
import { giveAppCode } from '../../../../entities/account/second-step.js';
import { useSessionStore } from '../../../../lib/session/session-provider.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { toast } from '../../../../ui/toast.js';
import type { Setup } from '../../api/two-step.js';
import { PartActions } from '../../components/section-parts.js';

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ tone: 'success', title: 'Key copied' });
  } catch {
    toast({ tone: 'error', title: "Your browser didn't let us copy the key" });
  }
}

function Step({ n, title, children }: { n: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="figures grid size-8 shrink-0 place-items-center rounded-full bg-tint font-semibold text-primary"
      >
        {n}
      </span>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-3 pt-1">
        <h3 className="text-16">{title}</h3>
        {children}
      </div>
    </li>
  );
}

function ScanStep({ setup: { picture, secret, uri } }: { setup: Setup }) {
  return (
    <Step n={2} title="Scan this code with the app">
      <img
        src={picture}
        alt="QR code for your authenticator app. The key below does the same."
        className="size-48 rounded-sm border border-line"
      />
      <p className="text-soft">
        On your phone right now?{' '}
        <a href={uri} className="text-link">
          Open it in your app
        </a>
        , or type this key there:
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="figures rounded-sm border border-line bg-sunken px-3 py-2 font-sans tracking-wide break-words">
          {groupedKey(secret)}
        </code>
        <Button
          variant="quiet"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy(secret)}
        >
          Copy key
        </Button>
      </div>
    </Step>
  );
}

interface SetUpAppProps {
  setup: Setup;
  onCancel: () => void;
  /** The first code was right: two-step sign-in is on. */
  onDone: () => void;
}

/** The app's first code; `submit` sends it. */
function useFirstCode({ setup, onDone }: Omit<SetUpAppProps, 'onCancel'>) {
  const { client } = useSessionStore();
  const { control, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'code',
    rules: { validate: codeProblem },
  });
  const submit = handleSubmit(async ({ code }) => {
    const problem = await giveAppCode(client, setup.factorId, code);
    if (problem === null) return onDone();
    setError('code', { message: problem.message });
    // Typing the next code replaces the refused one.
    setFocus('code', { shouldSelect: true });
  });
  return { field, error: fieldState.error?.message, busy: formState.isSubmitting, submit };
}

/** Sets up an authenticator app: scan or type the key, then confirm it with a code. */
export function SetUpApp({ setup, onCancel, onDone }: SetUpAppProps) {
  const { field, error, busy, submit } = useFirstCode({ setup, onDone });
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);

  return (
    <div ref={start} tabIndex={-1}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ol className="grid gap-6">
          <Step n={1} title="Get an authenticator app">
            <p className="text-soft">
              Google Authenticator, Microsoft Authenticator, 1Password and the Passwords app of an
              iPhone all work. Skip this if you have one.
            </p>
          </Step>
          <ScanStep setup={setup} />
          <Step n={3} title="Enter the code that it shows">
            <CodeField
              {...field}
              label="Six-digit code"
              error={error}
              hint="It changes every 30 seconds."
            />
            <p role="status" className="sr-only">
              {error}
            </p>
            <Alert>Turning it on signs out your other devices.</Alert>
            <PartActions>
              <Button type="submit" busy={busy} busyLabel="Turning on...">
                Turn on
              </Button>
              <Button variant="secondary" onClick={onCancel}>
                Cancel
              </Button>
            </PartActions>
          </Step>
        </ol>
      </form>
    </div>
  );
}
