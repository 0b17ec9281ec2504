import type { PaperKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import type { SampleKind } from '@prepward/contracts/test-bank';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An item as a paper holds it. */
export interface PaperItem {
  itemId: string;
  version: number;
  /** The correct answer as printed in the paper; older rows don't have it. */
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
  /** Its name in URLs. */
  @PrimaryColumn('text')
  slug!: string;

  @Column('text')
  subject!: Subject;

  @Column('text')
  kind!: PaperKind;

  /** SHA-256 of the file, which names it in the storage. */
  @Column('text')
  hash!: string;

  /** Hash of everything it was made from: while that's the same, it doesn't need to be remade. */
  @Column('text')
  madeFrom!: string;

  @Column('int')
  pages!: number;

  @Column('int')
  bytes!: number;

  /** The items it asks, in order; empty for a study sheet. */
  @Column('jsonb')
  items!: PaperItem[];

  /** How many questions it asks; null if an older release made it: then it's the number of items. */
  @Column('int', { nullable: true })
  questions!: number | null;

  /** Pages anyone may see; only for papers that are sold. */
  @Column('jsonb', { default: [] })
  samples!: PaperSample[];

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  madeAt!: Date;
}
