import type { PassageRecord } from '@prepward/contracts/items';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One wording of a passage, by its hash: a changed passage is a new row. */
@Entity('passages')
export class Passage {
  @PrimaryColumn('text')
  hash!: string;

  @Column('jsonb')
  content!: PassageRecord;
}
