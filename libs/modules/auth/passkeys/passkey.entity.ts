import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity.js';

/** A key pair that a phone, computer or security key keeps for an account (WebAuthn). */
@Entity('passkeys')
@Index('passkeys_credential_key', ['credentialId'], { unique: true })
@Index('passkeys_user', ['userId'])
export class Passkey {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user_fk' })
  user?: User;

  /** The id by which the device knows it, base64url. */
  @Column('text')
  credentialId!: string;

  /** COSE. The private half never leaves the device. */
  @Column('bytea')
  publicKey!: Buffer;

  /** How often it was used, by the device's count; 0 if the device doesn't count. Unsigned, 32 bits. */
  @Column('bigint', { default: 0, transformer: { to: (count: number) => count, from: Number } })
  counter!: number;

  /** How the browser reaches the device: `internal`, `usb`, `hybrid`, … */
  @Column('text', { array: true, default: [] })
  transports!: string[];

  /** What its owner calls it. */
  @Column('text')
  friendlyName!: string;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
