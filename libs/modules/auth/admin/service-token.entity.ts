import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A program's permission to manage accounts, granted and revoked by an operator. */
@Entity('service_tokens')
@Index('service_tokens_hash', ['tokenHash'], { unique: true })
export class ServiceToken {
  @PrimaryColumn('uuid')
  id!: string;

  /** Which program has it. */
  @Column('text')
  name!: string;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
