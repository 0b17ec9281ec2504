import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Access that staff gave, or took back. */
@Entity('grants')
@Index('grants_user', ['userId'])
@Index('grants_revokes', ['revokes'], { unique: true })
export class Grant {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  plan!: string;

  @Column('timestamptz')
  startsAt!: Date;

  /** Null: permanently. */
  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  /** The grant that this row revokes, from `startsAt` on. */
  @Column('uuid', { nullable: true })
  revokes!: string | null;

  @Column('text')
  operator!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
