import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Someone is signing in at Google, and comes back within minutes, in the same browser. */
@Entity('google_flows')
@Index('google_flows_state_key', ['stateHash'], { unique: true })
export class GoogleFlow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea')
  stateHash!: Buffer;

  /** Of the cookie in the browser that began the flow. */
  @Column('bytea')
  browserHash!: Buffer;

  /** What the token must repeat. */
  @Column('text')
  nonce!: string;

  /** Our verifier toward Google (RFC 7636). */
  @Column('text')
  codeVerifier!: string;

  /** The browser's challenge toward us: S256 of the verifier that it keeps. */
  @Column('text')
  codeChallenge!: string;

  /** The page to come back to, whose origin is allowed; null for the site's own. */
  @Column('text', { nullable: true })
  redirectTo!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
