import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Someone is at Google to sign in, and comes back within minutes, in the same browser. */
@Entity('google_flows')
@Index('google_flows_state_key', ['stateHash'], { unique: true })
export class GoogleFlow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea')
  stateHash!: Buffer;

  /** Of the cookie of the browser that began. */
  @Column('bytea')
  browserHash!: Buffer;

  /** What the token must repeat. */
  @Column('text')
  nonce!: string;

  /** Ours toward Google (RFC 7636). */
  @Column('text')
  codeVerifier!: string;

  /** The browser's toward us: S256 of the verifier that it keeps. */
  @Column('text')
  codeChallenge!: string;

  /** The page to come back to, whose origin is allowed; null for the site's own. */
  @Column('text', { nullable: true })
  redirectTo!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
