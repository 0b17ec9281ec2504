import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Factor } from './factor.entity.js';

/** A code that replaces a lost phone, once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  factorId!: string;

  @ManyToOne(() => Factor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'factor_id', foreignKeyConstraintName: 'recovery_codes_factor_fk' })
  factor?: Factor;

  /** SHA-256: the code is random, so that a plain hash is enough. */
  @PrimaryColumn('bytea')
  codeHash!: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
