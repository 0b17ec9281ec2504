import type { ItemStatus } from '@prepward/contracts/admin-items';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An item of the bank: what it is about, and which version is current. Never deleted. */
@Entity('items')
@Index('items_live', ['subject', 'type'], { where: `status = 'live'` })
export class Item {
  /** `model:seed` */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  model!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  area!: string;

  @Column('text')
  objective!: string;

  @Column('text')
  type!: string;

  /** Prior difficulty, in logits. */
  @Column('double precision')
  difficulty!: number;

  /**
   * Quarantined items are hidden from students until someone has reviewed them; retired ones left
   * the bank.
   */
  @Column('text', { default: 'live' })
  status!: ItemStatus;

  @Column('int')
  version!: number;

  /** Number of finished attempts with it; recounted from the attempts every hour. */
  @Column('int', { default: 0 })
  timesShown!: number;

  @Column('int', { default: 0 })
  timesRight!: number;

  /** Median time on the item, ms; null until enough students have had it. */
  @Column('int', { nullable: true })
  medianMs!: number | null;
}
