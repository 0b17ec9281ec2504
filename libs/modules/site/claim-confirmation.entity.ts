import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An operator's confirmation of a claim on the site. */
@Entity('claim_confirmations')
export class ClaimConfirmation {
  @PrimaryColumn('text')
  claimId!: string;

  /** The confirmed text: a different text has to be confirmed again. */
  @Column('text')
  text!: string;

  @Column('text')
  reason!: string;

  @Column('uuid')
  confirmedBy!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  confirmedAt!: Date;
}
