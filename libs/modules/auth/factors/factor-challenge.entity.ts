import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Factor } from './factor.entity.js';

/** A code was asked for; it is answered once, within minutes. */
@Entity('mfa_challenges')
@Index('mfa_challenges_factor', ['factorId'])
export class FactorChallenge {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  factorId!: string;

  @ManyToOne(() => Factor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'factor_id', foreignKeyConstraintName: 'mfa_challenges_factor_fk' })
  factor?: Factor;

  @Column('timestamptz')
  expiresAt!: Date;
}
