import { Box, Stack, Typography } from '@mui/material';
import type { AdminClaim, ClaimMeasure } from '@prepward/contracts/admin-claims';
import { ActionButton } from '../ui/action-button.js';
import { Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { PlainTable } from '../ui/plain-table.js';
import { RecordLink } from '../ui/record-link.js';
import { Panel, ReadPage } from '../ui/staff-page.js';
import { StatusChip } from '../ui/status-chip.js';
import { claimedText, measuredText, pagesText, verdictWords } from './claim-words.js';

function ConfirmButton({ claim }: { claim: AdminClaim }) {
  if (claim.confirmation !== null) {
    return (
      <ActionButton
        route="admin.unconfirmClaim"
        id={claim.id}
        danger
        label="Withdraw"
        title="Withdraw this confirmation?"
        text={`“${claim.text}” counts as unconfirmed again.`}
        confirm="Withdraw"
        done="The confirmation is withdrawn."
      />
    );
  }
  return (
    <ActionButton
      route="admin.confirmClaim"
      id={claim.id}
      label="Confirm"
      title="Is this claim true?"
      text={`You confirm “${claim.text}”. Say what shows that it’s true: a count, a contract, a page of reviews.`}
      confirm="It’s true"
      done="The claim is confirmed."
    />
  );
}

function Confirmation({ claim: { confirmation } }: { claim: AdminClaim }) {
  if (confirmation === null) return null;
  return (
    <Typography variant="body2">
      <Moment at={confirmation.at} never="–" />,{' '}
      <RecordLink resource="users" id={confirmation.by}>
        an admin
      </RecordLink>
      : {confirmation.reason}
    </Typography>
  );
}

/** Claims that rest on someone's word: nothing measures them. */
function Said({ claims, label }: { claims: readonly AdminClaim[]; label: string }) {
  return (
    <PlainTable
      label={label}
      heads={['Claim', 'State', 'Shown on', 'Confirmation']}
      rows={claims.map((claim) => [
        claim.text,
        <StatusChip key="state" {...verdictWords(claim)} />,
        pagesText(claim.shownOn),
        <Stack key="confirm" sx={{ gap: 1, alignItems: 'start' }}>
          <Confirmation claim={claim} />
          <ConfirmButton claim={claim} />
        </Stack>,
      ])}
    />
  );
}

function lines(measures: readonly ClaimMeasure[], textOf: (measure: ClaimMeasure) => string) {
  return measures.map((measure) => <Box key={measure.how}>{textOf(measure)}</Box>);
}

/** Claims next to the measured values; those that don't hold come first. */
function Measured({ claims }: { claims: readonly AdminClaim[] }) {
  return (
    <PlainTable
      label="Measured claims"
      heads={['Claim', 'State', 'Claimed', 'Measured', 'How', 'Shown on']}
      rows={claims.map((claim) => [
        claim.text,
        <StatusChip key="state" {...verdictWords(claim)} />,
        lines(claim.measures, claimedText),
        lines(claim.measures, measuredText),
        lines(claim.measures, ({ how }) => how),
        pagesText(claim.shownOn),
      ])}
    />
  );
}

function Claims({ claims }: { claims: readonly AdminClaim[] }) {
  const of = (verdict: AdminClaim['verdict']) => claims.filter((each) => each.verdict === verdict);
  return (
    <>
      <Panel>
        <Section title="Measured">
          <Measured claims={[...of('not-yet'), ...of('true')]} />
        </Section>
      </Panel>
      <Panel>
        <Section title="Operator’s claims">
          <Said label="Claims of the operator" claims={of('operator')} />
        </Section>
      </Panel>
      <Panel>
        <Section title="Samples">
          <Said label="Sample content" claims={of('sample')} />
        </Section>
      </Panel>
    </>
  );
}

/** /claims: every claim of the public site, next to what was measured. */
export function ClaimsPage() {
  return (
    <ReadPage title="Claims" route="admin.claims">
      {({ claims, measuredAt }) => (
        <>
          <Typography color="textSecondary" sx={{ maxWidth: '64rem' }}>
            What the public site says about the product. Numbers were measured at{' '}
            <Moment at={measuredAt} never="–" exact />. A claim that can’t be measured has to be
            confirmed by a person, and again when its wording changes.
          </Typography>
          <Claims claims={claims} />
        </>
      )}
    </ReadPage>
  );
}
