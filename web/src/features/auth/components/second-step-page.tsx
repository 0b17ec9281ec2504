import { PageMeta } from '../../../lib/page-meta.js';
import { AuthShell } from './auth-shell.js';
import { SecondStepForm } from './second-step-form.js';

/** Asks for the second step of sign-in: all that an account with one can reach until then. */
export function SecondStepPage({ email }: { email: string }) {
  return (
    <AuthShell
      title="Enter your code"
      lead={
        <>
          Two-step sign-in is on for <span className="break-words text-ink">{email}</span>.
        </>
      }
    >
      <PageMeta title="Enter your code" noIndex />
      <SecondStepForm />
    </AuthShell>
  );
}
