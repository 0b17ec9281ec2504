import type { Passage as PassageSource } from '@prepward/content/bank/kit/types';
import type { PassageRecord } from '@prepward/contracts/items';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One wording of a passage, keyed by its hash: a changed passage is a new row. */
@Entity('passages')
export class Passage {
  @PrimaryColumn('text')
  hash!: string;

  @Column('jsonb')
  content!: PassageRecord;

  /** What `content` was rendered from; null if only versions older than this column use it. */
  @Column('jsonb', { nullable: true })
  source!: PassageSource | null;

  /** Number of words in the text; a trigger derives it. */
  @Column('int')
  words!: number;
}
