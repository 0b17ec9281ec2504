import type { PaperKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import type { SampleKind } from '@prepward/contracts/test-bank';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An item as a paper holds it. */
export interface PaperItem {
  itemId: string;
  version: number;
  /** What the paper says is right; older rows don't have it. */
  key?: string;
}

/** A page of a sold paper as a picture. */
export interface PaperSample {
  shows: SampleKind;
  /** From 1. */
  page: number;
  /** SHA-256 of the picture, which names it in the storage. */
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

/** A paper that was made, with the file that holds it now. */
@Entity('papers')
@Index('papers_hash', ['hash'], { unique: true })
export class Paper {
  /** Its name in addresses. */
  @PrimaryColumn('text')
  slug!: string;

  @Column('text')
  subject!: Subject;

  @Column('text')
  kind!: PaperKind;

  /** SHA-256 of the file, which names it in the storage. */
  @Column('text')
  hash!: string;

  /** Hash of all that it was made of: as long as that is the same, it needs no making. */
  @Column('text')
  madeFrom!: string;

  @Column('int')
  pages!: number;

  @Column('int')
  bytes!: number;

  /** What it asks, in its order; empty on a study sheet. */
  @Column('jsonb')
  items!: PaperItem[];

  /** How many questions it asks; null where a former release made it, which is as many as items. */
  @Column('int', { nullable: true })
  questions!: number | null;

  /** Pages that anyone may see; only of a paper that is sold. */
  @Column('jsonb', { default: [] })
  samples!: PaperSample[];

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  madeAt!: Date;
}
