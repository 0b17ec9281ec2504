import type { OptionChoices, Suspicion } from '@prepward/contracts/admin-items';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Item } from './item.entity.js';

/** How students answer an item in its current wording; recounted every night. */
@Entity('item_statistics')
@Index('item_statistics_suspects', ['itemId'], { where: `suspicions <> '{}'` })
export class ItemStatistics {
  @PrimaryColumn('text')
  itemId!: string;

  @OneToOne(() => Item)
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'item_statistics_item_fk' })
  item?: Item;

  @Column('timestamptz')
  countedAt!: Date;

  /** First answers of students. */
  @Column('int')
  answers!: number;

  @Column('double precision')
  pValue!: number;

  @Column('double precision')
  pLow!: number;

  @Column('double precision')
  pHigh!: number;

  /** Item-rest correlation; null until enough students have answered. */
  @Column('double precision', { nullable: true })
  discrimination!: number | null;

  @Column('double precision', { nullable: true })
  discriminationLow!: number | null;

  @Column('double precision', { nullable: true })
  discriminationHigh!: number | null;

  @Column('int', { nullable: true })
  medianMs!: number | null;

  @Column('jsonb')
  options!: OptionChoices[];

  @Column('text', { array: true })
  suspicions!: Suspicion[];
}
