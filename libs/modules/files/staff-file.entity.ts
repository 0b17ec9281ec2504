import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file that staff uploaded, in its versions. */
@Entity('staff_files')
@Index('staff_files_newest', ['updatedAt', 'id'])
export class StaffFile {
  @PrimaryColumn('uuid')
  id!: string;

  /** As staff called it; nothing in the storage has this name. */
  @Column('text')
  name!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  updatedAt!: Date;
}
