import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that staff send often. */
@Entity('canned_texts')
export class CannedTextRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  updatedAt!: Date;
}
