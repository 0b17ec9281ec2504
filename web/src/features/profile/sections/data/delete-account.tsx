import type { PrivacyView } from '@prepward/contracts/privacy';
import { DELETION_DAYS } from '@prepward/contracts/privacy-rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../../lib/api.js';
import { dayOfInstant } from '../../../../lib/dates.js';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { toast } from '../../../../ui/toast.js';
import { useKeepAccount } from '../../api/privacy.js';
import { Part, PartActions } from '../../components/section-parts.js';
import { ProveAndDelete } from './prove-and-delete.js';

function WhatGoes() {
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="font-semibold">What goes</h3>
        <p className="mt-1 text-soft">
          Your practices, answers, results and notes, your files, your details, and every way to
          sign in. Your plan stops renewing right away.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">What stays</h3>
        <p className="mt-1 text-soft">
          Amounts and dates of payments, as tax law requires, without your name or address.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">When</h3>
        <p className="mt-1 text-soft">
          In {DELETION_DAYS} days. Until then you can log in and keep your account.
        </p>
      </div>
    </div>
  );
}

function Pending({ dueAt }: { dueAt: string }) {
  const keep = useKeepAccount();
  return (
    <Part title="Delete your account">
      <div className="grid gap-4">
        <Alert tone="notice" title={`Your account will be deleted on ${dayOfInstant(dueAt)}`}>
          <p>
            Changed your mind? Keep it, and nothing is lost. Your plan doesn’t renew; you can{' '}
            <Link to="/subscription" className="text-link">
              resume it
            </Link>
            .
          </p>
        </Alert>
        {keep.error ? (
          <Alert tone="error" title="That didn’t work" live>
            {messageOf(keep.error)}
          </Alert>
        ) : null}
        <PartActions>
          <Button
            busy={keep.isPending}
            onClick={() =>
              keep.mutate(undefined, {
                onSuccess: () => toast({ tone: 'success', title: 'Your account stays' }),
              })
            }
          >
            Keep my account
          </Button>
        </PartActions>
      </div>
    </Part>
  );
}

/** Deletes the account, or takes that back. */
export function DeleteAccount({ view }: { view: PrivacyView }) {
  const [asking, setAsking] = useState(false);
  if (view.deletionDueAt !== null) {
    if (asking) {
      setAsking(false);
    }
    return <Pending dueAt={view.deletionDueAt} />;
  }
  return (
    <Part title="Delete your account">
      <div className="grid gap-5">
        <WhatGoes />
        {asking ? (
          <ProveAndDelete proof={view.proof} onCancel={() => setAsking(false)} />
        ) : (
          <PartActions>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Delete my account…
            </Button>
          </PartActions>
        )}
      </div>
    </Part>
  );
}
