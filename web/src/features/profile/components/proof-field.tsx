import type { PrivacyView } from '@prepward/contracts/privacy';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { attempt } from '../../../entities/account/auth-call.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/field.js';
import { PasswordField } from '../../../ui/password-field.js';

/**
 * How students confirm their identity: the password, or an emailed code for accounts without one.
 */
export type ProofKind = PrivacyView['proof'];

const ASKED: Record<ProofKind, string> = {
  password: 'Enter your current password.',
  code: 'Enter the code from the email.',
};

/** Why a proof can't be left empty. */
export const proofAsked = (proof: ProofKind): string => ASKED[proof];

/** Requests an email with a code that confirms the user's identity. */
export function SendCode({ children }: { children: ReactNode }) {
  const { client } = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const send = async () => {
    setBusy(true);
    const problem = await attempt("We couldn't send the code.", async () =>
      (await client()).reauthenticate(),
    );
    setBusy(false);
    setSaid(
      problem === null
        ? {
            tone: 'success',
            text: `We emailed you a code. It expires in ${LINK_MINUTES.proof} minutes.`,
          }
        : { tone: 'error', text: problem.message },
    );
  };
  return (
    <div className="grid gap-3">
      <p className="text-soft">{children}</p>
      {said ? (
        <Alert tone={said.tone} live>
          {said.text}
        </Alert>
      ) : null}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void send()}>
          {said?.tone === 'success' ? 'Send another code' : 'Email me a code'}
        </Button>
      </div>
    </div>
  );
}

interface CodeFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  autoFocus?: boolean;
}

/** Where the emailed code is typed. */
export function CodeFromEmail({ field, error, autoFocus = false }: CodeFieldProps) {
  return (
    <TextField
      label="Code from the email"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      autoFocus={autoFocus}
      error={error}
      {...field}
    />
  );
}

interface ProofFieldProps extends CodeFieldProps {
  proof: ProofKind;
  /** Label of the password field. */
  label?: string;
}

/** Asks for the kind of proof that the account supports. */
export function ProofField({ proof, label = 'Current password', ...rest }: ProofFieldProps) {
  const { field, error, autoFocus = false } = rest;
  return proof === 'password' ? (
    <PasswordField
      label={label}
      required
      autoFocus={autoFocus}
      autoComplete="current-password"
      error={error}
      {...field}
    />
  ) : (
    <>
      <SendCode>
        You sign in without a password, so we email you a code to make sure it’s you.
      </SendCode>
      <CodeFromEmail {...rest} />
    </>
  );
}
