import type { MailKind } from '@prepward/contracts/notification-rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a student chose of the emails that may be switched off. Made when it is first needed. */
@Entity('notification_settings')
@Index('notification_settings_key', ['unsubscribeKey'], { unique: true })
export class NotificationSettings {
  @PrimaryColumn('uuid')
  userId!: string;

  /** The kinds that are switched off. */
  @Column('text', { array: true, default: () => "'{}'" })
  muted!: MailKind[];

  /**
   * In the links of emails: 24 random bytes, base64url. Kept as it is, because each new email
   * carries it; whoever finds one can switch these emails off, and nothing else.
   */
  @Column('text')
  unsubscribeKey!: string;

  /** When the last study reminder went out. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;
}
