import type { MailKind } from '@prepward/contracts/notification-rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A student's choices for the emails that can be turned off. Created when first needed. */
@Entity('notification_settings')
@Index('notification_settings_key', ['unsubscribeKey'], { unique: true })
export class NotificationSettings {
  @PrimaryColumn('uuid')
  userId!: string;

  /** The kinds that are turned off. */
  @Column('text', { array: true, default: () => "'{}'" })
  muted!: MailKind[];

  /**
   * In the links of emails: 24 random bytes, base64url. Stored in plain text, because each new
   * email contains it; anyone who finds one can turn these emails off, and nothing else.
   */
  @Column('text')
  unsubscribeKey!: string;

  /** When the last study reminder went out. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;
}
