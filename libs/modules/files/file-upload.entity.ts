import type { FileUpload as UploadView } from '@prepward/contracts/admin-files';
import type { FileProblem } from '@prepward/contracts/file-rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file on its way here, in pieces. */
@Entity('file_uploads')
@Index('file_uploads_oldest', ['updatedAt'])
export class FileUpload {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** As the sender says; what arrives is compared with it. */
  @Column('int')
  bytes!: number;

  /** SHA-256, as the sender says. */
  @Column('text')
  hash!: string;

  /** The file that gets a version; once taken or refused as a duplicate, the file it is or duplicates. */
  @Column('uuid', { nullable: true })
  fileId!: string | null;

  /** Pieces in the storage, counted from the first without a gap. */
  @Column('int', { default: 0 })
  chunks!: number;

  @Column('text', { default: 'receiving' })
  state!: UploadView['state'];

  @Column('text', { nullable: true })
  problem!: FileProblem | null;

  @Column('uuid')
  createdBy!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  updatedAt!: Date;
}
