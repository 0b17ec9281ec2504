import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user is an admin if they have a row with role `admin` here; removing it takes effect at once. */
@Entity('user_roles')
export class UserRole {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  role!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
