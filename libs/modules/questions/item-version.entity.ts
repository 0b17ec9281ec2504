import type { BankItem } from '@prepward/content/bank/kit/types';
import type { ItemAnswerSheet, ItemView } from '@prepward/contracts/items';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Item } from './item.entity.js';

/**
 * What an item said at one time. Attempts refer to versions, so a student's review shows what the
 * student saw. The key is separate from the view: code that sends data to a browser never touches
 * it.
 */
@Entity('item_versions')
export class ItemVersion {
  @PrimaryColumn('text')
  itemId!: string;

  @ManyToOne(() => Item)
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'item_versions_item_fk' })
  item?: Item;

  @PrimaryColumn('int')
  version!: number;

  /** Hash of all content, including the passage: any change makes a new version. */
  @Column('text')
  contentHash!: string;

  @Column('jsonb')
  view!: ItemView;

  @Column('jsonb')
  sheet!: ItemAnswerSheet;

  /**
   * What `view` and `sheet` were rendered from: Markdown as its author wrote it, key included. For
   * papers and editors, never for a browser. Null in versions older than this column.
   */
  @Column('jsonb', { nullable: true })
  source!: BankItem | null;

  /** Id of a row in `passages`. */
  @Column('text', { nullable: true })
  passageHash!: string | null;

  /** The source's family; null if it has none. A trigger derives this and the next two. */
  @Column('text', { nullable: true })
  family!: string | null;

  /** Id of the text that the view asks about. */
  @Column('text', { nullable: true })
  passageId!: string | null;

  /** Number of words in the question and its choices. */
  @Column('int')
  words!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
