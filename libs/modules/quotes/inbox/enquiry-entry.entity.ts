import type { EntryKind } from '@prepward/contracts/admin-inbox';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Enquiry } from '../enquiry.entity.js';

/** What staff added to a request: a note for itself, or a reply that was emailed. */
@Entity('enquiry_entries')
@Index('enquiry_entries_thread', ['enquiryId', 'createdAt'])
export class EnquiryEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  enquiryId!: string;

  @ManyToOne(() => Enquiry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'enquiry_id', foreignKeyConstraintName: 'enquiry_entries_enquiry_fk' })
  enquiry?: Enquiry;

  @Column('text')
  kind!: EntryKind;

  @Column('text')
  text!: string;

  @Column('uuid')
  authorId!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
