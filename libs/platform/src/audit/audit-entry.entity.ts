import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Which staff member changed what, when and why. Rows are added and never changed: the
 * application's role can't do more. No foreign keys: what an entry is about may be deleted, the
 * entry stays.
 */
@Entity('audit_entries')
@Index('audit_entries_newest', ['createdAt', 'id'])
@Index('audit_entries_by_actor', ['actorId', 'createdAt'])
@Index('audit_entries_by_target', ['resourceId', 'createdAt'])
@Index('audit_entries_by_resource', ['action', 'resourceId', 'createdAt'])
export class AuditEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  /** The person; null for an operator at the command line. */
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  /** The route by its name in the route table, or `command.<name>`. */
  @Column('text')
  action!: string;

  @Column('text', { nullable: true })
  resourceId!: string | null;

  /** Personal data masked, as in `after`. */
  @Column('jsonb', { nullable: true })
  before!: unknown;

  @Column('jsonb', { nullable: true })
  after!: unknown;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { nullable: true })
  requestId!: string | null;
}
