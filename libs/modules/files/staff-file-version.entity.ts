import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffFile } from './staff-file.entity.js';

/** A page of a file as a picture. */
export interface FilePicture {
  /** From 1. */
  page: number;
  /** SHA-256 of the picture, which names it in the storage. */
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

/** One version of a file. The same bytes are stored once. */
@Entity('staff_file_versions')
@Index('staff_file_versions_hash', ['hash'], { unique: true })
export class StaffFileVersion {
  @PrimaryColumn('uuid')
  fileId!: string;

  @ManyToOne(() => StaffFile, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id', foreignKeyConstraintName: 'staff_file_versions_file_fk' })
  file?: StaffFile;

  @PrimaryColumn('int')
  version!: number;

  /** SHA-256 of the file, which names it in the storage. */
  @Column('text')
  hash!: string;

  @Column('int')
  bytes!: number;

  @Column('int')
  pages!: number;

  @Column('jsonb')
  pictures!: FilePicture[];

  @Column('uuid')
  createdBy!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
