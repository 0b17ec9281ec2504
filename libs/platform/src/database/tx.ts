import type { EntityManager } from 'typeorm';

/** A running transaction. Repositories take it so that several writes commit together. */
export type Tx = EntityManager;
