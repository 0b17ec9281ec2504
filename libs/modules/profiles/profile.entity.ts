import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the product keeps of a student beside the account. */
@Entity('profiles')
export class Profile {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text', { default: '' })
  firstName!: string;

  @Column('text', { default: '' })
  lastName!: string;

  @Column('text', { default: 'free' })
  subscriptionStatus!: 'active' | 'free';

  /** Null while free, and for lifetime grants. */
  @Column('timestamptz', { nullable: true })
  subscriptionEndDate!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
