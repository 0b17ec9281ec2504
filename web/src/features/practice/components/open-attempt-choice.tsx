import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { attemptLink, attemptTopic, KIND_NAMES } from '../../../entities/attempt/attempts.js';
import { LinkButton } from '../../../ui/link-button.js';
import { useOpenAttempt } from '../api/open-attempt.js';

interface OpenAttemptChoiceProps {
  attempt: AttemptSummary;
  /** A new one can be started below, which ends this one. */
  replaceable?: boolean;
}

/** A student has one open attempt of each kind: it's shown before the choices for a new one. */
export function OpenAttemptChoice({ attempt, replaceable = false }: OpenAttemptChoiceProps) {
  const { kind, answered, items } = attempt;
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-primary bg-tint p-4">
      <div className="min-w-0 grow basis-56">
        <h2 className="text-18 tracking-normal">You have one open: {attemptTopic(attempt)}</h2>
        <p className="figures mt-1 text-soft">
          {KIND_NAMES[kind]}, {answered} of {items} answered.
          {replaceable
            ? " Starting a new one ends it: it's scored as is and stays in your history."
            : ''}
        </p>
      </div>
      <LinkButton {...attemptLink(attempt)} variant="primary" className="max-sm:w-full">
        Continue
      </LinkButton>
    </section>
  );
}

/** The open attempt that a start of the kind would end, if there is one. */
export function OpenAttemptNotice({ kind, category }: { kind: AttemptKind; category?: string }) {
  const { open } = useOpenAttempt(kind, category);
  return open ? <OpenAttemptChoice attempt={open} replaceable /> : null;
}
