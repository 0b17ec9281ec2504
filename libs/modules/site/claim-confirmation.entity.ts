import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That an operator confirms a claim of the site. */
@Entity('claim_confirmations')
export class ClaimConfirmation {
  @PrimaryColumn('text')
  claimId!: string;

  /** What was confirmed: another text has to be confirmed again. */
  @Column('text')
  text!: string;

  @Column('text')
  reason!: string;

  @Column('uuid')
  confirmedBy!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  confirmedAt!: Date;
}
