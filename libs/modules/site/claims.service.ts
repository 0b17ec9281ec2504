import { Injectable } from '@nestjs/common';
import { CLAIMS } from '@prepward/content/site/claims';
import { SAMPLES } from '@prepward/content/site/samples';
import type { AdminClaim, AdminClaims, ClaimMeasure } from '@prepward/contracts/admin-claims';
import { noteForAudit } from '@prepward/platform/audit';
import { Clock } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { ClaimMeasures } from '../reporting/index.js';
import {
  ClaimConfirmationRepository,
  type ConfirmationRow,
} from './claim-confirmation.repository.js';

/** What a person has to confirm, because nothing measures it. */
const SAID = [...CLAIMS.filter(({ kind }) => kind === 'operator-statement'), ...SAMPLES];

function holds({ rule, claimed, measured }: ClaimMeasure): boolean {
  if (measured === null) return false;
  if (rule === 'exactly') return measured === claimed;
  return rule === 'at-least' ? measured >= claimed : measured <= claimed;
}

/** The claims of the public site, and whether they are true. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly confirmations: ClaimConfirmationRepository,
    private readonly measures: ClaimMeasures,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** All of them, in the site's order, with measurements taken now. */
  async list(): Promise<AdminClaims> {
    const [measured, rows] = await Promise.all([this.measures.now(), this.confirmations.all()]);
    const confirmed = new Map(rows.map((row) => [row.claim_id, row]));
    const said = (claim: (typeof SAID)[number], verdict: AdminClaim['verdict']): AdminClaim => ({
      ...{ id: claim.id, text: claim.text, shownOn: [...claim.shownOn] },
      verdict,
      measures: [],
      confirmation: confirmationOf(claim, confirmed.get(claim.id)),
    });
    const claims = CLAIMS.map((claim): AdminClaim => {
      if (claim.kind === 'operator-statement') return said(claim, 'operator');
      const measures = claim.measures.map(({ key, how, claimed, rule }) => ({
        ...{ how, claimed, rule },
        measured: measured[key],
      }));
      const { id, text, shownOn } = claim;
      const verdict = measures.every(holds) ? 'true' : 'not-yet';
      return { id, text, shownOn: [...shownOn], verdict, measures, confirmation: null };
    });
    return {
      measuredAt: this.clock.now().toISOString(),
      claims: [...claims, ...SAMPLES.map((sample) => said(sample, 'sample'))],
    };
  }

  /**
   * Records that an operator confirms a claim in its current wording.
   *
   * @throws DomainError CLAIM_NOT_FOUND, CLAIM_IS_MEASURED
   */
  async confirm(by: string, id: string, reason: string): Promise<void> {
    const { text } = this.said(id);
    await this.transactions.run(async (tx) => {
      await this.confirmations.save(tx, { claimId: id, text, reason, by });
      noteForAudit({ after: { text, confirmed: true } });
    });
  }

  /**
   * Withdraws a confirmation; does nothing if there is none.
   *
   * @throws DomainError CLAIM_NOT_FOUND, CLAIM_IS_MEASURED
   */
  async unconfirm(id: string): Promise<void> {
    const { text } = this.said(id);
    await this.transactions.run(async (tx) => {
      await this.confirmations.delete(tx, id);
      noteForAudit({ after: { text, confirmed: false } });
    });
  }

  private said(id: string): (typeof SAID)[number] {
    const found = SAID.find((each) => each.id === id);
    if (found !== undefined) return found;
    throw new DomainError(
      CLAIMS.some((claim) => claim.id === id) ? 'CLAIM_IS_MEASURED' : 'CLAIM_NOT_FOUND',
    );
  }
}

/** A confirmation of a different wording doesn't count. */
function confirmationOf(
  { text }: { text: string },
  row: ConfirmationRow | undefined,
): AdminClaim['confirmation'] {
  if (row === undefined || row.text !== text) return null;
  return { at: row.confirmed_at.toISOString(), by: row.confirmed_by, reason: row.reason };
}
