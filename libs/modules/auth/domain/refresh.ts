/** The parent of the active token is honored this long: two tabs refresh at once (docs/auth.md). */
const REUSE_GRACE_MS = 10_000;

/** What is known of a presented refresh token. */
export interface PresentedToken {
  /** The token that was made from it, if any. */
  child?: { id: string; createdAt: Date; hasChild: boolean };
}

/**
 * `rotate`: make the next token. `repeat`: give the active child again. `reuse`: end the session.
 * `over`: the session has lasted too long.
 */
export type RefreshDecision =
  | { kind: 'rotate' }
  | { kind: 'repeat'; childId: string }
  | { kind: 'reuse' }
  | { kind: 'over' };

/** Rotation with reuse detection (RFC 9700, 4.14.2), with a grace for the active token's parent. */
export function decideRefresh(presented: PresentedToken, now: Date): RefreshDecision {
  const { child } = presented;
  if (child === undefined) return { kind: 'rotate' };
  const age = now.getTime() - child.createdAt.getTime();
  return !child.hasChild && age <= REUSE_GRACE_MS
    ? { kind: 'repeat', childId: child.id }
    : { kind: 'reuse' };
}
