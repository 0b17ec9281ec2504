import { BRAND } from '@prepward/contracts/brand';
import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { FORM_FIELDS, type FormKind, SEND_PACE_MINUTES } from '@prepward/contracts/quote-rules';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, messageOf, OfflineError } from '../../../../lib/api.js';
import { CHAT_HREF } from '../../../../lib/chat.js';
import { Alert } from '../../../../ui/alert.js';
import { Icon } from '../../../../ui/icon.js';
import type { Problems } from './use-enquiry.js';

/** The ways to reach us that need no form. */
function OtherWays() {
  return (
    <>
      write to{' '}
      <a className="text-link" href={`mailto:${BRAND.contactEmail}`}>
        {BRAND.contactEmail}
      </a>{' '}
      or{' '}
      <a className="text-link" href={CHAT_HREF} target="_blank" rel="noopener">
        chat with us
      </a>
    </>
  );
}

interface SummaryProps {
  kind: FormKind;
  problems: Problems;
  onGoTo: (field: string) => void;
}

/**
 * Every problem with a link to its field; renders nothing without one. It isn't announced as it shrinks:
 * the focus is on the first field, which says what is wrong with it.
 */
export function ErrorSummary({ kind, problems, onGoTo }: SummaryProps) {
  const wrong = FORM_FIELDS[kind].filter((field) => problems[field] !== undefined);
  if (wrong.length === 0) {
    return null;
  }
  const title =
    wrong.length === 1
      ? 'One thing needs another look'
      : `${wrong.length} things need another look`;
  return (
    <section aria-label={title}>
      <Alert tone="error" title={title}>
        <ul className="mt-1">
          {wrong.map((field) => (
            <li key={field}>
              <button
                type="button"
                className="text-link min-h-target text-left"
                onClick={() => onGoTo(field)}
              >
                {problems[field]}
              </button>
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}

function wordsOf(error: unknown): { title: string; text: string } {
  if (error instanceof OfflineError) {
    return {
      title: 'Not sent: you’re offline',
      text: 'Press the button again when you’re back online.',
    };
  }
  if (error instanceof ApiError && error.status === 429) {
    return {
      title: 'Not sent: too many forms came from your network',
      text: `Wait ${SEND_PACE_MINUTES} minutes and press the button again.`,
    };
  }
  return { title: 'Not sent', text: messageOf(error) };
}

/** Why the form could not be sent, and what to do; what was typed is still there above it. */
export function Failure({ error }: { error: unknown }) {
  const { title, text } = wordsOf(error);
  return (
    <Alert tone="error" title={title} live>
      <p>
        What you typed is still here. {text} Or <OtherWays />.
      </p>
    </Alert>
  );
}

const NEXT: Record<FormKind, (address: string) => readonly string[]> = {
  quote: (address) => [
    `We’ll email ${address} to confirm that we got it. If you don’t see it, check your spam folder.`,
    `A person will read it and write back with questions or a quote. ${CLAIM_TEXTS['reply-time']}.`,
    'Nothing starts, and you owe nothing, until you accept the quote.',
  ],
  contact: (address) => [
    `A person will read it and write back to ${address}. ${CLAIM_TEXTS['reply-time']}.`,
    'If you don’t see our answer, check your spam folder.',
  ],
};

/** Replaces the form once it has been received: what happens next. */
export function Sent({ kind, address }: { kind: FormKind; address: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="animate-appear">
      <h3 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-21">
        <Icon name="right" className="size-6 text-correct" />
        {kind === 'quote' ? 'We got your request' : 'We got your message'}
      </h3>
      <p className="mt-4 font-medium">What happens next</p>
      <ol className="mt-1 grid list-decimal gap-1 pl-5">
        {NEXT[kind](address).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4">
        In the meantime:{' '}
        <Link className="text-link" to="/exam-practice">
          practice for free
        </Link>
        , or <OtherWays />.
      </p>
    </div>
  );
}
