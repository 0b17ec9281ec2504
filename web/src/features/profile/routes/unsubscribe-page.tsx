import { BRAND } from '@prepward/contracts/brand';
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '@prepward/contracts/notification-rules';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call, messageOf } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { Alert } from '../../../ui/alert.js';
import { Brand } from '../../../ui/brand.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';

interface Way {
  key: string;
  kind: MailKind;
}

function wayOf(query: URLSearchParams): Way | null {
  const kind = MAIL_KINDS.find((known) => known === query.get('kind'));
  const key = query.get('key');
  return kind === undefined || !key ? null : { key, kind };
}

function Profile() {
  return (
    <Link to="/profile/emails" className="text-link">
      your profile
    </Link>
  );
}

/** Nothing changes before the button is pressed: programs follow links in emails, too. */
function Ask({ way }: { way: Way }) {
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const name = MAIL_KIND_NAMES[way.kind].toLowerCase();
  const leaveMails = async () => {
    setState('busy');
    try {
      await call('notifications.unsubscribe', { query: way });
      setState('done');
      setProblem(null);
    } catch (error) {
      setState('asking');
      setProblem(messageOf(error));
    }
  };
  if (state === 'done') {
    return (
      <div role="status">
        <h1 className="text-28">You’re unsubscribed</h1>
        <p className="mt-3">
          We won’t email you {name} anymore. Changed your mind? Turn them on again in <Profile />.
        </p>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-28">Stop {name}?</h1>
      <p className="mt-3 mb-5">
        {BRAND.name} won’t email you {name} anymore. Other emails aren’t affected.
      </p>
      {problem ? (
        <Alert tone="error" title="That didn’t work" live className="mb-5">
          {problem}
        </Alert>
      ) : null}
      <Button busy={state === 'busy'} onClick={() => void leaveMails()}>
        Unsubscribe
      </Button>
    </>
  );
}

/** /unsubscribe: where the link at the end of an email leads. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const way = wayOf(query);
  return (
    <div className="grid min-h-dvh content-start gap-6 px-4 py-4 sm:px-8">
      <PageMeta title="Unsubscribe" noIndex />
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-lg sm:pt-12">
        <Card>
          {way === null ? (
            <>
              <h1 className="text-28">This link is incomplete</h1>
              <p className="mt-3">
                Copy the whole address from the email, or choose your emails in <Profile />.
              </p>
            </>
          ) : (
            <Ask way={way} />
          )}
        </Card>
      </main>
    </div>
  );
}
